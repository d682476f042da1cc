import { jobDefinitions } from '../catalogue/job-definitions';
import { dueRuns } from './due-runs';
import { BROKEN, seededFailures } from './failures';
import type { Queryable } from '../store/database';

const pick = (key: string, texts: readonly string[]) =>
  `(array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(',')}])[1 + (${key}) % ${texts.length}]`;

const errorMessages = [
  'The PIM answered 503 Service Unavailable three times in a row.',
  'The access token of the connection has been revoked.',
  'The shop refused the call: exceeded 2 calls per second.',
  'Unknown asset family "packshot_old".',
  'The asset service did not answer within 60 seconds.',
];

const warningMessages = [
  'the property "sku" is empty, the media was skipped',
  'no derivative "webimage" is available yet, the original was used',
  'no asset matches the identifier',
  'the option "limited" does not exist in the attribute "season"',
];

// hashint4 is stable, so the same number of rows gives the same data; only the dates depend on the clock.
const random = (salt: number, from = 'n.n') => `abs(hashint4extended(${from}, ${salt}) % 1000)::int`;

// The duration of a run. Each job instance has a usual duration: seconds for the test job, minutes for the others. A
// full run takes twice as long as a delta run, a failed or stopped one ends early, and one in forty takes far too long.
// No run ends in the future.
const seconds = `(case when ji.job_code = 'dummy' then 8 else 60 + ${random(8, 'ji.id')} * 7 / 10 end
  * (0.92 + r.spread / 6000.0) * (case when r.kind % 2 = 0 then 1 else 2 end)
  * (case when s.status in ('error', 'stopped') then 0.2 + r.which / 2000.0 when r.who % 40 = 7 then 2.3 else 1 end))`;

/** $1 the runs of schedules as JSON (`DueRun`), $2 from when the broken one fails, $3 when the skipped one was due. */
const executionRows = (count: number, days: number) => `
insert into job_executions (job_instance_id, company_id, status, event, delta, created_at, created_by, stopped_by,
                            started_at, ended_at, error_message)
select ji.id, ji.company_id, s.status, u.id is null and due.n is null and d.has_event and r.kind % 3 = 0,
       r.kind % 2 = 0, t.created_at, u.id, case when s.status = 'stopped' then coalesce(u.id, a.id) end,
       t.created_at + make_interval(secs => 1 + r.kind % 5),
       least(t.created_at + make_interval(secs => 6 + ${seconds}), now()),
       case when b.is_broken then f.message when s.status = 'error' then ${pick('r.kind', errorMessages)} end
from generate_series(1, ${count}) n
left join jsonb_to_recordset($1::jsonb) as due(n int, code text, at timestamptz) on due.n = n.n
cross join lateral (select ${random(1)} as fate, ${random(2)} as who, ${random(4)} as spread, ${random(5)} as which,
                           -- A schedule starts delta runs.
                           case when due.n is null then ${random(3)} else ${random(3)} * 2 end as kind) r
cross join lateral (select coalesce(due.at, date_trunc('second', now()) - make_interval(mins => 3)
                           - make_interval(secs => (${count} - n.n + r.spread / 1000.0) * ${days * 86_400} / ${count}))
                           as created_at) t
cross join lateral (select case when r.which < 640 then 1 + r.which % 16 when r.which < 880 then 17 + r.which % 5
                                when t.created_at >= $3::timestamptz then 23 + r.which % 2
                                else 22 + r.which % 3 end as place) p
join job_instances ji on case when due.n is null then ji.id = p.place else ji.code = due.code end
join seeded_jobs d on d.code = ji.job_code
left join seeded_failures f on f.code = ji.code
cross join lateral (select ji.code = '${BROKEN}' and coalesce(t.created_at >= $2::timestamptz, false) as is_broken) b
cross join lateral (select case when b.is_broken then 'error' when r.fate < 700 then 'success'
                                when r.fate < 870 then 'warning' when r.fate < 965 then 'error'
                                else 'stopped' end as status) s
cross join lateral (select min(id) as id from users where company_id = ji.company_id and 'ROLE_CLIENT_ADMIN' = any(roles)) a
left join lateral (select id from users where due.n is null and not 'ROLE_RESTRICTED_USER' = any(roles)
                     -- What neither a schedule nor an event starts, a user starts.
                     and (r.who < 550 or ($1::jsonb <> '[]' and not (d.has_event and r.kind % 3 = 0)))
                     and (company_id = ji.company_id or (company_id is null and r.who < 60))
                   order by hashint4extended(n.n, id) limit 1) u on true
order by n.n`;

// The newest runs of the instances that fail for a reason of their own. They end early, like every failed run.
const failedRows = `
update job_executions e
set status = 'error', error_message = f.message, stopped_by = null,
    ended_at = e.started_at + (e.ended_at - e.started_at) * (case when e.status in ('error', 'stopped') then 1 else 0.4 end)
from seeded_failures f,
     lateral (select r.id from job_executions r join job_instances ji on ji.id = r.job_instance_id
              where ji.code = f.code order by r.id desc limit coalesce(f.runs, 0)) newest
where newest.id = e.id`;

const stepRows = `
insert into step_executions (execution_id, ordinal, step_name, status, warning_count, summary, created_at, ended_at)
select e.id, k.ordinal, d.steps[k.ordinal], s.status,
       case when s.status = 'warning' then 1 + r.kind % 12 when s.status = 'error' then coalesce(f.count, 0) else 0 end,
       case when s.status = 'skipped' then '{}'::jsonb
            else jsonb_build_object(case k.ordinal when 1 then 'read' else 'processed' end, 20 + r.spread % 100,
                                    'skipped', r.kind % 7) end,
       e.started_at + (e.ended_at - e.started_at) * least(k.ordinal - 1, done.steps) / done.steps,
       e.started_at + (e.ended_at - e.started_at) * least(k.ordinal, done.steps) / done.steps
from job_executions e
join job_instances ji on ji.id = e.job_instance_id
join seeded_jobs d on d.code = ji.job_code
cross join lateral (select ${random(6, 'e.id')} as kind, ${random(7, 'e.id')} as spread) r
cross join lateral (select array_length(d.steps, 1) as steps) l
cross join lateral (select generate_series(1, l.steps) as ordinal, l.steps) k
left join seeded_failures f on f.code = ji.code and f.message = e.error_message
cross join lateral (select coalesce(f.step, 1 + r.kind % k.steps) as ordinal) last
-- A run ends with the step at which it fails or stops.
cross join lateral (select case when e.status in ('error', 'stopped') then last.ordinal else k.steps end as steps) done
cross join lateral (select case when e.status in ('error', 'stopped') and k.ordinal > last.ordinal then 'skipped'
                                when e.status in ('error', 'stopped') and k.ordinal = last.ordinal then e.status
                                when e.status = 'warning' and k.ordinal = k.steps then 'warning'
                                else 'success' end as status) s
order by e.id, k.ordinal`;

const warningRows = `
insert into job_warnings (step_execution_id, message)
select s.id, 'item_' || (100 + (s.id * 7 + w) % 900) || ': '
             || case when s.status = 'error' then f.warning else ${pick('s.id + w', warningMessages)} end
from step_executions s
join job_executions e on e.id = s.execution_id
join job_instances ji on ji.id = e.job_instance_id
left join seeded_failures f on f.code = ji.code
cross join lateral generate_series(1, s.warning_count) w
where s.warning_count > 0
order by s.id, w`;

// With many executions, only the logs of two days are created, as if older ones were cleaned up.
const logRows = (count: number) => `
insert into execution_log_lines (execution_id, logged_at, level, message)
select e.id, x.at, x.level, x.message
from job_executions e
cross join lateral (
  select e.started_at as at, 'INFO' as level, 'Job started' as message, 0 as place
  union all
  select s.created_at + (s.ended_at - s.created_at) * n / (s.warning_count + 1), 'WARNING', w.message, s.ordinal - 0.5
  from step_executions s
  cross join lateral (select message, row_number() over (order by id) as n from job_warnings
                      where step_execution_id = s.id) w
  where s.execution_id = e.id and s.status = 'error'
  union all
  select s.ended_at, case s.status when 'error' then 'ERROR' when 'warning' then 'WARNING' else 'INFO' end,
         'Step "' || s.step_name || '" ended: ' || s.status || ' ' || s.summary::text, s.ordinal
  from step_executions s where s.execution_id = e.id and s.status <> 'skipped'
  union all
  select e.ended_at, case e.status when 'error' then 'ERROR' else 'INFO' end,
         coalesce(e.error_message, 'Job ended: ' || e.status), 99
) x
where ${count <= 2000 ? 'true' : "e.created_at > now() - interval '2 days'"}
order by e.id, x.place, x.at`;

/** Stores the failures; fewer executions have none (`dueRuns`). */
async function nameFailures(tx: Queryable, hasRuns: boolean): Promise<void> {
  await tx.script(`drop table if exists seeded_failures;
    create temporary table seeded_failures (code text primary key, runs int, message text, step int, warning text, count int)`);
  if (!hasRuns) return;
  for (const { code, runs, message, step, warning, count } of seededFailures) {
    const values = [code, runs, message, step, warning, count];
    await tx.query('insert into seeded_failures values ($1, $2, $3, $4, $5, $6)', values);
  }
}

async function nameJobs(tx: Queryable): Promise<void> {
  await tx.script(`drop table if exists seeded_jobs;
    create temporary table seeded_jobs (code text primary key, has_event boolean, steps text[])`);
  for (const { code, hasEventTrigger, steps } of jobDefinitions) {
    await tx.query('insert into seeded_jobs values ($1, $2, $3)', [code, hasEventTrigger, steps]);
  }
}

/**
 * Creates `count` finished executions with steps, warnings and logs in SQL, over 14 days, or 90 when there are more
 * than 2,000. Companies, users and instances must exist. Returns when the instances with a failure of their own
 * were changed, ISO 8601 by code.
 */
export async function seedExecutions(tx: Queryable, count: number): Promise<ReadonlyMap<string, string>> {
  await nameJobs(tx);
  const days = count <= 2000 ? 14 : 90;
  const { runs, brokenSince, skippedAt } = dueRuns(count, days, new Date());
  await nameFailures(tx, runs.length > 0);
  await tx.query(executionRows(count, days), [JSON.stringify(runs), brokenSince, skippedAt]);
  await tx.script(failedRows);
  await tx.script(`create index if not exists steps_by_execution on step_executions (execution_id, ordinal)`);
  await tx.query(stepRows);
  await tx.query(warningRows);
  await tx.query(logRows(count));
  return changeTimes(tx, brokenSince);
}

/**
 * When each failing instance was changed: between its last run before it failed and the first failed one, eleven hours
 * before that at the earliest.
 */
async function changeTimes(tx: Queryable, brokenSince: string | null): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ code: string; changed: Date }>(
    `select f.code, greatest(failed.at - interval '11 hours', before.at + (failed.at - before.at) / 2) as changed
     from seeded_failures f
     join job_instances ji on ji.code = f.code
     cross join lateral (select created_at as at from job_executions where job_instance_id = ji.id
                           and (f.runs is not null or created_at = $1::timestamptz)
                         order by id desc offset coalesce(f.runs, 1) - 1 limit 1) failed
     cross join lateral (select max(created_at) as at from job_executions
                         where job_instance_id = ji.id and created_at < failed.at) before`,
    [brokenSince],
  );
  return new Map(rows.map(({ code, changed }) => [code, new Date(changed).toISOString()]));
}
