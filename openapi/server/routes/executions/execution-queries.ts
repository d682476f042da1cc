import { conditions, type Conditions } from '../../store/conditions';
import { countedRows } from '../../store/counted-rows';
import type { Queryable, SqlValue } from '../../store/database';
import type { Paging } from '../../http/paging';
import type { ExecutionFilters } from './execution-filters';
import { executionColumns, executionJoins, type ExecutionRow } from './execution-resource';

/** The filters with ids instead of codes. A filter that restricts nothing is null. */
interface Numbered {
  companyIds: number[] | null;
  instanceId: number | null;
  creatorId: number | null;
}

// An id that no row has. It is not 0, because 0 means "no creator" in the counters.
const noId = -1;

async function ids(db: Queryable, sql: string, value: SqlValue): Promise<number[]> {
  return (await db.queryPlanned<{ id: number }>(sql, [value])).map((row) => row.id);
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

/**
 * Whether one index covers all filters and the order of the list. A plan with this index is then the best for every
 * value. Otherwise the best index depends on the values.
 */
function isOneIndex({ companyIds, instanceId, creatorId }: Numbered, filters: ExecutionFilters): boolean {
  if (filters.createdAfter !== undefined || (companyIds ?? [noId]).length !== 1) return false;
  if (instanceId === null && creatorId === null) return true;
  const asked = [companyIds, instanceId, creatorId, filters.statuses ?? null].filter((each) => each !== null);
  return asked.length === 1;
}

// A status is written into the text of the SQL statement, so that the planner knows how rare it is. So it must be a
// plain word.
const statusName = /^\w{1,40}$/;

/** The text of `where` with one more condition. */
function and(where: Conditions, condition: string): string {
  return `${where.where()} ${where.where() === '' ? 'where' : 'and'} ${condition}`;
}

/** The query for the number of executions. It reads the counters, or counts rows when there is a filter by date. */
function countOf(where: Conditions, statuses: readonly string[] | undefined, counted: boolean): string {
  const source = counted
    ? 'select coalesce(sum(total), 0)::int as total from execution_counters'
    : 'select count(*)::int as total from job_executions';
  const names = statuses?.map((status) => `'${status}'`).join(', ');
  return `${source} ${names === undefined ? where.where() : and(where, `status in (${names})`)}`;
}

/**
 * The query for the ids of one page. With a filter by status, it reads the ids of each status up to the end of the page
 * and merges them. So an index can find a few pending rows among a million.
 */
function idsOfPage(
  where: Conditions,
  statuses: readonly string[] | undefined,
  direction: 'asc' | 'desc',
  { size, offset }: Paging,
): string {
  const page = `order by id ${direction} limit ${size} offset ${offset}`;
  if (statuses === undefined) return `select id from job_executions ${where.where()} ${page}`;
  const upToPage = `order by id ${direction} limit ${offset + size}`;
  const parts = statuses.map(
    (status) => `(select id from job_executions ${and(where, `status = '${status}'`)} ${upToPage})`,
  );
  return `select id from (${parts.join(' union all ')}) parts ${page}`;
}

/** One page of the executions of the company `scope` (null: of all companies), and their total number. */
export async function listExecutions(
  db: Queryable,
  filters: ExecutionFilters,
  options: { scope: number | null; direction: 'asc' | 'desc'; paging: Paging },
): Promise<{ rows: ExecutionRow[]; total: number }> {
  const { scope, direction, paging } = options;
  const statuses = filters.statuses && [...new Set(filters.statuses)].filter((status) => statusName.test(status));
  if (statuses?.length === 0) return { rows: [], total: 0 };
  const where = conditions();
  const numbered = await lookUp(db, filters, scope);
  restrict(where, numbered, filters);
  return countedRows<ExecutionRow>(db, {
    columns: executionColumns,
    source: `from (${idsOfPage(where, statuses, direction, paging)}) page
     join job_executions e on e.id = page.id ${executionJoins} order by e.id ${direction}`,
    count: countOf(where, statuses, filters.createdAfter === undefined),
    values: where.values,
    plannedAnew: !isOneIndex(numbered, filters),
  });
}

/** One execution. Null when the company `scope` (null: any company) has none with this id. */
export async function findExecution(db: Queryable, id: number, scope: number | null): Promise<ExecutionRow | null> {
  const sql = `select ${executionColumns} from job_executions e ${executionJoins}
    where e.id = $1 and ($2::int is null or e.company_id = $2)`;
  const [row] = await db.queryPlanned<ExecutionRow>(sql, [id, scope]);
  return row ?? null;
}
