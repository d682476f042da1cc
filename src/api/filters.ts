import type { ExecutionFilters } from '@/domain/execution-filters';
import { addressPart } from '@/lib/text/storable-text';

/**
 * How a filter names a job instance: `jobInstance` with its code (default) or its IRI, or `jobInstance.code`, which some
 * servers declare instead.
 */
export type InstanceIdFormat = 'code' | 'iri' | 'property';

/** The name of the filter in the format `property`. */
export const INSTANCE_CODE_FILTER = 'jobInstance.code';

function instanceFilter(code: string, format: InstanceIdFormat) {
  if (format === 'property') return { [INSTANCE_CODE_FILTER]: code };
  return { jobInstance: format === 'iri' ? `/api/job_instances/${addressPart(code)}` : code };
}

export interface PageQuery {
  /** 1-based. */
  page: number;
  itemsPerPage?: number;
}

const isFilled = <T>(list: readonly T[] | undefined): list is readonly T[] => list !== undefined && list.length > 0;

/** A filter with one value has the name `one`; with several values it has the name `many`, a PHP array. */
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
 * Query of `GET /api/job_executions`, newest first. A server ignores an unknown filter and returns all rows, so the
 * names of all filters are only in this file. One status is sent as `status`, several as `status[]`; empty filters are
 * not sent.
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
 * Writes a query string: lists repeat their key (which ends in `[]`), every part is encoded, absent values are omitted.
 */
export function serializeQuery(query: Record<string, unknown>): string {
  return Object.entries(query)
    .flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((item): [string, unknown] => [key, item]) : [[key, value] as const],
    )
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${addressPart(key)}=${addressPart(String(value))}`)
    .join('&');
}
