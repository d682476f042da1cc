import { isRecord, parseJson } from '@/lib/json';
import type { DataField, DataFieldName, DataFieldProblem, DataRequest } from './data-requests';

/** What was typed into the fields of a request. A field in which nothing was typed may be absent. */
export type DataValues = Partial<Record<DataFieldName, string>>;

/** The query parameters of a request. */
export interface DataQueryTexts {
  /** JSON text of the parameters. */
  params?: string;
  ownerType?: 'PRODUCT' | 'PRODUCTVARIANT';
}

/** The query of a request, or the errors of its fields. */
export type DataQueryOutcome =
  { ok: true; query: DataQueryTexts } | { ok: false; problems: Partial<Record<DataFieldName, DataFieldProblem>> };

/** The initial values of a request's fields: page 1, the owner PRODUCT, and empty texts. */
export function startValues({ fields }: DataRequest): DataValues {
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === 'page' ? '1' : kind === 'owner' ? 'PRODUCT' : '']),
  );
}

/** Checks the typed values of a request and makes its query. The query omits empty fields. */
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
