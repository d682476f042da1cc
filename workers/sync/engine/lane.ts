import { ApiFailure } from '@/lib/api/api-failure';
import type { Alarm } from './alarm';
import type { EngineContext } from './engine-context';
import { isOutage } from './health';

/** A loop of work: `run` does one round and gives the milliseconds until the next one. */
export interface Lane {
  name: string;
  /** Only the head lane: asks also while the connection fails, and so finds out when it works again. */
  probes: boolean;
  alarm: Alarm;
  run(signal: AbortSignal): Promise<number>;
}

const AFTER_REFUSAL_MS = 30_000;
const AFTER_ERROR_MS = 10_000;

/** Runs a lane until the signal aborts. A 401 ends the engine; an outage makes the lane wait; any other failure only delays it. */
export async function runLane(lane: Lane, context: EngineContext, signal: AbortSignal): Promise<void> {
  const { health } = context;
  while (!signal.aborted) {
    if (!lane.probes) await health.reachable(signal);
    if (signal.aborted) return;
    let pause: number;
    try {
      pause = await lane.run(signal);
      if (lane.probes) health.succeeded();
    } catch (error) {
      if (signal.aborted) return;
      pause = pauseAfter(error, lane, context);
    }
    await lane.alarm.wait(pause, signal);
  }
}

function pauseAfter(error: unknown, lane: Lane, { health, onUnauthorized, onFatal }: EngineContext): number {
  if (!(error instanceof ApiFailure)) {
    onFatal(lane.name, error);
    return AFTER_ERROR_MS;
  }
  if (error.problem.status === 401) {
    onUnauthorized();
    return AFTER_REFUSAL_MS;
  }
  if (!isOutage(error.problem)) {
    // The backend answered, so the connection works; it only refuses this call.
    if (lane.probes) health.succeeded();
    return AFTER_REFUSAL_MS;
  }
  health.failed(error.problem);
  return lane.probes ? health.retryIn() : 0;
}
