import { findJob } from '../catalogue/job-definitions';
import { runSeconds } from '../catalogue/run-length';
import { isCausedByData } from '../store/connections/data-error';
import { queryOne, type Database, type Queryable } from '../store/database';
import { connectionFailure } from './connection-check';
import { startedSteps, setNextStep, takeDueExecution, type StartedStep, type DueExecution } from './due-execution';
import { appendLog } from './execution-log';
import { finishExecution } from './finish';
import { mappingFailure } from './mapping-check';
import { planSteps, type StepPlan } from './step-plan';
import { batchCount, workBatch } from './work-batch';

type Json = Readonly<Record<string, unknown>>;

function parsed(text: string): Json {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

interface PlannedExecution {
  configuration: Json;
  plan: StepPlan[];
}

/** The configuration and the steps of an execution; null when its job is not known. */
function planOf(execution: DueExecution): PlannedExecution | null {
  const job = findJob(execution.job_code);
  if (!job) return null;
  const configuration = parsed(execution.configuration);
  return { configuration, plan: planSteps({ job, configuration, delta: execution.delta }) };
}

/** The pause before the next batch, in seconds. All pauses of a run add up to the length of the run. */
function pause(execution: DueExecution, planned: PlannedExecution | null, speed: number): number {
  const batches = (planned?.plan ?? []).reduce((count, step) => count + batchCount(step), 0);
  return runSeconds(execution) / Math.max(1, batches) / speed;
}

async function beginStep(tx: Queryable, execution: DueExecution, ordinal: number, name: string): Promise<void> {
  await tx.query(
    `insert into step_executions (execution_id, ordinal, step_name, status, created_at)
     values ($1, $2, $3, 'inProgress', clock_timestamp())`,
    [execution.id, ordinal, name],
  );
  await appendLog(tx, execution.id, 'INFO', [`Step "${name}" started`]);
}

async function begin(tx: Queryable, execution: DueExecution, planned: PlannedExecution | null): Promise<void> {
  await tx.query(`update job_executions set status = 'inProgress', started_at = clock_timestamp() where id = $1`, [
    execution.id,
  ]);
  await appendLog(tx, execution.id, 'INFO', [`Job ${execution.job_code} started for ${execution.code}`]);
  const failure = planned
    ? await connectionFailure(tx, execution.company_id, planned.configuration)
    : `The job "${execution.job_code}" is not known.`;
  const first = planned?.plan[0];
  if (first) await beginStep(tx, execution, 1, first.name);
  if (failure !== null) await finishExecution(tx, execution, 'error', failure);
}

async function endStep(tx: Queryable, execution: DueExecution, step: StartedStep): Promise<void> {
  const status = step.warning_count > 0 ? 'warning' : 'success';
  await tx.query(`update step_executions set status = $2, ended_at = clock_timestamp() where id = $1`, [
    step.id,
    status,
  ]);
  await appendLog(tx, execution.id, 'INFO', [
    `Step "${step.step_name}" ended: ${status} ${JSON.stringify(step.summary)}`,
  ]);
}

/** Why a run fails at its second step; null when it does not. */
const configuredFailure = (configuration: Json): string | null =>
  configuration.fail === true ? 'The test job was asked to fail.' : mappingFailure(configuration);

async function work(tx: Queryable, execution: DueExecution, planned: PlannedExecution | null): Promise<void> {
  const steps = await startedSteps(tx, execution.id);
  const step = steps.at(-1);
  const stepPlan = planned?.plan[(step?.ordinal ?? 1) - 1];
  if (!planned || !step || !stepPlan)
    return finishExecution(tx, execution, 'error', 'The job has changed while it ran.');
  const worked = await workBatch(tx, execution, step, stepPlan);
  const failure = step.ordinal === 2 ? configuredFailure(planned.configuration) : null;
  if (failure !== null) return finishExecution(tx, execution, 'error', failure);
  if (!worked.isComplete) return;
  await endStep(tx, execution, worked);
  const next = planned.plan[step.ordinal];
  if (next) return beginStep(tx, execution, step.ordinal + 1, next.name);
  const hasWarnings = [...steps.slice(0, -1), worked].some(({ warning_count: count }) => count > 0);
  return finishExecution(tx, execution, hasWarnings ? 'warning' : 'success');
}

async function advance(tx: Queryable, execution: DueExecution, speed: number): Promise<void> {
  if (execution.status === 'mustStop') return finishExecution(tx, execution, 'stopped');
  const planned = planOf(execution);
  await setNextStep(tx, execution.id, pause(execution, planned, speed));
  return execution.status === 'waiting' ? begin(tx, execution, planned) : work(tx, execution, planned);
}

/** Ends a run whose next part fails because of its data. Does nothing if another process has ended it meanwhile. */
async function fail(tx: Queryable, execution: DueExecution, error: unknown): Promise<void> {
  const open = await queryOne(
    tx,
    `update job_executions set started_at = coalesce(started_at, clock_timestamp())
     where id = $1 and next_step_at is not null returning id`,
    [execution.id],
  );
  const reason = error instanceof Error ? error.message : String(error);
  if (open) await finishExecution(tx, execution, 'error', `The configuration cannot be used: ${reason}`);
}

/**
 * Takes one due execution and carries out its next part in one transaction: the start, a batch of items, or the stop.
 * After a crash, any process can continue from the stored state. If an execution's own data cause an error, the
 * execution ends, because it would fail again and hold up all others. Returns false when nothing is due.
 */
export async function advanceOne(db: Database, speed: number): Promise<boolean> {
  const taken: { execution: DueExecution | null } = { execution: null };
  try {
    return await db.transaction(async (tx) => {
      const execution = await takeDueExecution(tx);
      taken.execution = execution;
      if (execution) await advance(tx, execution, speed);
      return execution !== null;
    });
  } catch (error) {
    const { execution } = taken;
    if (execution === null || !isCausedByData(error)) throw error;
    console.error(`Execution ${String(execution.id)} ends with an error`, error);
    await db.transaction((tx) => fail(tx, execution, error));
    return true;
  }
}
