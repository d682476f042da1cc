import { CloudOff, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsBackfilled } from '@/data/queries/executions/use-executions';
import { useOnline } from '@/data/sync/use-sync';
import type { ExecutionRow } from '@/domain/execution';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Section } from '@/ui/layout/section';
import { RunList } from './run-list';

interface DashboardWidgetProps {
  title: string;
  rows: readonly ExecutionRow[] | undefined;
  /** Text for an empty list. */
  empty: string;
  /** Link to the complete list. */
  trackerLink: string;
}

/** One list of the dashboard. */
export function DashboardWidget({ title, rows, empty, trackerLink }: DashboardWidgetProps) {
  const { t } = useTranslation('dashboard');
  const online = useOnline();
  const filled = useIsBackfilled();
  const nothingYet = rows?.length === 0 && filled !== true;
  const unread = nothingYet && !online;
  return (
    <Section
      title={title}
      actions={
        (nothingYet || rows?.length !== 0) && (
          <LinkButton to={trackerLink} variant="quiet" size="small">
            {t('showAll')}
          </LinkButton>
        )
      }
    >
      <RunList
        name={title}
        rows={nothingYet && !unread ? undefined : rows}
        empty={
          <EmptyState
            icon={unread ? CloudOff : History}
            title={unread ? t('empty.missing', { ns: 'executions' }) : empty}
          />
        }
      />
    </Section>
  );
}
