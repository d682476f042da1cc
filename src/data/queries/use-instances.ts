import { PAGE_SIZE } from '@/lib/page-size';
import type { InstanceRow } from '@/domain/instance';
import { visible } from '@/lib/text/visible-text';
import { useWatch } from '../sync/use-sync';
import { useCacheQuery } from './use-cache-query';

/** Filters of the cached instances; an empty filter matches all. */
export interface InstanceFilters {
  label?: string;
  companyCodes?: readonly string[];
  jobCodes?: readonly string[];
}

export interface InstancePage {
  rows: InstanceRow[];
  total: number;
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether an instance matches: a part of its label or code, one of the companies, and one of the jobs. */
export function matchesInstance(
  row: InstanceRow,
  { label = '', companyCodes = [], jobCodes = [] }: InstanceFilters,
): boolean {
  const words = fold(label.trim());
  return (
    (words === '' || fold(row.label ?? '').includes(words) || fold(row.code).includes(words)) &&
    (companyCodes.length === 0 || (row.companyCode !== null && companyCodes.includes(row.companyCode))) &&
    (jobCodes.length === 0 || (row.jobCode !== null && jobCodes.includes(row.jobCode)))
  );
}

/** Sorts by company code, then label, like the server. */
export function byCompanyAndLabel(a: InstanceRow, b: InstanceRow): number {
  const company = (a.companyCode ?? '').localeCompare(b.companyCode ?? '');
  return company === 0 ? (visible(a.label) ?? a.code).localeCompare(visible(b.label) ?? b.code) : company;
}

/** One page of the cached instances; undefined until the cache has answered. */
export function useInstancePage(
  filters: InstanceFilters,
  page: number,
  pageSize = PAGE_SIZE,
): InstancePage | undefined {
  const key = JSON.stringify(filters);
  return useCacheQuery(
    async (cache) => {
      const rows = await cache.instances.filter((row) => matchesInstance(row, filters)).toArray();
      rows.sort(byCompanyAndLabel);
      return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
    },
    [key, page, pageSize],
  );
}

/** One instance from the cache, polled while shown; null when it is not in the cache. */
export function useInstance(code: string): InstanceRow | null | undefined {
  useWatch({ kind: 'instance', code });
  return useCacheQuery(async (cache) => (await cache.instances.get(code)) ?? null, [code]);
}
