import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdLockUntilExit, whenLockReleased } from './life-lock';
import { LocalLocks } from './locks';

let locks: LocalLocks;

beforeEach(() => {
  locks = new LocalLocks();
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => vi.unstubAllGlobals());

/** Imitates the browser, which releases the locks of a thread that ends. */
const die = (name: string): Promise<void> => locks.request(name, { steal: true }, () => {});
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('every waiting caller resolves when the thread ends, and none earlier', async () => {
  const name = await holdLockUntilExit();
  const resolved: string[] = [];
  for (const page of ['one', 'two'])
    void whenLockReleased(name, new AbortController().signal).then(() => resolved.push(page));
  await settle();
  expect(resolved).toEqual([]);
  await die(name);
  await settle();
  expect(resolved).toEqual(['one', 'two']);
});

test('an aborted wait never resolves, and neither does a wait in a browser without locks', async () => {
  const name = await holdLockUntilExit();
  const leaving = new AbortController();
  const resolved: string[] = [];
  void whenLockReleased(name, leaving.signal).then(() => resolved.push('left'));
  leaving.abort();
  vi.stubGlobal('navigator', {});
  void whenLockReleased(name, new AbortController().signal).then(() => resolved.push('without locks'));
  await die(name).catch(() => {});
  await settle();
  expect(resolved).toEqual([]);
});

test('two workers hold locks with different names', async () => {
  expect(await holdLockUntilExit()).not.toBe(await holdLockUntilExit());
});
