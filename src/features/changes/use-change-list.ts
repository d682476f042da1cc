import { useMemo } from 'react';
import { useRecentChanges, type NamedInstance, type RecentChanges } from '@/data/queries/changes/use-recent-changes';
import { useRunsSince } from '@/data/queries/changes/use-runs-since';
import type { GridState } from '@/data/use-grid-state';
import { useStable } from '@/data/use-stable';
import type { CreatedSpan } from '@/domain/runs/period/created-span';
import { recentChangeKey, type RecentChange } from '@/domain/versions/recent-changes';
import { joinSameChanges } from '@/domain/versions/same-changes';
import { PAGE_SIZE } from '@/lib/page-size';
import { useVersionAuthor } from '@/shared/instance-change/use-version-author';
import { fieldKey } from '@/domain/versions/changes-by-field';
import { countDays, type DayCount } from './day-counts';
import { runsAfterChanges, type RunsAfter } from './runs-after';

/** The filter parameters of the URL. */
export const CHANGE_FILTERS = ['period', 'person', 'integration', 'company', 'field', 'followed'] as const;
/** The value of the person filter for changes by the system. */
export const SYSTEM = 'system';

/** A change, with the data that a row shows about it. */
export interface ShownChange extends RecentChange {
  instance: NamedInstance;
  /** The runs that used the version of the change; undefined until they have been read. */
  runs: RunsAfter | undefined;
}

/** A row of the table: one change, or the same change in several integrations. */
export interface ChangeRow {
  key: string;
  /** Newest first. */
  changes: readonly [ShownChange, ...ShownChange[]];
  /** The name of the person; null if the system made the change. */
  author: string | null;
}

/** One page of the table, and what the filters and the head need about all pages. */
export interface ChangeList {
  rows: readonly ChangeRow[];
  /** The number of rows on all pages. */
  rowCount: number;
  /** The counts of each day on all pages, by the day as `formatDay` writes it. */
  days: ReadonlyMap<string, DayCount>;
  /** The changes that match the filters, newest first. */
  matching: readonly RecentChange[];
  /** How many of the changes that match the other filters also match the filter `followed`; undefined until known. */
  followedCount: number | undefined;
  /** All changes of the period, for the options of the filters. */
  all: readonly RecentChange[];
  authorOf: (change: Pick<RecentChange, 'username'>) => string | null;
  known: RecentChanges;
}

/** Reads the changes in a span, filters them and returns one page; undefined until the cache has been read. */
export function useChangeList(span: CreatedSpan, grid: GridState): ChangeList | undefined {
  const known = useRecentChanges(span);
  const codes = useStable(known === undefined ? [] : [...known.instances.keys()]);
  const runs = useRunsSince(codes, span.from);
  const author = useVersionAuthor();
  const { filters, page } = useStable({ filters: grid.filters, page: grid.page });
  return useMemo(() => {
    if (known === undefined) return undefined;
    // After `codes` has changed, `runs` has the runs of the earlier codes until the runs of the new codes are read.
    const isRead = runs !== undefined && codes.every((code) => runs.byCode.has(code));
    const after = isRead ? runsAfterChanges(runs, known.versions) : undefined;
    const authorOf = ({ username }: Pick<RecentChange, 'username'>): string | null => author(username);
    const matches = (change: RecentChange): boolean =>
      isChosen(filters['person'], authorOf(change) ?? SYSTEM) &&
      isChosen(filters['integration'], change.code) &&
      isChosen(filters['company'], known.instances.get(change.code)?.companyCode ?? '') &&
      (filters['field'] === undefined || change.changes.some((each) => isChosen(filters['field'], fieldKey(each))));
    const found = known.changes.filter(matches);
    const followed = after && found.filter(after.isFollowedByError);
    const wanted = filters['followed'] === undefined ? found : followed;
    if (wanted === undefined) return undefined;
    const shown = (change: RecentChange): ShownChange => ({
      ...change,
      instance: known.instances.get(change.code) ?? { ...NAMELESS, code: change.code },
      runs: after?.runsAfter(change),
    });
    const rows = joinSameChanges(wanted);
    return {
      rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).flatMap((joined): ChangeRow[] => {
        const [first, ...others] = joined.map(shown);
        return first === undefined
          ? []
          : [{ key: recentChangeKey(first), changes: [first, ...others], author: authorOf(first) }];
      }),
      rowCount: rows.length,
      days: countDays(rows, authorOf),
      matching: wanted,
      followedCount: followed?.length,
      all: known.changes,
      authorOf,
      known,
    };
  }, [known, runs, codes, author, filters, page]);
}

const NAMELESS = { label: null, companyCode: null, companyName: null };

const isChosen = (chosen: readonly string[] | undefined, value: string): boolean =>
  chosen === undefined || chosen.includes(value);
