import { queryKeyed, queryList, queryText, type Query } from '../../http/query-string';
import { decoded } from '../company-relation';

/** The filters of the execution list. A filter that is missing or ignored is undefined. */
export interface ExecutionFilters {
  statuses: readonly string[] | undefined;
  instanceCode: string | undefined;
  companyCodes: readonly string[] | undefined;
  creatorEmail: string | undefined;
  /** Inclusive. */
  createdAfter: Date | undefined;
  /** Whether an empty date filter was sent, which matches nothing. */
  nothing: boolean;
}

const dateText = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Reads the date of a filter. Undefined when PHP could not read it; the filter is then ignored. */
function readDate(text: string | undefined): Date | undefined {
  if (text === undefined || !dateText.test(text)) return undefined;
  const zoned = /(Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`;
  const date = new Date(zoned);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

// The filter `jobInstance` contains the code. Newer versions of API Platform also accept the path of the item.
function instanceCode(text: string | undefined): string | undefined {
  const prefix = '/api/job_instances/';
  return text?.startsWith(prefix) ? decoded(text.slice(prefix.length)) : text;
}

/** Reads the filters of `GET /api/job_executions`. Ignores undeclared and unreadable filters, as API Platform does. */
export function readExecutionFilters(query: Query): ExecutionFilters {
  const after = queryKeyed(query, 'createdAt', 'after');
  return {
    statuses: queryList(query, 'status'),
    instanceCode: instanceCode(queryText(query, 'jobInstance')) ?? queryText(query, 'jobInstance.code'),
    companyCodes: queryList(query, 'jobInstance.company.code'),
    creatorEmail: queryText(query, 'createdBy.email'),
    createdAfter: readDate(after),
    nothing: after === '',
  };
}
