import { findJob } from '../../catalogue/job-definitions';
import { queryOne, type Database, type Queryable } from '../../store/database';
import { badRequest, notFound } from '../problem';

/** Executions to insert into the store. The runner does not run them. */
export interface ExecutionsToInsert {
  jobInstance: string;
  status: string;
  count?: number;
  createdAt?: string;
  /** The e-mail of the creator; undefined for none. */
  createdBy?: string;
  /** True for a delta run; a full run if undefined. */
  delta?: boolean;
  /** The counters of the last step. */
  summary?: Record<string, number>;
}

const pending = new Set(['waiting', 'inProgress', 'mustStop']);

interface Target {
  id: number;
  company_id: number;
  job_code: string;
  creator: number | null;
}

async function findTarget(tx: Queryable, { jobInstance, createdBy }: ExecutionsToInsert): Promise<Target> {
  const row = await queryOne<Target>(
    tx,
    `select id, company_id, job_code, (select id from users where email = $2) as creator
     from job_instances where code = $1`,
    [jobInstance, createdBy ?? null],
  );
  if (!row) throw badRequest(`There is no job instance "${jobInstance}".`);
  return row;
}

/** Inserts executions of one instance, all with the same status. Returns their ids. */
export function insertExecutions(db: Database, wanted: ExecutionsToInsert): Promise<number[]> {
  return db.transaction(async (tx) => {
    const target = await findTarget(tx, wanted);
    const isPending = pending.has(wanted.status);
    const created = wanted.createdAt === undefined ? new Date() : new Date(wanted.createdAt);
    const rows = await tx.query<{ id: number }>(
      `insert into job_executions (job_instance_id, company_id, status, delta, created_at, created_by, started_at, ended_at)
       select $1, $2, $3, $8, $4::timestamptz, $5, case when $3 <> 'waiting' then $4::timestamptz end,
              case when not $6 then $4::timestamptz + interval '30 seconds' end
       from generate_series(1, $7) returning id`,
      [
        target.id,
        target.company_id,
        wanted.status,
        created,
        target.creator,
        isPending,
        wanted.count ?? 1,
        wanted.delta ?? false,
      ],
    );
    const ids = rows.map(({ id }) => id);
    const steps = wanted.status === 'waiting' ? [] : (findJob(target.job_code)?.steps ?? []);
    await tx.query(
      `insert into step_executions (execution_id, ordinal, step_name, status, summary, created_at, ended_at)
       select e.id, s.place, s.name, e.status, case when s.place = $4 then $3::jsonb else '{}' end, e.started_at, e.ended_at
       from job_executions e, unnest($2::text[]) with ordinality as s(name, place) where e.id = any($1)`,
      [ids, steps, JSON.stringify(wanted.summary ?? {}), steps.length],
    );
    return ids;
  });
}

/** Changes the status of an execution, and its times accordingly. Throws 404 for an unknown id. */
export async function setExecutionStatus(db: Database, id: number, status: string): Promise<void> {
  const rows = await db.query(
    `update job_executions set status = $2, next_step_at = null,
       started_at = case when $2 <> 'waiting' then coalesce(started_at, now()) end,
       ended_at = case when not $3 then coalesce(ended_at, now()) end
     where id = $1 returning id`,
    [id, status, pending.has(status)],
  );
  if (rows.length === 0) throw notFound();
  await db.query('update step_executions set status = $2 where execution_id = $1 and ended_at is null', [id, status]);
}

/** Deletes an execution. */
export async function deleteExecution(db: Database, id: number): Promise<void> {
  await db.query('delete from job_executions where id = $1', [id]);
}
