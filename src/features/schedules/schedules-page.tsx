import { CalendarDays, ChevronLeft, ChevronRight, CloudOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListWasRead } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { useMissingReason } from '@/data/sync/use-missing-reason';
import { useOnline } from '@/data/sync/use-sync';
import { browserZone } from '@/data/use-server-zone';
import { HOME_PATH, INSTANCES_PATH } from '@/domain/addresses/paths';
import type { DayOfWeek } from '@/domain/schedule/week-starts';
import { startOfDay } from '@/lib/start-of-day';
import { nextClockChange, shownTime } from '@/domain/schedule/zone-clock';
import { formatDay, formatHourMinute } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { utcDay, utcHourMinute } from '@/i18n/format/utc-text';
import { missingText } from '@/i18n/missing-text';
import { twoDigits } from '@/lib/text/two-digits';
import { CompanyFilter } from '@/shared/pickers/company-filter';
import { StartList } from '@/shared/schedules/start-list';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Banner } from '@/ui/feedback/banner';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHead } from '@/ui/layout/page-head';
import { Stack } from '@/ui/layout/stack';
import { MINUTE_MS } from '@/lib/durations';
import { ScheduleList } from './schedule-list';
import { useCalendar, type Calendar } from './use-calendar';
import { useDayNames } from './use-day-names';
import { WeekTable, type Cell } from './week-table';
import styles from './schedules.module.css';

/** /job_instance/schedules: a calendar with the starts of all integrations in a week, and a list of their schedules. */
export function SchedulesPage() {
  const { t } = useTranslation(['schedules', 'common']);
  const format = useFormat();
  const { superAdmin } = usePermissions();
  const calendar = useCalendar();
  const wasRead = useListWasRead('instances');
  const online = useOnline();
  const reason = useMissingReason();
  const { instances, enabled, companies } = calendar;
  const count = enabled?.length ?? 0;
  const isUnknown = wasRead === false && (instances?.length ?? 0) === 0;
  const shown: Calendar = isUnknown ? { ...calendar, instances: undefined, days: undefined } : calendar;
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={[
          { label: t('common:app.home'), to: HOME_PATH },
          { label: t('common:nav.integrations'), to: INSTANCES_PATH },
          { label: t('title') },
        ]}
        facts={
          enabled === undefined ? [undefined] : [t('count', { count, number: format.number(count) }), browserZone()]
        }
      />
      <div className={styles.bar}>
        <WeekChoice calendar={calendar} />
        {(superAdmin || companies.length > 0) && <CompanyFilter value={companies} onChange={calendar.showCompanies} />}
      </div>
      {isUnknown && !online ? (
        <EmptyState icon={CloudOff} title={t('empty.unknown')} text={missingText(reason)} />
      ) : instances?.length === 0 && wasRead === true ? (
        <EmptyState icon={CalendarDays} title={t('empty.none')} text={t('empty.noneText')} />
      ) : (
        <Stack gap={6}>
          <Week calendar={shown} />
          <ScheduleList calendar={shown} />
        </Stack>
      )}
    </>
  );
}

/** The dates of the shown week, with buttons that show other weeks. */
function WeekChoice({ calendar: { monday, isThisWeek, showWeek } }: { calendar: Calendar }) {
  const { t } = useTranslation('schedules');
  const [from, to] = [new Date(monday), new Date(startOfDay(monday, 6))];
  return (
    <div className={styles.week}>
      <IconButton icon={ChevronLeft} label={t('week.previous')} onClick={() => showWeek(-1)} />
      <h2 aria-live="polite">{t('week.span', { from: formatDay(from), to: formatDay(to) })}</h2>
      <IconButton icon={ChevronRight} label={t('week.next')} onClick={() => showWeek(1)} />
      <Button size="small" variant="quiet" disabled={isThisWeek} onClick={() => showWeek(null)}>
        {t('week.this')}
      </Button>
    </div>
  );
}

/** The calendar of the week, and the starts of the chosen hour. */
function Week({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation('schedules');
  const dayName = useDayNames();
  const { superAdmin } = usePermissions();
  const { instances, days, monday } = calendar;
  const [cell, setCell] = useState<Cell | null>(null);
  const names = useMemo(() => new Map(instances?.map((each) => [each.code, each])), [instances]);
  const nameOf = (code: string): string => {
    const known = names.get(code);
    return known === undefined ? code : known.label;
  };
  // Integrations of different companies may have the same name.
  const longNameOf = (code: string): string => {
    const company = superAdmin ? names.get(code)?.company : null;
    return company == null ? nameOf(code) : `${nameOf(code)}, ${company}`;
  };
  const day = cell === null ? undefined : days?.[cell.day];
  return (
    <section aria-label={t('week.title')}>
      <ClockNote monday={monday} />
      <WeekTable days={days} nameOf={nameOf} chosen={cell} onChoose={setCell} />
      <div role="status">
        {cell !== null && day !== undefined && (
          <StartList title={titleOf(day, cell)} starts={startsOf(day, cell)} nameOf={longNameOf} />
        )}
      </div>
      <p className={styles.note} data-keys={t('week.keys')}>
        {t('week.foot')}
      </p>
    </section>
  );

  function titleOf({ from }: DayOfWeek, { hour }: Cell): string {
    const name = dayName(from);
    if (hour === null) return t('cell.allDay', { day: name });
    const clock = (at: number): string => `${twoDigits(at)}:00`;
    return t('cell.title', { day: name, from: clock(hour), to: clock(hour + 1) });
  }
}

/** The first start of each integration in a cell. */
const startsOf = ({ allDay, hours }: DayOfWeek, { hour }: Cell) =>
  hour === null ? allDay : (hours[hour]?.starts ?? []);

/** Says when the clocks change in the shown week. */
function ClockNote({ monday }: { monday: number }) {
  const { t } = useTranslation('schedules');
  const zone = browserZone();
  const change = useMemo(() => {
    const found = nextClockChange(zone, monday);
    return found === null || found.at >= startOfDay(monday, 7) ? null : found;
  }, [zone, monday]);
  if (change === null) return null;
  const at = new Date(change.at);
  const before = new Date(shownTime(zone, change.at - MINUTE_MS) + MINUTE_MS);
  return (
    <div className={styles.clocks}>
      <Banner kind="info">
        {t(change.after > change.before ? 'week.forward' : 'week.back', {
          zone,
          day: utcDay(before),
          from: utcHourMinute(before),
          to: formatHourMinute(at),
        })}
      </Banner>
    </div>
  );
}
