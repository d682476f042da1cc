/** Data that is older than this many milliseconds is shown as stale. */
export const STALE_MS = 15_000;

/**
 * Returns `lastSuccessAt` if it is more than `STALE_MS` ago, so that the data is stale; else null. All times are
 * milliseconds of the device clock.
 */
export function staleSince(lastSuccessAt: number | null, now: number): number | null {
  return lastSuccessAt !== null && now - lastSuccessAt > STALE_MS ? lastSuccessAt : null;
}

/** Parses the stored time of the last successful read; null when it is absent or invalid. */
export function parseSuccessTime(text: string | null): number | null {
  const at = text === null ? Number.NaN : Number(text);
  return Number.isFinite(at) ? at : null;
}
