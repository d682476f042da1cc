import { useMemo } from 'react';
import { useDrafts } from '@/data/drafts/use-drafts';
import { useInstancesHealth, type InstanceHealth } from '@/data/queries/health/use-instance-health';
import { matchesInstance, type InstanceFilters } from '@/data/queries/use-instances';
import { useRunHealth } from '@/data/queries/health/use-run-health';
import { useFirstDataReady } from '@/data/sync/first-screen';
import type { GridState } from '@/data/use-grid-state';
import { useServerMinute } from '@/data/use-server-time';
import { useServerZone } from '@/data/use-server-zone';
import type { DraftRow } from '@/domain/drafts/draft';
import { stripOf } from '@/domain/runs/charts/strip';
import { PAGE_SIZE } from '@/lib/page-size';
import {
  compareInstances,
  GROUPS,
  isInGroup,
  listItemOf,
  type Group,
  type InstanceListItem,
} from './instance-list-item';
import { useStable } from '@/data/use-stable';
import { recordOf } from '@/lib/typed-entries';

/** The number of runs in a strip of the list. */
export const STRIP_RUNS = 14;

/** One page of the list. */
export interface InstanceList {
  /** The rows of this page. */
  items: readonly InstanceListItem[];
  /** The number of matching instances on all pages. */
  total: number;
  /** The number of instances that match the filters other than the group. */
  all: number;
  /** The codes of the failing instances, ignoring filters. */
  failing: readonly string[];
  /** The number of running instances, ignoring filters. */
  running: number;
  /** For each group, the number of instances that match the other filters. */
  counts: Readonly<Record<Group, number>>;
  /** True if this device has all runs, so that an instance without a run is known to have never run. */
  hasAllRuns: boolean;
  /**
   * The number of instances that match the given filters. Null if the filters contain a search text, because the
   * search inside instances has been done only for the current text.
   */
  countOf: (filters: GridState['filters']) => number | null;
  /** The rows of all pages. Their `strip` and `streak` are undefined, and `inside` is null. */
  allItems: () => InstanceListItem[];
  /** The codes of the rows of all pages. */
  allCodes: () => string[];
}

/**
 * One page of the job instances with their health; undefined until the cache is read.
 * @param inside the texts found inside instances, by code
 */
export function useInstanceList(grid: GridState, inside: ReadonlyMap<string, string>): InstanceList | undefined {
  const health = useInstancesHealth();
  const drafts = useDrafts();
  const now = useServerMinute();
  const [zone] = useServerZone();
  const { filters, sort, page } = useStable({ filters: grid.filters, sort: grid.sort, page: grid.page });

  const listPage = useMemo(() => {
    if (health === undefined) return undefined;
    const draftOf = new Map((drafts ?? []).map((draft) => [draft.code, draft]));
    const matching = health.all.filter((each) => matches(each, filters, { draftOf, inside }));
    matching.sort(compareInstances(sort === 'label' ? 'label' : 'health'));
    const { health: _, ...otherFilters } = filters;
    const ofAllGroups = health.all.filter((each) => matches(each, otherFilters, { draftOf, inside }));
    const counts = recordOf(
      GROUPS,
      (group) => ofAllGroups.filter((each) => isInGroup(group, each, draftOf.has(each.row.code))).length,
    );
    return {
      rows: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      draftOf,
      total: matching.length,
      all: ofAllGroups.length,
      running: health.all.filter((each) => isInGroup('running', each, false)).length,
      counts,
      failing: health.all.filter((each) => isInGroup('error', each, false)).map(({ row }) => row.code),
      hasAllRuns: health.hasAllRuns,
      matching,
      countOf: (given: GridState['filters']) =>
        given['label'] === undefined
          ? health.all.filter((each) => matches(each, given, { draftOf, inside })).length
          : null,
    };
  }, [health, drafts, filters, sort, page, inside]);

  // The rows do not wait for their strips, which need hundreds of runs.
  const isShown = useFirstDataReady();
  const runs = useRunHealth((isShown && listPage?.rows.map(({ row }) => row.code)) || [], STRIP_RUNS);
  return useMemo(() => {
    if (listPage === undefined) return undefined;
    const { rows, draftOf, matching, ...rest } = listPage;
    const items = rows.map((each): InstanceListItem => {
      const own = runs?.get(each.row.code);
      const strip = own && stripOf(own.runs, STRIP_RUNS, { items: own.items, now });
      const { code } = each.row;
      const foundInside = matchesInstance(each.row, instanceFilters(filters)) ? null : (inside.get(code) ?? null);
      const item = listItemOf(each, draftOf.get(code), { now, zone });
      return { ...item, strip, streak: own?.streak, inside: foundInside };
    });
    const allItems = () => matching.map((each) => listItemOf(each, draftOf.get(each.row.code), { now, zone }));
    return { ...rest, items, allItems, allCodes: () => matching.map(({ row }) => row.code) };
  }, [listPage, runs, now, zone, filters, inside]);
}

function matches(
  each: InstanceHealth,
  filters: GridState['filters'],
  { draftOf, inside }: { draftOf: ReadonlyMap<string | null, DraftRow>; inside: ReadonlyMap<string, string> },
): boolean {
  const group = GROUPS.find((known) => known === filters['health']?.[0]);
  if (group !== undefined && !isInGroup(group, each, draftOf.has(each.row.code))) return false;
  const { label, ...others } = instanceFilters(filters);
  return (
    matchesInstance(each.row, others) &&
    (matchesInstance(each.row, label === undefined ? {} : { label }) || inside.has(each.row.code))
  );
}

function instanceFilters(filters: GridState['filters']): InstanceFilters {
  const [label] = filters['label'] ?? [];
  return {
    ...(label !== undefined && { label }),
    ...(filters['company'] && { companyCodes: filters['company'] }),
    ...(filters['job'] && { jobCodes: filters['job'] }),
  };
}
