import type { ExecutionRow } from '@/domain/execution';

export const ALL_EXECUTIONS = 'all';

type CountedFilter = 'status' | 'instance' | 'company' | 'createdBy';

/** Key of the counter of one filter value. */
export function counterKey(filter: CountedFilter, value: string): string {
  return `${filter}:${value}`;
}

/** Key of the counter of executions for which the server does not send the value of this filter. */
export function unknownKey(filter: CountedFilter): string {
  return `unknown:${filter}`;
}

/**
 * Number of ids per block counter. To find a late page, block counts are added up instead of skipping rows one by one.
 */
export const BLOCK = 5_000;

export function blockOf(id: number): number {
  return Math.floor(id / BLOCK);
}

/** Key of a block's counter. Keys sort in the order of the blocks. */
export function blockKey(block: number): string {
  return `ids:${String(block).padStart(12, '0')}`;
}

/** Keys of all counters that count this execution. */
export function counterKeysOf(row: ExecutionRow): string[] {
  return [
    ALL_EXECUTIONS,
    blockKey(blockOf(row.id)),
    counterKey('status', row.status),
    keyOf('instance', row.instanceCode),
    keyOf('company', row.companyCode),
    ...(row.createdByEmail !== null || row.isByPerson ? [keyOf('createdBy', row.createdByEmail)] : []),
  ];
}

const keyOf = (filter: CountedFilter, value: string | null): string =>
  value === null ? unknownKey(filter) : counterKey(filter, value);
