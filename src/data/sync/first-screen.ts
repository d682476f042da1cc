import type { FirstPaint } from '@/lib/database/early-page';

/** Whatever happens to the first screen, nothing waits longer for it. */
const PATIENCE_MS = 2_000;

let taken: (() => void) | undefined;
let ready: Promise<void> | undefined;

/**
 * Resolves when the console has taken over the rows that the first paint has put there; at once where it has painted
 * nothing. What the first screen can do without waits for it: the worker and the service worker (decision 014).
 */
export function firstScreenReady(): Promise<void> {
  const painted: FirstPaint | undefined = globalThis.firstPaint;
  ready ??= painted?.early ? takeOver() : Promise.resolve();
  return ready;
}

/** The console itself has read the cache for its first screen. */
export function firstScreenTaken(): void {
  taken?.();
}

function takeOver(): Promise<void> {
  return new Promise((resolve) => {
    taken = resolve;
    setTimeout(resolve, PATIENCE_MS);
  });
}
