import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingExecutions } from '@/data/queries/executions/use-executions';
import { useFormat } from '@/i18n/format/use-format';
import { LinkButton } from '@/ui/button/link-button';
import { Section } from '@/ui/layout/section';
import { PENDING_LINK } from '../tracker-link';
import { RunList } from './run-list';

/** The list shows at most this many pending executions. If there are more, the heading turns into an alarm. */
const MAX_PENDING = 10;

/** The pending executions. Renders nothing if there are none. */
export const PendingWidget = memo(function PendingWidget() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const pending = usePendingExecutions(MAX_PENDING);
  if (pending === undefined || pending.total === 0) return null;
  const { rows, total } = pending;
  return (
    <Section
      title={t('pending')}
      alarm={total > MAX_PENDING}
      actions={
        <LinkButton to={PENDING_LINK} variant="quiet" size="small">
          {t('showCount', { number: format.number(total) })}
        </LinkButton>
      }
    >
      <RunList name={t('pending')} rows={rows} empty={null} isBrief />
    </Section>
  );
});
