import { findJob } from '../catalogue/job-definitions';
import type { Queryable } from '../store/database';
import { planRuns, type PlannedRun, type RunPlan, type StoredInstance } from './planned-runs';
import { executionRow, logRows, stepRows, warningRows, type RunInput, type Starters } from './run-rows';

/** The number of executions that are stored together. */
const batchSize = 2000;
const twoDays = 2 * 86_400_000;

/** Adds rows to a table. All rows must have the same columns. */
async function insertRows(tx: Queryable, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (columns === '') return;
  await tx.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  );
}

/** Sets the next id of a table to its highest id plus one. */
async function setNextId(tx: Queryable, table: string): Promise<void> {
  await tx.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
}

interface StoredUser {
  id: number;
  company_id: number | null;
  roles: string[];
}

/** Reads the users. Returns a function that tells who may start runs in a company. */
async function startersByCompany(tx: Queryable): Promise<(company: number) => Starters> {
  const users = await tx.query<StoredUser>('select id, company_id, roles from users order by id');
  const starters = (company: number): Starters => {
    const ofCompany = users.filter(({ company_id: id }) => id === company);
    const idsOf = (people: StoredUser[]) => people.map(({ id }) => id);
    return {
      administrator: ofCompany.find(({ roles }) => roles.includes('ROLE_CLIENT_ADMIN'))?.id ?? 0,
      members: idsOf(ofCompany.filter(({ roles }) => !roles.includes('ROLE_RESTRICTED_USER'))),
      superAdministrators: idsOf(users.filter(({ company_id: id }) => id === null)),
    };
  };
  const known = new Map<number, Starters>();
  return (company) => {
    const found = known.get(company) ?? starters(company);
    known.set(company, found);
    return found;
  };
}

/** Stores the rows of some runs. Returns the id for the first step of the next run. */
async function insertRuns(tx: Queryable, inputs: readonly RunInput[], firstStep: number, logsSince: number) {
  let nextStep = firstStep;
  const all = inputs.map((input) => {
    const execution = executionRow(input);
    const steps = stepRows(input, execution, nextStep);
    nextStep += steps.length;
    const warnings = steps.flatMap((step) => warningRows(input, step));
    const log = input.run.at > logsSince ? logRows(execution, steps, warnings) : [];
    return { execution, steps, warnings, log };
  });
  await insertRows(
    tx,
    'job_executions',
    all.map(({ execution }) => execution),
  );
  await insertRows(
    tx,
    'step_executions',
    all.flatMap(({ steps }) => steps),
  );
  await insertRows(
    tx,
    'job_warnings',
    all.flatMap(({ warnings }) => warnings),
  );
  await insertRows(
    tx,
    'execution_log_lines',
    all.flatMap(({ log }) => log),
  );
  return nextStep;
}

/**
 * Creates `count` finished executions with steps, warnings and logs (`planRuns`). Companies, users and instances must
 * exist. Returns the times (ISO 8601) of the changes that broke instances; the keys are the codes of the instances.
 */
export async function seedExecutions(tx: Queryable, count: number): Promise<RunPlan['changedAt']> {
  const instances = await tx.query<StoredInstance>(
    'select id, code, job_code, company_id from job_instances order by id',
  );
  const startersOf = await startersByCompany(tx);
  const now = new Date();
  const { runs, hasScheduled, failures, changedAt } = planRuns(count, instances, now);
  const inputOf = (run: PlannedRun): RunInput => {
    const job = findJob(run.instance.job_code);
    if (!job) throw new Error(`The job "${run.instance.job_code}" is not known.`);
    const starters = startersOf(run.instance.company_id);
    return { run, job, failure: failures.get(run.id), starters, hasScheduled, now: now.getTime() };
  };
  // If there are many executions, only those of the last two days get logs, as if older logs had been removed.
  const logsSince = count <= 2000 ? 0 : now.getTime() - twoDays;
  let nextStep = 1;
  for (let from = 0; from < count; from += batchSize) {
    nextStep = await insertRuns(tx, runs.slice(from, from + batchSize).map(inputOf), nextStep, logsSince);
  }
  await setNextId(tx, 'job_executions');
  await setNextId(tx, 'step_executions');
  return changedAt;
}
