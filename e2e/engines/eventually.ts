import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 45_000;

/**
 * Reads a value repeatedly until `wanted` accepts it. Ignores failed reads, because a page may be loading. Throws after
 * `timeout` (ms).
 * @param what a description for the error
 */
export async function eventually<Value>(
  look: () => Promise<Value>,
  wanted: (value: Value) => boolean,
  what: string,
  timeout: number = TIMEOUT_MS,
): Promise<void> {
  const until = Date.now() + timeout;
  let seen: unknown;
  while (Date.now() < until) {
    try {
      const value = await look();
      if (wanted(value)) return;
      seen = value;
    } catch (error) {
      seen = error;
    }
    await sleep(100);
  }
  throw new Error(`Timed out after ${timeout / 1000} s: ${what}\nlast seen: ${String(seen).slice(0, 2_000)}`);
}
