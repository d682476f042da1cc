import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDueTimeReader, useNextRuns } from '@/data/queries/period/use-period';
import type { InstanceWithSchedule } from '@/data/queries/schedules/use-scheduled-instances';
import { useScheduledDurations, type ScheduledDurations } from '@/data/queries/schedules/use-scheduled-durations';
import { usePermissions } from '@/data/session/use-session';
import { useServerMinute } from '@/data/use-server-time';
import { instanceSchedulePath } from '@/domain/addresses/links';
import { instanceViewPath } from '@/domain/addresses/paths';
import { readCron } from '@/domain/schedule/cron-runs';
import { overlapOf } from '@/domain/schedule/overlap';
import { useFormat } from '@/i18n/format/use-format';
import { PAGE_SIZE } from '@/lib/page-size';
import { ScheduleLine } from '@/shared/instance/schedule-line';
import { Section } from '@/ui/layout/section';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { Pager } from '@/ui/table/pager/pager';
import { Timestamp } from '@/ui/text/timestamp';
import { tooltip } from '@/ui/overlay/tooltip';
import type { Calendar } from './use-calendar';
import styles from './schedules.module.css';

/** A row of the list: an integration with its schedule and what is known about its runs. */
interface ScheduleRow extends InstanceWithSchedule {
  /** The next start, milliseconds since 1970; null if the integration is disabled or its schedule never starts it. */
  next: number | null;
  /** The usual duration of its runs, milliseconds; null if unknown. */
  usual: number | null;
  /** True if runs must not overlap, but a run of usual duration still goes on when the next run starts. */
  overlaps: boolean;
}

const keyOf = ({ code }: ScheduleRow): string => code;

/** The schedules of the calendar in words, with the next start and the usual duration. */
export function ScheduleList({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation('schedules');
  const { administrate } = usePermissions();
  const columns = useScheduleColumns();
  const { instances, page, showPage } = calendar;
  const shown = useMemo(() => instances?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), [instances, page]);
  const rows = useRows(shown, calendar.zone);
  return (
    <Section title={t('list.title')}>
      <div className={styles.table}>
        <DataTable
          label={t('list.title')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          // Only administrators see the tab with the schedule.
          rowLink={administrate ? scheduleAddressOf : viewAddressOf}
        />
      </div>
      <Pager page={page} total={instances?.length ?? 0} onPageChange={showPage} />
    </Section>
  );
}

const scheduleAddressOf = ({ code }: ScheduleRow): string => instanceSchedulePath(code);
const viewAddressOf = ({ code }: ScheduleRow): string => instanceViewPath(code);

function useRows(shown: readonly InstanceWithSchedule[] | undefined, zone: string): readonly ScheduleRow[] | undefined {
  const now = useServerMinute();
  const reader = useDueTimeReader(zone);
  const schedules = useMemo(() => shown?.map((each) => ({ ...each, scheduledSince: 0 })), [shown]);
  const next = useNextRuns(reader, schedules, now);
  const codes = useMemo(() => shown?.map(({ code }) => code) ?? [], [shown]);
  const durations: ScheduledDurations | undefined = useScheduledDurations(codes);
  return useMemo(
    () =>
      shown?.map((each): ScheduleRow => {
        const usual = durations?.[each.code]?.usual?.median ?? null;
        return {
          ...each,
          next: each.enabled ? (next?.get(each.code) ?? null) : null,
          usual,
          overlaps: usual !== null && overlapsNext(each, usual, zone, now),
        };
      }),
    [shown, next, durations, zone, now],
  );
}

/** True if runs must not overlap, but a run of usual duration still goes on when the next run starts. */
function overlapsNext(
  { cronExpression, allowSimultaneousRun }: InstanceWithSchedule,
  usual: number,
  zone: string,
  now: number,
): boolean {
  const reading = readCron(cronExpression, new Date(now), zone, zone);
  return reading.kind === 'runs' && overlapOf(reading.runs, usual, allowSimultaneousRun) !== null;
}

function useScheduleColumns(): readonly Column<ScheduleRow>[] {
  const { t } = useTranslation(['schedules', 'health', 'changes']);
  const format = useFormat();
  const { superAdmin } = usePermissions();
  return useMemo(
    (): Column<ScheduleRow>[] => [
      {
        key: 'label',
        header: t('changes:column.integration'),
        narrow: 'title',
        cell: ({ label }) => <span className={styles.name}>{label}</span>,
      },
      ...(superAdmin
        ? [
            {
              key: 'company',
              header: t('changes:column.company'),
              width: 'company',
              priority: 2,
              cell: ({ company }) => company ?? '–',
            } satisfies Column<ScheduleRow>,
          ]
        : []),
      {
        key: 'schedule',
        header: t('health:fact.schedule'),
        narrow: 'meta',
        cell: ({ cronExpression }) => <ScheduleLine cronExpression={cronExpression} eventTrigger={false} />,
      },
      {
        key: 'next',
        header: t('column.next'),
        width: 'time',
        narrow: 'side',
        cell: ({ enabled, next }) =>
          enabled ? <Timestamp moment={next} /> : <span className={styles.quiet}>{t('list.disabled')}</span>,
      },
      {
        key: 'usual',
        header: t('column.usual'),
        width: 'remark',
        narrow: 'metaEnd',
        cell: ({ usual, overlaps }) => {
          if (usual === null) return <span className={styles.quiet}>–</span>;
          const duration = format.rounded(usual);
          if (!overlaps)
            return (
              <>
                <span className={styles.usually}>{t('list.usually')} </span>
                {duration}
              </>
            );
          return (
            <span className={styles.warned} {...tooltip(t('overlap.title', { duration }))}>
              <TriangleAlert size={14} aria-hidden />
              {t('list.overlaps', { duration })}
            </span>
          );
        },
      },
    ],
    [t, format, superAdmin],
  );
}
