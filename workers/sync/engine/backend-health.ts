import { ApiFailure } from '@/api/api-failure';
import type { ApiProblem } from '@/domain/problem';
import type { Clock } from '@/lib/clock';
import { WaitQueue } from './wait-queue';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 20_000;

/** Whether a problem means that the backend is not available at present, so that every task must wait. */
export function isOutage(problem: ApiProblem): boolean {
  if (problem.kind !== 'http') return true;
  const status = problem.status ?? 0;
  return status === 429 || status >= 500;
}

/** With these statuses, a server or proxy says that it accepts no requests at present. */
const OVERLOAD = new Set([429, 502, 503, 504]);

/** Whether a failure concerns one call only, so that other calls may still succeed. */
export function isSingleCallFailure(error: unknown): boolean {
  if (!(error instanceof ApiFailure) || error.problem.kind !== 'http') return false;
  const status = error.problem.status ?? 0;
  return status !== 401 && !OVERLOAD.has(status);
}

/**
 * A random pause after failures, milliseconds. The limit of the pause doubles with each failure.
 * @param failures the number of failures in succession
 * @param delays the shortest and the longest pause, milliseconds; `Retry-After` may demand a longer one
 */
export function backOff(
  failures: number,
  delays: { first: number; longest: number },
  { retryAfterMs }: ApiProblem,
  clock: Pick<Clock, 'random'>,
): number {
  const ceiling = Math.min(delays.longest, delays.first * 2 ** failures);
  return Math.max(delays.first, clock.random() * ceiling, retryAfterMs ?? 0);
}

/**
 * Knows from the outcomes of real requests whether the connection works. While the connection fails, only `pollNewest`
 * sends requests: after random, growing pauses, and never before the end of a `Retry-After`. The other tasks wait until
 * `pollNewest` succeeds.
 */
export class BackendHealth {
  readonly #clock: Clock;
  readonly #onChange: () => void;
  #failures = 0;
  readonly #waiting = new WaitQueue();
  #retryAt = 0;
  lastSuccessAt: number | null = null;
  failure: ApiProblem['kind'] | null = null;

  /** @param onChange called after every outcome */
  constructor(clock: Clock, onChange: () => void) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  get failing(): boolean {
    return this.#failures > 0;
  }

  succeeded(): void {
    this.lastSuccessAt = this.#clock.now();
    this.refused();
  }

  /** Notes that the backend has answered but refused the call: the connection works, but the data gets older. */
  refused(): void {
    this.#failures = 0;
    this.failure = null;
    this.#onChange();
    this.#waiting.wakeAll();
  }

  failed(problem: ApiProblem): void {
    this.#failures += 1;
    this.failure = problem.kind;
    const delays = { first: FIRST_DELAY_MS, longest: LONGEST_DELAY_MS };
    this.#retryAt = this.#clock.elapsed() + backOff(this.#failures, delays, problem, this.#clock);
    this.#onChange();
  }

  /** Returns the milliseconds until `pollNewest` may try again after a failure. */
  retryIn(): number {
    return Math.max(0, this.#retryAt - this.#clock.elapsed());
  }

  /** Resolves at once while the connection works, otherwise at the next success or when the signal aborts. */
  async waitUntilReachable(signal: AbortSignal): Promise<void> {
    if (this.failing) await this.#waiting.wait(signal);
  }
}
