import type { FirstPaint } from '@/lib/database/early-page';
import { currentSession } from '../session/session-store';
import { serverHeard } from './sync-status-store';

/** Whatever happens to the first screen, nothing waits longer for it. */
const PATIENCE_MS = 2_000;
const ANSWER_PATIENCE_MS = 3_000;
/** Within this an answer is written, and on the screen. */
const SHOWN_MS = 500;

let taken: (() => void) | undefined;
let ready: Promise<void> | undefined;
let data: Promise<void> | undefined;

/**
 * Resolves when the console has taken over the rows that the first paint has put there; at once where it has painted
 * nothing. What the first screen can do without waits for it: the worker, and the look at the configuration (decision 014).
 */
export function firstScreenReady(): Promise<void> {
  const painted: FirstPaint | undefined = globalThis.firstPaint;
  ready ??= painted?.early ? takeOver() : Promise.resolve();
  return ready;
}

/**
 * Resolves when the first screen has its data: with what the first paint has put there, or where it has painted nothing with
 * the server's first answer to the sync. What nobody waits for stays out of the way of these (decision 014).
 */
export function firstDataReady(): Promise<void> {
  data ??= globalThis.firstPaint?.early || currentSession() === null ? firstScreenReady() : firstAnswer();
  return data;
}

/** The console itself has read the cache for its first screen. */
export function firstScreenTaken(): void {
  taken?.();
}

async function firstAnswer(): Promise<void> {
  await Promise.race([serverHeard().then(() => after(SHOWN_MS)), after(ANSWER_PATIENCE_MS)]);
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function takeOver(): Promise<void> {
  return new Promise((resolve) => {
    taken = resolve;
    setTimeout(resolve, PATIENCE_MS);
  });
}
