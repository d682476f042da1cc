import { isRecord, parseJson } from '@/lib/json';
import type { DataField, DataFieldName, DataFieldProblem, DataRequest } from './data-requests';

/** The typed values of a request; untouched fields may be absent. */
export type DataValues = Partial<Record<DataFieldName, string>>;

/** What a request sends in addition to its path. */
export interface DataQueryTexts {
  /** JSON text of the parameters. */
  params?: string;
  ownerType?: 'PRODUCT' | 'PRODUCTVARIANT';
}

/** A query, or the errors by field. */
export type DataQueryOutcome =
  { ok: true; query: DataQueryTexts } | { ok: false; problems: Partial<Record<DataFieldName, DataFieldProblem>> };

/** The initial values of a request's fields (page 1). */
export function startValues({ fields }: DataRequest): DataValues {
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === 'page' ? '1' : kind === 'owner' ? 'PRODUCT' : '']),
  );
}

/** Checks the values of a request and makes its query. Omits empty fields. */
export function readDataQuery({ fields, ownerType }: DataRequest, values: DataValues): DataQueryOutcome {
  const read = fields.map((field) => [field.name, readField(field, (values[field.name] ?? '').trim())] as const);
  const problems = read.flatMap(([name, { problem }]) => (problem === undefined ? [] : [[name, problem] as const]));
  if (problems.length > 0) return { ok: false, problems: Object.fromEntries(problems) };
  if (ownerType !== undefined) return { ok: true, query: { ownerType } };
  const params = read.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value] as const]));
  return { ok: true, query: { params: JSON.stringify(Object.fromEntries(params)) } };
}

interface ReadField {
  value?: unknown;
  problem?: DataFieldProblem;
}

function readField({ kind, errorIfEmpty }: DataField, typed: string): ReadField {
  if (typed === '') return errorIfEmpty === undefined ? {} : { problem: errorIfEmpty };
  if (kind === 'page') return /^0*[1-9]\d{0,8}$/.test(typed) ? { value: Number(typed) } : { problem: 'invalid_page' };
  if (kind !== 'search') return { value: typed };
  const search = parseJson(typed);
  return isRecord(search) ? { value: search } : { problem: 'invalid_search' };
}
