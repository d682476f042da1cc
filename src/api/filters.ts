import type { ExecutionFilters } from '@/domain/execution-filters';
import { encodeSegment } from '@/lib/addresses/encode-segment';

/**
 * How to send a filter by job instance:
 * - `code`: `jobInstance=` and the code (the default).
 * - `iri`: `jobInstance=` and the IRI.
 * - `property`: `jobInstance.code=` and the code. Some servers need this format.
 */
export type InstanceIdFormat = 'code' | 'iri' | 'property';

/** The name of the filter in the format `property`. */
export const INSTANCE_CODE_FILTER = 'jobInstance.code';

function instanceFilter(code: string, format: InstanceIdFormat) {
  if (format === 'property') return { [INSTANCE_CODE_FILTER]: code };
  return { jobInstance: format === 'iri' ? `/api/job_instances/${encodeSegment(code)}` : code };
}

export interface PageQuery {
  /** 1-based. */
  page: number;
  itemsPerPage?: number;
}

const isFilled = <T>(list: readonly T[] | undefined): list is readonly T[] => list !== undefined && list.length > 0;

/** Sends one value as `one=…`, several as `many=…` (PHP array syntax). */
function oneOrMany<One extends string, Many extends string>(
  one: One,
  many: Many,
  values: readonly string[],
): Partial<Record<One, string> & Record<Many, string[]>> {
  const [first] = values;
  const query = values.length === 1 ? { [one]: first } : { [many]: [...values] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key loses its literal type
  return query as Partial<Record<One, string> & Record<Many, string[]>>;
}

/**
 * Query of `GET /api/job_executions`, newest first. Empty filters are not sent. The names of filters are only in this
 * file, because a wrong name causes no error: the server ignores it and returns all rows.
 */
export function executionQuery(
  filters: ExecutionFilters,
  { page, itemsPerPage }: PageQuery,
  format: InstanceIdFormat = 'code',
) {
  const { instanceCode, statuses, companyCodes } = filters;
  return {
    'order[id]': 'desc' as const,
    page,
    ...(itemsPerPage !== undefined && { itemsPerPage }),
    ...(instanceCode !== undefined && instanceFilter(instanceCode, format)),
    ...(isFilled(statuses) && oneOrMany('status', 'status[]', statuses)),
    ...(filters.createdByEmail !== undefined && { 'createdBy.email': filters.createdByEmail }),
    ...(isFilled(companyCodes) && oneOrMany('jobInstance.company.code', 'jobInstance.company.code[]', companyCodes)),
    ...(filters.createdAfter !== undefined && { 'createdAt[after]': filters.createdAfter }),
  };
}

/** Query of `GET /api/job_instances`, sorted by company code and label. */
export function instanceQuery({ page, itemsPerPage }: PageQuery) {
  return {
    'order[company.code]': 'asc' as const,
    'order[label]': 'asc' as const,
    page,
    ...(itemsPerPage !== undefined && { itemsPerPage }),
  };
}

/**
 * Writes an encoded query string. For a list, the key is repeated for each value; it must already end in `[]`. Empty
 * and absent values are left out.
 */
export function serializeQuery(query: Record<string, unknown>): string {
  return Object.entries(query)
    .flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((item): [string, unknown] => [key, item]) : [[key, value] as const],
    )
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${encodeSegment(key)}=${encodeSegment(String(value))}`)
    .join('&');
}
