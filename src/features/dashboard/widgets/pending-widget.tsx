import { memo, useMemo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingExecutions } from '@/data/queries/executions/use-executions';
import { usePermissions } from '@/data/session/use-session';
import { PENDING_STATUSES } from '@/domain/execution-status';
import { TRACKER_PATH } from '@/domain/addresses/paths';
import { useFormat } from '@/i18n/format/use-format';
import { ExecutionTable } from '@/shared/execution/execution-table';
import { LinkButton } from '@/ui/button/link-button';
import { Section } from '@/ui/layout/section';
import type { Dashboard } from '../use-dashboard';
import { useReservedRows } from '../use-reserved-rows';
import { NextRuns } from './next-runs';
import styles from './widgets.module.css';

/** The maximum number of pending executions listed. If there are more, the heading turns into an alarm. */
const MAX_PENDING = 10;
const PLACES = { name: 'dashboard-pending', least: 1, most: MAX_PENDING, first: 1 };

const TRACKER_LINK = `${TRACKER_PATH}?${new URLSearchParams(PENDING_STATUSES.map((status) => ['status', status]))}`;

/** The pending executions; without any, the next scheduled runs in their place. */
export const PendingWidget = memo(function PendingWidget({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  const pending = usePendingExecutions(MAX_PENDING);
  const total = pending?.total ?? 0;
  const places = useReservedRows(pending?.total, PLACES);
  const style = useMemo((): CSSProperties => ({ ['--places' as string]: places }), [places]);
  const title = total > 0 ? t('pending') : t('next');
  return (
    <Section
      title={title}
      alarm={total > MAX_PENDING}
      actions={
        total > 0 && (
          <LinkButton to={TRACKER_LINK} variant="quiet" size="small">
            {t('showCount', { number: format.number(total) })}
          </LinkButton>
        )
      }
    >
      <div className={styles.places} style={style}>
        {total > 0 && pending !== undefined ? (
          <ExecutionTable
            name={title}
            rows={pending.rows}
            showCompany={superAdmin}
            slideIn
            holdStill
            stickyHead={false}
            empty={null}
          />
        ) : (
          <NextRuns dashboard={dashboard} showCompany={superAdmin} />
        )}
      </div>
    </Section>
  );
});
