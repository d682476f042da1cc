import type { ExecutionFilters } from '@/domain/execution-filters';

/** The filter parameters of the tracker's URL. */
export const TRACKER_FILTERS = ['jobInstance', 'status', 'createdBy', 'company'] as const;

/** Converts the filters of the URL to execution filters. */
export function readTrackerFilters(filters: Readonly<Record<string, readonly string[]>>): ExecutionFilters {
  const instanceCode = filters['jobInstance']?.[0];
  const createdByEmail = filters['createdBy']?.[0];
  const statuses = filters['status'] ?? [];
  const companyCodes = filters['company'] ?? [];
  return {
    ...(instanceCode !== undefined && { instanceCode }),
    ...(statuses.length > 0 && { statuses }),
    ...(createdByEmail !== undefined && { createdByEmail }),
    ...(companyCodes.length > 0 && { companyCodes }),
  };
}
