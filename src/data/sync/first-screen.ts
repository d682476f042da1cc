import type { FirstPaint } from '@/database/preloaded-page';
import { currentSession } from '../session/session-store';
import { serverAnswered } from './sync-status-store';

/** After this the painted rows count as taken over: a press on them may have led to a screen that does not read executions. */
const TIMEOUT_MS = 2_000;
/** Whatever becomes of the first answer, nothing waits longer for it. */
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
 * Resolves when what nobody waits for may begin: as `firstScreenReady`, but on a first start, whose rows come from the
 * server, when they are on the screen (decision 014).
 */
export function firstDataReady(): Promise<void> {
  data ??= isFirstStart() ? firstAnswer() : firstScreenReady();
  return data;
}

/** No service worker has brought the page, though the browser has them, and nothing of somebody's was painted. */
function isFirstStart(): boolean {
  return navigator.serviceWorker?.controller === null && !globalThis.firstPaint?.early && currentSession() !== null;
}

/** The console itself has read the cache for its first screen: the painted rows are not used any more. */
export function firstScreenTaken(): void {
  if (globalThis.firstPaint) globalThis.firstPaint.early = null;
  taken?.();
}

async function firstAnswer(): Promise<void> {
  await Promise.race([serverAnswered().then(() => after(SHOWN_MS)), after(ANSWER_PATIENCE_MS)]);
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function takeOver(): Promise<void> {
  return new Promise((resolve) => {
    taken = resolve;
    setTimeout(firstScreenTaken, TIMEOUT_MS);
  });
}
