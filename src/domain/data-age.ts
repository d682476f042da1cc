/** Data older than this is not called current. */
export const STALE_MS = 15_000;

/** When the data was read, if it is too old to be called current; else null. Milliseconds, device clock. */
export function staleSince(lastSuccessAt: number | null, now: number): number | null {
  return lastSuccessAt !== null && now - lastSuccessAt > STALE_MS ? lastSuccessAt : null;
}

/** Parses the stored time of the last read; null when it is absent or invalid. */
export function rememberedSuccess(text: string | null): number | null {
  const at = text === null ? Number.NaN : Number(text);
  return Number.isFinite(at) ? at : null;
}
