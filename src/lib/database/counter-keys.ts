import type { ExecutionRow } from './rows';

export const ALL_EXECUTIONS = 'all';

/** Key of the counter of one filter value. */
export function counterKey(filter: 'status' | 'instance' | 'company' | 'createdBy', value: string): string {
  return `${filter}:${value}`;
}

/** Every counter that one execution counts in. */
export function counterKeysOf(row: ExecutionRow): string[] {
  return [
    ALL_EXECUTIONS,
    counterKey('status', row.status),
    ...(row.instanceCode === null ? [] : [counterKey('instance', row.instanceCode)]),
    ...(row.companyCode === null ? [] : [counterKey('company', row.companyCode)]),
    ...(row.createdByEmail === null ? [] : [counterKey('createdBy', row.createdByEmail)]),
  ];
}
