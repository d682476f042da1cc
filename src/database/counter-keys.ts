import type { ExecutionRow } from '@/domain/execution';

export const ALL_EXECUTIONS = 'all';

type CountedFilter = 'status' | 'instance' | 'company' | 'createdBy';

/** The key of the counter for one value of a filter. */
export function counterKey(filter: CountedFilter, value: string): string {
  return `${filter}:${value}`;
}

/**
 * The key of the counter for executions whose value for this filter is unknown, because the server does not send it.
 */
export function unknownKey(filter: CountedFilter): string {
  return `unknown:${filter}`;
}

/**
 * Each block of this many ids has a counter. To find a page far down a list, the counters of blocks are added up, which
 * is faster than skipping single rows.
 */
export const BLOCK = 5_000;

export function blockOf(id: number): number {
  return Math.floor(id / BLOCK);
}

/** The key of a block's counter. The keys sort in the order of the blocks. */
export function blockKey(block: number): string {
  return `ids:${String(block).padStart(12, '0')}`;
}

/** The keys of all counters that count this execution. */
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
