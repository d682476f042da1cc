import { companyScope } from '../../http/auth/signed-in-user';
import { item, type Answer, type Call, type Handlers } from '../../http/call';
import { readPaging } from '../../http/paging';
import { badRequest, notFound } from '../../http/problem';
import { queryKeyed } from '../../http/query-string';
import { numericId } from '../numeric-id';
import { readExecutionFilters } from './execution-filters';
import { findExecution, listExecutions } from './execution-queries';
import { executionResource } from './execution-resource';

const pending = ['waiting', 'inProgress'];

async function list(call: Call): Promise<Answer> {
  const { db, query, user } = call;
  const paging = readPaging(query, call.maxItemsPerPage);
  const direction = queryKeyed(query, 'order', 'id')?.toLowerCase() === 'desc' ? 'desc' : 'asc';
  const options = { scope: companyScope(user), direction, paging } as const;
  const { rows, total } = await listExecutions(db, readExecutionFilters(query), options);
  const members = rows.map(executionResource);
  const page = { type: 'JobExecution', path: '/api/job_executions', members, totalItems: total, paging, query };
  return { kind: 'page', page };
}

async function visibleExecution(call: Call) {
  const row = await findExecution(call.db, numericId(call.params.id), companyScope(call.user));
  if (!row) throw notFound();
  return row;
}

async function get(call: Call): Promise<Answer> {
  return item(executionResource(await visibleExecution(call)));
}

interface LogLine {
  logged_at: Date;
  level: string;
  message: string;
}

async function logs(call: Call): Promise<Answer> {
  const { id } = await visibleExecution(call);
  const lines = await call.db.query<LogLine>(
    'select logged_at, level, message from execution_log_lines where execution_id = $1 order by id',
    [id],
  );
  if (lines.length === 0) throw notFound();
  const text = lines.map((line) => `[${line.logged_at.toISOString()}] ${line.level}: ${line.message}\n`).join('');
  return { kind: 'text', text, type: 'text/plain; charset=utf-8' };
}

async function stop(call: Call): Promise<Answer> {
  const { id } = await visibleExecution(call);
  const stopped = await call.db.query<{ id: number }>(
    `update job_executions set status = 'mustStop', stopped_by = $2, next_step_at = now()
     where id = $1 and status = any($3) returning id`,
    [id, call.user.id, pending],
  );
  if (stopped.length === 0) throw badRequest('The job execution is already finished or stopping.');
  await call.db.query(
    `update step_executions set status = 'mustStop' where execution_id = $1 and status = 'inProgress'`,
    [id],
  );
  call.wakeRunner();
  return get(call);
}

/** The calls that list and read executions, read their logs, and stop them. */
export const executionHandlers: Handlers = {
  listJobExecutions: list,
  getJobExecution: get,
  downloadExecutionLogs: logs,
  stopJobExecution: stop,
};
