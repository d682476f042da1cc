import { Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useScheduledInstances,
  useStarts,
  type InstanceWithSchedule,
} from '@/data/queries/schedules/use-scheduled-instances';
import { useRememberedSwitch } from '@/data/use-remembered-switch';
import { browserZone } from '@/data/use-server-zone';
import { busiestQuarter, daySpan, longestFree, quartersOf, type Quarter } from '@/domain/schedule/day-starts';
import { formatDay, formatHourMinute } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { StartList } from '@/shared/schedules/start-list';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { useToday } from '@/ui/text/device-clock';
import { DayLegend } from './day-lane';
import { DayStrip } from './day-strip';
import { QuarterTable } from './quarter-table';
import styles from './day.module.css';

/** Used as the code of an integration that does not exist yet. */
const NEW = '';
const TABLE_SWITCH_KEY = 'schedule-day-table';

interface DaySectionProps {
  /** The code of the integration in the form; null for a new integration. */
  code: string | null;
  companyCode: string | null;
  /** The cron expression in the form; null if the schedule starts nothing. */
  expression: string | null;
  /** The usual duration of a run, milliseconds; null if unknown. */
  usual: number | null;
  /** The time zone of schedules. */
  zone: string;
}

/** Shows when the integrations of a company start today, among them the integration in the form. */
export function DaySection({ code, companyCode, expression, usual, zone }: DaySectionProps) {
  const { t } = useTranslation('schedules');
  const format = useFormat();
  const ownCode = code ?? NEW;
  const today = useToday();
  const instances = useInstances(ownCode, companyCode, expression);
  const spans = useMemo(() => [daySpan(today)], [today]);
  const found = useStarts(instances, spans, zone);
  const [asTable, setAsTable] = useRememberedSwitch(TABLE_SWITCH_KEY);
  /** The start of the quarter of an hour whose integrations are listed; null if no quarter is chosen. */
  const [listedFrom, setListedFrom] = useState<number | null>(null);
  const day = useMemo(() => {
    const [span] = found?.spans ?? [];
    const [starts] = found?.byCode ?? [];
    if (span === undefined || starts === undefined) return undefined;
    return { span, quarters: quartersOf(span, starts), ownStarts: starts.get(ownCode) ?? [] };
  }, [found, ownCode]);
  const names = useMemo(() => new Map(instances?.map((each) => [each.code, each.label])), [instances]);
  const nameOf = (other: string): string => names.get(other) ?? t('thisOne');
  const company = instances?.find((each) => each.company !== null)?.company ?? null;
  const count = instances?.length ?? 0;
  const listedQuarter = day?.quarters.find(({ from }) => from === listedFrom);
  return (
    <Section
      title={company === null ? t('day.title') : t('day.titleOf', { company })}
      note={t('day.note', {
        day: formatDay(new Date(today)),
        zone: browserZone(),
        count,
        number: format.number(count),
      })}
      actions={
        <div className={styles.tools}>
          <DayLegend hasUsual={usual !== null && expression !== null} />
          <Button size="small" icon={Table2} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('table')}
          </Button>
        </div>
      }
    >
      <div className={styles.place}>
        {day !== undefined && (
          <DayStrip
            {...day}
            ownCode={ownCode}
            usual={usual}
            nameOf={nameOf}
            isScheduled={expression !== null}
            onOpen={(quarter) => setListedFrom(quarter.from)}
          />
        )}
      </div>
      <p className={styles.note}>{day === undefined ? '\u00a0' : summaryOf(day.quarters)}</p>
      <div role="status">
        {listedQuarter !== undefined && (
          <StartList
            title={t('day.starts', { from: clockOf(listedQuarter.from), to: endOf(listedQuarter.to) })}
            starts={listedQuarter.starts}
            own={ownCode}
            nameOf={nameOf}
          />
        )}
      </div>
      {asTable && day !== undefined && <QuarterTable quarters={day.quarters} nameOf={nameOf} />}
    </Section>
  );

  /** The busiest time, and the longest time in which no other integration starts. */
  function summaryOf(quarters: readonly Quarter[]): string {
    const busiest = busiestQuarter(quarters);
    const free = longestFree(quarters, ownCode);
    const most = busiest?.starts.length ?? 0;
    const texts = [
      busiest === null
        ? t('day.nothing')
        : t('day.busiest', { count: most, number: format.number(most), time: clockOf(busiest.from) }),
      free === null || busiest === null ? null : t('day.free', { from: clockOf(free.from), to: endOf(free.to) }),
      t('day.foot'),
    ];
    return texts.filter((text) => text !== null).join(' ');
  }
}

const clockOf = (time: number): string => formatHourMinute(new Date(time));
/** The end of a time range as text. Midnight is written 24:00. */
const endOf = (time: number): string => (clockOf(time) === '00:00' ? '24:00' : clockOf(time));

/**
 * The enabled, scheduled integrations of a company; undefined until they are loaded. The integration in the form is
 * included with `expression`, or left out if `expression` is null.
 */
function useInstances(
  ownCode: string,
  companyCode: string | null,
  expression: string | null,
): readonly Pick<InstanceWithSchedule, 'code' | 'label' | 'company' | 'cronExpression'>[] | undefined {
  const { t } = useTranslation('schedules');
  const all = useScheduledInstances();
  return useMemo(() => {
    const others = all?.filter((each) => each.enabled && each.code !== ownCode && each.companyCode === companyCode);
    if (others === undefined || expression === null) return others;
    const saved = all?.find(({ code }) => code === ownCode);
    const label = saved === undefined ? t('thisOne') : saved.label;
    const company = saved?.company ?? others[0]?.company ?? null;
    const own = { code: ownCode, label, company, cronExpression: expression.trim() };
    return [own, ...others];
  }, [all, ownCode, companyCode, expression, t]);
}
