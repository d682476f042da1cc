import type { ExecutionRow } from './execution';

/** Filters of a list of executions; an absent one filters nothing. */
export interface ExecutionFilters {
  instanceCode?: string;
  statuses?: readonly string[];
  createdByEmail?: string;
  companyCodes?: readonly string[];
  /** ISO 8601. */
  createdAfter?: string;
}

/** A server may compare dates in a time zone of its own. */
const LENIENCY_MS = 86_400_000;

/**
 * Whether an execution of an answer shows that the server ignored a filter: a server answers 200 with all rows for a filter
 * that it does not know. An absent value shows nothing, such as the company of a relation that came as a mere IRI.
 */
export function contradictsFilters(row: ExecutionRow, filters: ExecutionFilters): boolean {
  const { instanceCode, statuses = [], createdByEmail, companyCodes = [], createdAfter } = filters;
  const is = (known: string | null, wanted: readonly string[]): boolean =>
    known === null || wanted.length === 0 || wanted.some((value) => value.toLowerCase() === known.toLowerCase());
  const wantedOne = (value: string | undefined): string[] => (value === undefined ? [] : [value]);
  const isTooOld =
    createdAfter !== undefined &&
    row.createdAt !== null &&
    Date.parse(row.createdAt) < Date.parse(createdAfter) - LENIENCY_MS;
  return (
    !is(row.instanceCode, wantedOne(instanceCode)) ||
    !is(row.status, statuses) ||
    !is(row.createdByEmail, wantedOne(createdByEmail)) ||
    !is(row.companyCode, companyCodes) ||
    isTooOld
  );
}
