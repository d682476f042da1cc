import { foldText } from '@/lib/text/fold-text';
import type { InstanceRow } from '@/domain/instance';
import { visible } from '@/lib/text/visible-text';
import { useWatch } from '../sync/use-sync';
import { useCacheQuery } from './use-cache-query';

/** Filters of the cached instances; an empty filter matches every instance. */
export interface InstanceFilters {
  label?: string;
  companyCodes?: readonly string[];
  jobCodes?: readonly string[];
}

/** Whether an instance has `label` in its label or code, and has one of the companies and one of the jobs. */
export function matchesInstance(
  row: Pick<InstanceRow, 'code' | 'label' | 'companyCode' | 'jobCode'>,
  { label = '', companyCodes = [], jobCodes = [] }: InstanceFilters,
): boolean {
  const wanted = foldText(label.trim());
  return (
    (wanted === '' || foldText(row.label ?? '').includes(wanted) || foldText(row.code).includes(wanted)) &&
    (companyCodes.length === 0 || (row.companyCode !== null && companyCodes.includes(row.companyCode))) &&
    (jobCodes.length === 0 || (row.jobCode !== null && jobCodes.includes(row.jobCode)))
  );
}

/** Compares two instances by company code, then by label, like the server. */
export function byCompanyAndLabel(a: InstanceRow, b: InstanceRow): number {
  const company = (a.companyCode ?? '').localeCompare(b.companyCode ?? '');
  return company === 0 ? (visible(a.label) ?? a.code).localeCompare(visible(b.label) ?? b.code) : company;
}

/**
 * One instance from the cache, polled while shown. Null if it is not in the cache; undefined until the cache has been
 * read.
 */
export function useInstance(code: string): InstanceRow | null | undefined {
  useWatch({ kind: 'instance', code });
  return useCacheQuery(async (cache) => (await cache.instances.get(code)) ?? null, [code]);
}

/** Like `useInstance`, but without polling. Null also if `code` is null. */
export function useCachedInstance(code: string | null): InstanceRow | null | undefined {
  return useCacheQuery(async (cache) => (code === null ? null : ((await cache.instances.get(code)) ?? null)), [code]);
}

/** The codes in `codes` whose instances are enabled, in the same order; undefined until the cache has been read. */
export function useEnabledCodes(codes: readonly string[]): string[] | undefined {
  return useCacheQuery(
    async (cache) => {
      const rows = await cache.instances.bulkGet([...codes]);
      return rows.flatMap((row) => (row?.enabled === true ? [row.code] : []));
    },
    [codes.join('\n')],
  );
}
