import { setTimeout as after } from 'node:timers/promises';

/**
 * How long later calls wait for the end of a read, in milliseconds. After that they start the next read, because the
 * connection of the slow read may be dead.
 */
const TIMEOUT_MS = 2_000;

/**
 * Combines reads: the calls that come during a read share the next read. No caller gets a result from a read that
 * started before the call.
 */
export function batchReads<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  timeoutMs = TIMEOUT_MS,
): (key: Key) => Promise<Value | undefined> {
  let asked = new Set<Key>();
  let next: Promise<ReadonlyMap<Key, Value>> | null = null;
  let underWay: Promise<unknown> = Promise.resolve();
  const readAsked = (): Promise<ReadonlyMap<Key, Value>> => {
    const keys = [...asked];
    asked = new Set();
    next = null;
    const reading = read(keys);
    const ended = reading.catch(() => null);
    underWay = Promise.race([ended, after(timeoutMs, null, { ref: false })]);
    return reading;
  };
  return async (key) => {
    asked.add(key);
    next ??= underWay.then(readAsked);
    return (await next).get(key);
  };
}
