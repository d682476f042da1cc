import { queryOne, type Database } from '../store/database';
import { advanceOne } from './advance';
import { launchOnPlannedEvent } from './events';
import { launchOneScheduled } from './schedule';

/** Launches scheduled runs and advances all launched runs, unless it is paused. */
export interface Runner {
  /** Looks for due work now, not only at the next planned time. */
  wake(): void;
  pause(paused: boolean): void;
  /** Stops the runner. Resolves when the work that is under way has ended; no other work starts. */
  stop(): Promise<void>;
}

// The longest time without looking for due work, in ms. In this time, another process may launch a run, or a schedule
// may become due.
const longestSleep = 1000;
const shortestSleep = 10;
/** The time between two checks whether an event is due, in ms. */
const eventLook = 5000;

async function millisecondsUntilDue(db: Database): Promise<number> {
  const row = await queryOne<{ ms: number | null }>(
    db,
    `select (extract(epoch from min(next_step_at) - clock_timestamp()) * 1000)::float8 as ms
     from job_executions where next_step_at is not null`,
  );
  return Math.min(longestSleep, Math.max(shortestSleep, row?.ms ?? longestSleep));
}

/** Starts a runner for a store. Several runners, in one process or in many, share the work. */
export function startRunner(db: Database, speed: number): Runner {
  let paused = false;
  let stopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let nextEventLook = 0;

  const isActive = () => !paused && !stopped;

  async function handleEvents(): Promise<void> {
    if (!isActive() || Date.now() < nextEventLook) return;
    nextEventLook = Date.now() + eventLook;
    await launchOnPlannedEvent(db);
  }

  async function workOff(): Promise<void> {
    while (isActive() && (await launchOneScheduled(db)));
    await handleEvents();
    while (isActive() && (await advanceOne(db, speed)));
  }

  async function round(): Promise<void> {
    let sleep = longestSleep;
    isWoken = false;
    try {
      await workOff();
      if (isActive()) sleep = await millisecondsUntilDue(db);
    } catch (error) {
      console.error('The job runner failed; it will retry', error);
    }
    if (!stopped) plan(isWoken ? 0 : sleep);
  }

  function plan(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(round);
    }, milliseconds);
  }

  function wake(): void {
    isWoken = true;
    if (!stopped) plan(0);
  }

  wake();
  return {
    wake,
    pause: (value) => {
      paused = value;
      wake();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
