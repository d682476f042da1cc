import type { JobDefinition } from '../catalogue/job-definitions';
import { runSeconds } from '../catalogue/run-length';
import type { SeededFailure } from './failures';
import type { PlannedRun } from './planned-runs';
import { choice, oneOf } from './sample-choice';

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

/** The users who may start and stop the runs of a company. */
export interface Starters {
  administrator: number;
  /** The users of the company who may start runs. */
  members: readonly number[];
  superAdministrators: readonly number[];
}

/** The values on which the rows of a run depend. */
export interface RunInput {
  run: PlannedRun;
  job: JobDefinition;
  /** The failure of the run's instance, if the run fails because of it. */
  failure: SeededFailure | undefined;
  starters: Starters;
  /**
   * Whether some runs of the sample data are scheduled. If so, users start all runs that neither a schedule nor an
   * event starts.
   */
  hasScheduled: boolean;
  now: number;
}

type Status = 'success' | 'warning' | 'error' | 'stopped';

const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

function statusOf({ run, failure }: RunInput): Status {
  if (failure) return 'error';
  const number = choice('ending', run.id);
  if (number < 700) return 'success';
  if (number < 870) return 'warning';
  return number < 965 ? 'error' : 'stopped';
}

/** The user who started a run; null when a schedule or an event started it. */
function creatorOf({ run, starters, hasScheduled }: RunInput, isForEvent: boolean): number | null {
  const number = choice('starter', run.id);
  const isByUser = !run.isScheduled && (number < 550 || (hasScheduled && !isForEvent));
  if (!isByUser) return null;
  const { members, superAdministrators } = starters;
  return oneOf(number < 60 ? [...members, ...superAdministrators] : members, choice('creator', run.id));
}

/**
 * A run's length relative to the usual length. Failed and stopped runs are short; one in 40 of the other runs is long.
 */
function lengthFactor(status: Status, run: PlannedRun): number {
  const number = choice('length', run.id);
  if (status === 'error' || status === 'stopped') return 0.2 + number / 2000;
  return number % 40 === 7 ? 2.3 : 1;
}

/** The row of a finished execution. */
export function executionRow(input: RunInput) {
  const { run, job, failure, starters, now } = input;
  const { id, instance, at, isScheduled } = run;
  const mode = choice('mode', id);
  const isForEvent = job.hasEventTrigger && mode % 3 === 0;
  // Schedules start only delta runs.
  const delta = isScheduled || mode % 2 === 0;
  const status = statusOf(input);
  const creator = creatorOf(input, isForEvent);
  const seconds = runSeconds({ id, job_instance_id: instance.id, job_code: job.code, delta });
  // No run starts or ends in the future.
  const startedAt = Math.min(now, at + (1 + (mode % 5)) * 1000);
  const endedAt = Math.min(now, Math.round(startedAt + seconds * lengthFactor(status, run) * 1000));
  return {
    id,
    job_instance_id: instance.id,
    company_id: instance.company_id,
    status,
    event: creator === null && !isScheduled && isForEvent,
    delta,
    created_at: isoTime(at),
    created_by: creator,
    stopped_by: status === 'stopped' ? (creator ?? starters.administrator) : null,
    started_at: isoTime(startedAt),
    ended_at: isoTime(endedAt),
    error_message: status === 'error' ? (failure?.message ?? oneOf(errorMessages, mode)) : null,
  };
}
export type ExecutionRow = ReturnType<typeof executionRow>;

/**
 * The rows of the steps of an execution.
 * @param firstId the id of the first step
 */
export function stepRows({ job, failure }: RunInput, execution: ExecutionRow, firstId: number) {
  const number = choice('step', execution.id);
  const count = choice('count', execution.id);
  const isCut = execution.status === 'error' || execution.status === 'stopped';
  // A run ends at the step that fails or is stopped.
  const last = isCut ? (failure?.step ?? 1 + (number % job.steps.length)) : job.steps.length;
  const startedAt = Date.parse(execution.started_at);
  const stepLength = (Date.parse(execution.ended_at) - startedAt) / last;
  const endOf = (ordinal: number): string => isoTime(Math.round(startedAt + stepLength * Math.min(ordinal, last)));
  return job.steps.map((name, place) => {
    const ordinal = place + 1;
    const status = ordinal > last ? 'skipped' : ordinal === last ? execution.status : 'success';
    return {
      id: firstId + place,
      execution_id: execution.id,
      ordinal,
      step_name: name,
      status,
      warning_count: status === 'warning' ? 1 + (count % 12) : status === 'error' ? (failure?.count ?? 0) : 0,
      summary:
        status === 'skipped' ? {} : { [ordinal === 1 ? 'read' : 'processed']: 20 + (count % 100), skipped: number % 7 },
      created_at: endOf(place),
      ended_at: endOf(ordinal),
    };
  });
}
export type StepRow = ReturnType<typeof stepRows>[number];

/** The rows of the warnings of a step. */
export function warningRows({ failure }: RunInput, step: StepRow) {
  return Array.from({ length: step.warning_count }, (_, place) => {
    const number = step.id * 7 + place;
    const text = step.status === 'error' && failure ? failure.warning : oneOf(warningMessages, step.id + place);
    return { step_execution_id: step.id, message: `item_${100 + (number % 900)}: ${text}` };
  });
}
export type WarningRow = ReturnType<typeof warningRows>[number];

/** The rows of the log lines of an execution. The log also has the warnings of a failed step. */
export function logRows(execution: ExecutionRow, steps: readonly StepRow[], warnings: readonly WarningRow[]) {
  const line = (level: string, message: string, at: string) => ({
    execution_id: execution.id,
    logged_at: at,
    level,
    message,
  });
  const levels: Record<string, string> = { error: 'ERROR', warning: 'WARNING' };
  const ofStep = (step: StepRow) => {
    const own = step.status === 'error' ? warnings.filter(({ step_execution_id: id }) => id === step.id) : [];
    const startedAt = Date.parse(step.created_at);
    const gap = (Date.parse(step.ended_at) - startedAt) / (own.length + 1);
    const warned = own.map(({ message }, place) =>
      line('WARNING', message, isoTime(Math.round(startedAt + gap * (place + 1)))),
    );
    const text = `Step "${step.step_name}" ended: ${step.status} ${JSON.stringify(step.summary)}`;
    return [...warned, line(levels[step.status] ?? 'INFO', text, step.ended_at)];
  };
  const text = execution.error_message ?? `Job ended: ${execution.status}`;
  return [
    line('INFO', 'Job started', execution.started_at),
    ...steps.filter(({ status }) => status !== 'skipped').flatMap(ofStep),
    line(execution.status === 'error' ? 'ERROR' : 'INFO', text, execution.ended_at),
  ];
}
