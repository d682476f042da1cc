import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingExecutions } from '@/data/queries/executions/use-executions';
import { usePermissions } from '@/data/session/use-session';
import { PENDING_STATUSES } from '@/domain/execution-status';
import { instanceViewPath, TRACKER_PATH, executionPath } from '@/domain/addresses/paths';
import { useFormat } from '@/i18n/format/use-format';
import { WithDurationBars } from '@/shared/execution/with-duration-bars';
import type { ExecutionRow } from '@/domain/execution';
import { LinkButton } from '@/ui/button/link-button';
import { Section } from '@/ui/layout/section';
import { DataTable } from '@/ui/table/data-table';
import type { Dashboard } from '../use-dashboard';
import { useUpcomingColumns, type UpcomingRow } from './upcoming-columns';
import { classNames } from '@/ui/theme/class-names';
import styles from './widgets.module.css';

/** The number of rows for which the widget reserves space; more rows scroll. */
const PLACES = 4;
/** The maximum number of pending executions listed. If there are more, the heading turns into an alarm. */
const MAX_PENDING = 10;

const TRACKER_LINK = `${TRACKER_PATH}?${new URLSearchParams(PENDING_STATUSES.map((status) => ['status', status]))}`;

/**
 * The pending executions, then the next scheduled runs. The height stays the same when a run starts or ends, so that
 * nothing below moves. The title is "pending" if an execution is pending, otherwise "next".
 */
export const PendingWidget = memo(function PendingWidget({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  const pending = usePendingExecutions(MAX_PENDING);
  const coming = useComingRows(dashboard);
  const columns = useUpcomingColumns(superAdmin, dashboard.now);
  const running = pending?.rows.map((row): UpcomingRow => ({ kind: 'run', row })) ?? [];
  const planned = coming?.slice(0, Math.max(0, PLACES - running.length)) ?? [];
  const rows = [...running, ...planned];
  const total = pending?.total ?? 0;
  const title = total > 0 ? t('pending') : t('next');
  return (
    <Section
      title={title}
      note={total > 0 && total < PLACES && planned.length > 0 && t('pendingThen')}
      alarm={total > MAX_PENDING}
      actions={
        total > 0 && (
          <LinkButton to={TRACKER_LINK} variant="quiet" size="small">
            {t('showCount', { number: format.number(total) })}
          </LinkButton>
        )
      }
    >
      {/* On a phone, the company is on a separate line. */}
      <div className={classNames(styles.places, superAdmin && styles.threeLines)}>
        <WithDurationBars rows={pending?.rows ?? NONE}>
          <DataTable
            dense
            label={title}
            columns={columns}
            rows={pending === undefined || (coming === undefined && rows.length === 0) ? undefined : rows}
            rowKey={keyOf}
            rowLink={linkOf}
            stickyHead={false}
            slideIn
            holdStill
            skeletonRows={PLACES}
            empty={<p className={styles.nothing}>{t('nextEmpty')}</p>}
          />
        </WithDurationBars>
      </div>
    </Section>
  );
});

const NONE: readonly ExecutionRow[] = [];
const keyOf = (coming: UpcomingRow): string | number => (coming.kind === 'run' ? coming.row.id : coming.code);
const linkOf = (coming: UpcomingRow): string =>
  coming.kind === 'run' ? executionPath(coming.row.id) : instanceViewPath(coming.code);

/** The next scheduled runs, soonest first; undefined until known. */
function useComingRows({ instances, nextRuns }: Dashboard): readonly UpcomingRow[] | undefined {
  return useMemo(() => {
    if (instances === undefined || nextRuns === undefined) return undefined;
    return instances
      .flatMap(({ code, label, company }): (UpcomingRow & { kind: 'next' })[] => {
        const at = nextRuns.get(code);
        return at === undefined ? [] : [{ kind: 'next', code, label, company, at }];
      })
      .sort((a, b) => a.at - b.at)
      .slice(0, PLACES);
  }, [instances, nextRuns]);
}
