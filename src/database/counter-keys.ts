import type { ExecutionRow } from '@/domain/execution';

export const ALL_EXECUTIONS = 'all';

/** Key of the counter of one filter value. */
export function counterKey(filter: 'status' | 'instance' | 'company' | 'createdBy', value: string): string {
  return `${filter}:${value}`;
}

/** Ids of one block counter: a late page is found by adding these up instead of passing over every row before it. */
export const BLOCK = 5_000;

export function blockOf(id: number): number {
  return Math.floor(id / BLOCK);
}

/** Key of the counter of the executions whose id is within a block; its order is that of the blocks. */
export function blockKey(block: number): string {
  return `ids:${String(block).padStart(12, '0')}`;
}

/** Every counter that one execution counts in. */
export function counterKeysOf(row: ExecutionRow): string[] {
  return [
    ALL_EXECUTIONS,
    blockKey(blockOf(row.id)),
    counterKey('status', row.status),
    ...(row.instanceCode === null ? [] : [counterKey('instance', row.instanceCode)]),
    ...(row.companyCode === null ? [] : [counterKey('company', row.companyCode)]),
    ...(row.createdByEmail === null ? [] : [counterKey('createdBy', row.createdByEmail)]),
  ];
}
