import type { Queryable } from '../store/database';
import type { StartedStep, DueExecution } from './due-execution';
import { appendLog } from './execution-log';
import type { StepPlan } from './step-plan';

const batchesPerStep = 4;

/** The number of items in each batch of a step. */
const batchSize = (plan: StepPlan) => Math.max(1, Math.ceil(plan.items.length / batchesPerStep));

/** The number of batches of a step. A step without items has one batch. */
export const batchCount = (plan: StepPlan): number => Math.max(1, Math.ceil(plan.items.length / batchSize(plan)));

/** A step as it is after a batch. */
export interface AdvancedStep extends StartedStep {
  isComplete: boolean;
}

async function store(tx: Queryable, step: AdvancedStep, warnings: readonly string[]): Promise<void> {
  await tx.query('update step_executions set position = $2, warning_count = $3, summary = $4::jsonb where id = $1', [
    step.id,
    step.position,
    step.warning_count,
    JSON.stringify(step.summary),
  ]);
  if (warnings.length === 0) return;
  await tx.query('insert into job_warnings (step_execution_id, message) select $1, unnest($2::text[])', [
    step.id,
    warnings,
  ]);
}

/** Processes the next batch of a step. Stores the counters, warnings and log lines of the batch. */
export async function workBatch(
  tx: Queryable,
  execution: DueExecution,
  step: StartedStep,
  plan: StepPlan,
): Promise<AdvancedStep> {
  const end = Math.min(plan.items.length, step.position + batchSize(plan));
  const items = plan.items.slice(step.position, end);
  const outcomes = items.map((item, index) => plan.outcome(item, step.position + index));
  const summary = { ...step.summary };
  for (const { counter } of outcomes) summary[counter] = (summary[counter] ?? 0) + 1;
  const warnings = outcomes.flatMap(({ warning }) => warning ?? []);
  const worked: AdvancedStep = {
    ...step,
    summary,
    position: end,
    warning_count: step.warning_count + warnings.length,
    isComplete: end >= plan.items.length,
  };
  await store(tx, worked, warnings);
  await appendLog(tx, execution.id, 'WARNING', warnings);
  if (execution.execution_log_verbosity > 1) {
    await appendLog(tx, execution.id, 'INFO', [`${plan.name}: ${end} of ${plan.items.length}`]);
  }
  if (execution.execution_log_verbosity > 2) {
    const lines = outcomes.map(({ counter }, index) => `${items[index]?.name ?? ''}: ${counter}`);
    await appendLog(tx, execution.id, 'DEBUG', lines);
  }
  return worked;
}
