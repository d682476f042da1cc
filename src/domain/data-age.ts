/** Data older than this is no longer "now". */
export const STALE_MS = 15_000;

/** The moment that data is from, when it is too old to be called current; else null. Milliseconds, device clock. */
export function staleSince(lastSuccessAt: number | null, now: number): number | null {
  return lastSuccessAt !== null && now - lastSuccessAt > STALE_MS ? lastSuccessAt : null;
}

/** When data was last read, as it was remembered; null when that cannot be told. */
export function rememberedSuccess(text: string | null): number | null {
  const at = text === null ? Number.NaN : Number(text);
  return Number.isFinite(at) ? at : null;
}
