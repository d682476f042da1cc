import { ApiFailure } from '@/api/api-failure';
import type { ApiProblem } from '@/domain/problem';
import { MINUTE_MS } from '@/lib/durations';
import type { TaskCode } from '@workers/protocol/sync-status';
import type { WakeableTimer } from './wakeable-timer';
import type { EngineContext } from './engine-context';
import { backOff, isOutage } from './backend-health';

/** A repeating job of the engine. */
export interface SyncTask {
  code: TaskCode;
  /** True only for `pollNewest`, which runs even while the connection fails, to detect when it works again. */
  isProbe: boolean;
  timer: WakeableTimer;
  /** Does one round. Returns the pause before the next round, milliseconds. */
  run(signal: AbortSignal): Promise<number>;
  /** Ends the pauses that the task itself has set after failures. Called at the user's "Try now". */
  endPauses?(): void;
}

const AFTER_REFUSAL_MS = 30_000;
const AFTER_ERROR_MS = 10_000;
const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = MINUTE_MS;

/**
 * Runs a task until the signal aborts. A 401 ends all tasks. Any other failure delays only this task; the delay grows
 * while the server is unavailable. Only `pollNewest` decides whether the connection works, so one broken call never
 * turns the console offline.
 */
export async function runTask(task: SyncTask, context: EngineContext, signal: AbortSignal): Promise<void> {
  const { health } = context;
  let failures = 0;
  while (!signal.aborted) {
    let pause: number;
    try {
      await context.waitUntilAwake(signal);
      if (!task.isProbe) await health.waitUntilReachable(signal);
      if (signal.aborted) return;
      task.timer.beginRound();
      pause = await task.run(signal);
      failures = 0;
      if (task.isProbe) health.succeeded();
      context.reportTask(task.code, true, pause);
    } catch (error) {
      if (signal.aborted) return;
      // "Try now" has aborted the polls of this round, so only the next round shows whether the connection works.
      if (error instanceof ApiFailure && isOutage(error.problem) && task.timer.takeHurry()) continue;
      failures += 1;
      pause = pauseAfter(error, failures, task, context);
      context.reportTask(task.code, false, pause);
      // Only the user can shorten this first part of the pause; `wake` cannot. So a failing server gets no immediate
      // retry, and no request before the end of a `Retry-After`.
      const minimum = Math.min(pause, minimumPause(error));
      await task.timer.rest(minimum, signal);
      pause -= minimum;
    }
    await task.timer.wait(pause, signal);
  }
}

/** Handles a failure of a task. Returns the pause before the next round, milliseconds. */
function pauseAfter(error: unknown, failures: number, task: SyncTask, context: EngineContext): number {
  if (!(error instanceof ApiFailure)) {
    context.onError(task.code, error);
    return AFTER_ERROR_MS;
  }
  const { problem } = error;
  if (problem.status === 401) {
    context.onUnauthorized();
    return AFTER_REFUSAL_MS;
  }
  return task.isProbe ? pauseAfterProbe(problem, context) : pauseAfterOther(problem, failures, context);
}

/** The first part of the pause, which `wake` cannot shorten, milliseconds. */
function minimumPause(error: unknown): number {
  const serverPause = error instanceof ApiFailure && isOutage(error.problem) ? error.problem.retryAfterMs : null;
  return Math.max(FIRST_DELAY_MS, serverPause ?? 0);
}

function pauseAfterProbe(problem: ApiProblem, { health }: EngineContext): number {
  if (isOutage(problem) || hasNoApi(problem)) {
    health.failed(problem);
    return health.retryIn();
  }
  health.refused();
  return AFTER_REFUSAL_MS;
}

/**
 * Whether the address has no API at present, for example because a gateway starts again. The API always has the list
 * that `pollNewest` reads, so a 404 or 410 cannot come from the API.
 */
const hasNoApi = ({ status }: ApiProblem): boolean => status === 404 || status === 410;

function pauseAfterOther(problem: ApiProblem, failures: number, { clock, health, wake }: EngineContext): number {
  if (!isOutage(problem)) return AFTER_REFUSAL_MS;
  if (problem.kind !== 'http' && !health.failing) wake('head');
  return backOff(failures, { first: FIRST_DELAY_MS, longest: LONGEST_DELAY_MS }, problem, clock);
}

/** Makes tasks run now, at the user's "Try now": ends all their pauses. */
export function hurryTasks(tasks: Iterable<SyncTask>): void {
  for (const task of tasks) {
    task.endPauses?.();
    task.timer.hurry();
  }
}
