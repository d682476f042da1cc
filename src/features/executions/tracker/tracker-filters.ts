import type { ExecutionType } from '@/domain/execution';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { readCreatedSpan } from '@/domain/runs/period/created-span';

/** The filter parameters of the tracker's URL. */
export const TRACKER_FILTERS = ['jobInstance', 'status', 'type', 'created', 'createdBy', 'company'] as const;
export type TrackerFilter = (typeof TRACKER_FILTERS)[number];

/** The types of executions, in the order of the filter. */
export const EXECUTION_TYPES = ['full', 'delta', 'event'] as const satisfies readonly ExecutionType[];

/**
 * Converts the filters of the URL to execution filters.
 * @param now the current time, from which periods such as "last 7 days" count back, milliseconds since 1970
 */
export function readTrackerFilters(
  filters: Readonly<Record<string, readonly string[]>>,
  now: number,
): ExecutionFilters {
  const instanceCode = filters['jobInstance']?.[0];
  const createdByEmail = filters['createdBy']?.[0];
  const statuses = filters['status'] ?? [];
  const companyCodes = filters['company'] ?? [];
  const types = EXECUTION_TYPES.filter((type) => filters['type']?.includes(type));
  const created = readCreatedSpan(filters['created']?.[0], now);
  return {
    ...(instanceCode !== undefined && { instanceCode }),
    ...(statuses.length > 0 && { statuses }),
    ...(createdByEmail !== undefined && { createdByEmail }),
    ...(types.length > 0 && { types }),
    ...(created !== null && { createdAfter: new Date(created.from).toISOString() }),
    ...(created?.to != null && { createdBefore: new Date(created.to).toISOString() }),
    ...(companyCodes.length > 0 && { companyCodes }),
  };
}
