/** Data of more than this age is shown as stale. */
export const STALE_MS = 15_000;

/**
 * Since when the data is stale: `lastSuccessAt` if that is more than `STALE_MS` ago, else null. All times are
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
