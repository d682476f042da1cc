import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdForLife, whenGone } from './life-lock';
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

test('every waiting caller resolves at the death, and none before it', async () => {
  const name = await holdForLife();
  const told: string[] = [];
  for (const page of ['one', 'two']) void whenGone(name, new AbortController().signal).then(() => told.push(page));
  await settle();
  expect(told).toEqual([]);
  await die(name);
  await settle();
  expect(told).toEqual(['one', 'two']);
});

test('an aborted wait never resolves, and neither does one in a browser without locks', async () => {
  const name = await holdForLife();
  const leaving = new AbortController();
  const told: string[] = [];
  void whenGone(name, leaving.signal).then(() => told.push('left'));
  leaving.abort();
  vi.stubGlobal('navigator', {});
  void whenGone(name, new AbortController().signal).then(() => told.push('without locks'));
  await die(name).catch(() => {});
  await settle();
  expect(told).toEqual([]);
});

test('two workers have two names', async () => {
  expect(await holdForLife()).not.toBe(await holdForLife());
});
