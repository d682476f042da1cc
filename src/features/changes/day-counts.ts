import type { RecentChange } from '@/domain/versions/recent-changes';
import { formatDay } from '@/i18n/format/date';
import { daysOf } from '@/shared/execution/days/days';

/** The changes of a day, and the people who made them. */
export interface DayCount {
  changes: number;
  people: number;
}

/**
 * Counts the changes of each day. The key is the day, as `formatDay` writes it.
 * @param rows the changes of each row, newest first. All changes of a row count for the day of its newest change
 */
export function countDays(
  rows: readonly (readonly RecentChange[])[],
  authorOf: (change: RecentChange) => string | null,
): ReadonlyMap<string, DayCount> {
  const dated = rows.map((changes) => ({ changes, createdAt: changes[0]?.loggedAt ?? null }));
  return new Map(
    daysOf(dated).flatMap(({ date, rows: ofDay }): [string, DayCount][] => {
      const changes = ofDay.flatMap((row) => row.changes);
      return date === null
        ? []
        : [[formatDay(date), { changes: changes.length, people: new Set(changes.map(authorOf)).size }]];
    }),
  );
}
