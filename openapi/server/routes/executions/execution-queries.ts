import { conditions, type Conditions } from '../../store/conditions';
import { queryOne, type Queryable, type SqlValue } from '../../store/database';
import type { Paging } from '../../http/paging';
import type { ExecutionFilters } from './execution-filters';
import { executionColumns, executionJoins, type ExecutionRow, type StepRow } from './execution-resource';

/** Filters with the codes looked up: companies and instance are numbers, null for no restriction. */
interface Numbered {
  companyIds: number[] | null;
  instanceId: number | null;
  creatorId: number | null;
}

// No row has it; 0 stands for nobody in the counters.
const noId = -1;

async function ids(db: Queryable, sql: string, value: SqlValue): Promise<number[]> {
  return (await db.query<{ id: number }>(sql, [value])).map((row) => row.id);
}

async function lookUp(db: Queryable, filters: ExecutionFilters, scope: number | null): Promise<Numbered> {
  const { companyCodes, instanceCode, creatorEmail } = filters;
  const companies = companyCodes && (await ids(db, 'select id from companies where code = any($1)', companyCodes));
  const instance =
    instanceCode === undefined ? null : await ids(db, 'select id from job_instances where code = $1', instanceCode);
  const creator =
    creatorEmail === undefined ? null : await ids(db, 'select id from users where email = $1', creatorEmail);
  const inScope = scope === null ? companies : (companies ?? [scope]).filter((id) => id === scope);
  return {
    companyIds: inScope ?? null,
    instanceId: instance ? (instance[0] ?? noId) : null,
    creatorId: creator ? (creator[0] ?? noId) : null,
  };
}

function restrict(where: Conditions, numbered: Numbered, filters: ExecutionFilters): void {
  const { companyIds, instanceId, creatorId } = numbered;
  if (filters.nothing) where.addPlain('false');
  if (companyIds?.length === 1) where.add('company_id = ?', companyIds[0] ?? noId);
  else if (companyIds) where.add('company_id = any(?)', companyIds);
  if (instanceId !== null) where.add('job_instance_id = ?', instanceId);
  if (creatorId !== null) where.add('created_by = ?', creatorId);
  if (filters.createdAfter) where.add('created_at >= ?', filters.createdAfter);
}

/** Counts from the counters; only a date needs the rows themselves, which an index then counts. */
async function count(db: Queryable, numbered: Numbered, filters: ExecutionFilters): Promise<number> {
  const counted = !filters.createdAfter;
  const where = conditions();
  restrict(where, numbered, filters);
  if (filters.statuses) where.add('status = any(?)', filters.statuses);
  const source = counted
    ? 'sum(total)::int as total from execution_counters'
    : 'count(*)::int as total from job_executions';
  const row = await queryOne<{ total: number | null }>(db, `select ${source} ${where.where()}`, where.values);
  return row?.total ?? 0;
}

// Written into the statement, not passed as a value, so that the planner knows how rare a status is.
const statusName = /^\w{1,40}$/;

/**
 * The numbers of one page. With statuses, each is read on its own up to the end of the page and the parts are merged:
 * a few pending rows among a million are found by an index, without walking over the finished ones.
 */
async function pageOfIds(
  db: Queryable,
  numbered: Numbered,
  filters: ExecutionFilters,
  order: { direction: 'asc' | 'desc' },
  paging: Paging,
): Promise<number[]> {
  const where = conditions();
  restrict(where, numbered, filters);
  const page = `order by id ${order.direction} limit ${paging.size} offset ${paging.offset}`;
  const upToPage = `order by id ${order.direction} limit ${paging.offset + paging.size}`;
  const statuses = filters.statuses && [...new Set(filters.statuses)].filter((status) => statusName.test(status));
  if (statuses?.length === 0) return [];
  const base = `select id from job_executions ${where.where()}`;
  const link = where.where() === '' ? 'where' : 'and';
  const parts = statuses?.map((status) => `(${base} ${link} status = '${status}' ${upToPage})`);
  const sql = parts ? `select id from (${parts.join(' union all ')}) parts ${page}` : `${base} ${page}`;
  return (await db.query<{ id: number }>(sql, where.values)).map((row) => row.id);
}

/** Steps of several executions, by execution. */
export async function stepsOf(db: Queryable, executionIds: readonly number[]): Promise<Map<number, StepRow[]>> {
  const rows = await db.query<StepRow>(
    `select id, execution_id, step_name, status, warning_count, summary, created_at, ended_at
     from step_executions where execution_id = any($1) order by execution_id, ordinal`,
    [executionIds],
  );
  const byExecution = new Map<number, StepRow[]>(executionIds.map((id) => [id, []]));
  for (const row of rows) byExecution.get(row.execution_id)?.push(row);
  return byExecution;
}

/** One page of executions and how many there are, within the caller's company. */
export async function listExecutions(
  db: Queryable,
  filters: ExecutionFilters,
  options: { scope: number | null; direction: 'asc' | 'desc'; paging: Paging },
): Promise<{ rows: ExecutionRow[]; total: number }> {
  const numbered = await lookUp(db, filters, options.scope);
  const total = await count(db, numbered, filters);
  const wanted = await pageOfIds(db, numbered, filters, options, options.paging);
  const rows = await db.query<ExecutionRow>(
    `select ${executionColumns} from job_executions e ${executionJoins}
     where e.id = any($1) order by e.id ${options.direction}`,
    [wanted],
  );
  return { rows, total };
}

/** One execution of the caller's company, or null. */
export function findExecution(db: Queryable, id: number, scope: number | null): Promise<ExecutionRow | null> {
  const sql = `select ${executionColumns} from job_executions e ${executionJoins}
    where e.id = $1 and ($2::int is null or e.company_id = $2)`;
  return queryOne<ExecutionRow>(db, sql, [id, scope]);
}
