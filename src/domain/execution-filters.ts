import type { ExecutionRow, ExecutionType } from './execution';
import { isSamePerson } from './person';
import { DAY_MS } from '@/lib/durations';

/** The filters of a list of executions. An absent filter lets every execution pass. */
export interface ExecutionFilters {
  instanceCode?: string;
  statuses?: readonly string[];
  createdByEmail?: string;
  companyCodes?: readonly string[];
  /** ISO 8601. */
  createdAfter?: string;
  /** Executions created at this time or later do not pass; ISO 8601. The server has no such filter. */
  createdBefore?: string;
  /** The server has no such filter. */
  types?: readonly ExecutionType[];
}

/** Whether the server lacks one of these filters, so that only the cached executions can be filtered. */
export function isDeviceOnly({ createdBefore, types = [] }: ExecutionFilters): boolean {
  return createdBefore !== undefined || types.length > 0;
}

/**
 * Whether the person with this e-mail created an execution. True if no e-mail is given; null if the creator is unknown.
 */
export function isCreatedBy(row: ExecutionRow, email: string | undefined): boolean | null {
  if (email === undefined) return true;
  return isSamePerson({ id: row.createdById, email: row.createdByEmail }, { id: null, email });
}

/** How much older than `createdAfter` an execution may be, because a server may compare dates in another time zone. */
const DATE_TOLERANCE_MS = DAY_MS;

/**
 * Whether an execution in the server's response proves that the server ignored a filter. A server that lacks the filter
 * responds 200 with all rows. A null in the row proves nothing: the server may send a company as an IRI without its
 * name.
 */
export function contradictsFilters(row: ExecutionRow, filters: ExecutionFilters): boolean {
  const { instanceCode, statuses = [], createdByEmail, companyCodes = [], createdAfter } = filters;
  const matches = (known: string | null, wanted: readonly string[]): boolean =>
    known === null || wanted.length === 0 || wanted.some((value) => value.toLowerCase() === known.toLowerCase());
  const asList = (value: string | undefined): string[] => (value === undefined ? [] : [value]);
  const isTooOld =
    createdAfter !== undefined &&
    row.createdAt !== null &&
    Date.parse(row.createdAt) < Date.parse(createdAfter) - DATE_TOLERANCE_MS;
  return (
    !matches(row.instanceCode, asList(instanceCode)) ||
    !matches(row.status, statuses) ||
    isCreatedBy(row, createdByEmail) === false ||
    !matches(row.companyCode, companyCodes) ||
    isTooOld
  );
}
