import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  useScheduledInstances,
  useStarts,
  type InstanceWithSchedule,
} from '@/data/queries/schedules/use-scheduled-instances';
import { useServerZone } from '@/data/use-server-zone';
import type { Span } from '@/domain/runs/period/period';
import type { DueTimesByCode } from '@/domain/runs/period/period-runs';
import { type DayOfWeek, dayOfWeek, daysFrom, mondayOf } from '@/domain/schedule/week-starts';
import { positiveInteger } from '@/lib/text/positive-integer';
import { startOfDay } from '@/lib/start-of-day';
import { useToday } from '@/ui/text/device-clock';
import { readWeek, writeWeek } from './week-address';

const NO_COMPANIES: string[] = [];
const NO_STARTS: DueTimesByCode = new Map();

/** The shown week, the integrations that start in it, and actions that change what is shown. */
export interface Calendar {
  /** The midnight at which the week begins, milliseconds since 1970. */
  monday: number;
  isThisWeek: boolean;
  /** The codes of the chosen companies; empty for all companies. */
  companies: string[];
  page: number;
  /**
   * The integrations that match the filter, including disabled integrations; undefined until the cache has been read.
   */
  instances: readonly InstanceWithSchedule[] | undefined;
  /** The enabled integrations in `instances`. */
  enabled: readonly InstanceWithSchedule[] | undefined;
  /**
   * The starts of each day; undefined until known. After a change of week, the days of the old week stay until the
   * starts of the new week are known.
   */
  days: readonly DayOfWeek[] | undefined;
  /** The time zone of the schedules. */
  zone: string;
  /** Moves forward by this many weeks, or back if negative. Null shows the present week. */
  showWeek: (weeks: number | null) => void;
  showCompanies: (codes: string[]) => void;
  showPage: (page: number) => void;
}

/** Reads what the calendar shows. The week, the companies and the page are in the address. */
export function useCalendar(): Calendar {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const [zone] = useServerZone();
  const monday = readWeek(params.get('week'), today);
  const chosen = params.getAll('company').join('\n');
  const companies = useMemo(() => (chosen === '' ? NO_COMPANIES : chosen.split('\n')), [chosen]);
  const all = useScheduledInstances();
  const instances = useMemo(
    () => all?.filter(({ companyCode }) => companies.length === 0 || companies.includes(companyCode ?? '')),
    [all, companies],
  );
  const enabled = useMemo(() => instances?.filter((each) => each.enabled), [instances]);
  const spans = useMemo((): Span[] => daysFrom(monday), [monday]);
  const found = useStarts(enabled, spans, zone);
  const days = useMemo(
    () => found?.spans.map((span, index) => dayOfWeek(span, found.byCode[index] ?? NO_STARTS)),
    [found],
  );
  const change = (name: string, values: readonly string[]): void => {
    const next = new URLSearchParams(params);
    next.delete('page');
    next.delete(name);
    for (const value of values) next.append(name, value);
    setParams(next);
  };
  return {
    monday,
    isThisWeek: monday === mondayOf(today),
    companies,
    page: positiveInteger(params.get('page')) ?? 1,
    instances,
    enabled,
    days,
    zone,
    showWeek: (weeks) => change('week', weeks === null ? [] : [writeWeek(startOfDay(monday, 7 * weeks))]),
    showCompanies: (codes) => change('company', codes),
    showPage: (next) => change('page', next === 1 ? [] : [String(next)]),
  };
}
