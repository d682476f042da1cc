import { findJob } from '../catalogue/job-definitions';
import { runSeconds } from '../catalogue/run-length';
import type { Database, Queryable } from '../store/database';
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
  const planned = planOf(execution);
  await setNextStep(tx, execution.id, pause(execution, planned, speed));
  if (execution.status === 'mustStop') return finishExecution(tx, execution, 'stopped');
  return execution.status === 'waiting' ? begin(tx, execution, planned) : work(tx, execution, planned);
}

/**
 * Takes one due execution and carries out its next part in one transaction: the start, a batch of items, or the stop.
 * After a crash, any process can continue from the stored state. Returns false when nothing is due.
 */
export function advanceOne(db: Database, speed: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const execution = await takeDueExecution(tx);
    if (execution) await advance(tx, execution, speed);
    return execution !== null;
  });
}
