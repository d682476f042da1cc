import { expect, test } from 'vitest';
import { LocalLocks } from './locks';

/** Work that lasts until the test calls `end`. */
function heldWork() {
  let end = (): void => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => done, end };
}

test('a lock has one holder at a time, in the order of the requests', async () => {
  const locks = new LocalLocks();
  const order: string[] = [];
  const first = heldWork();
  const record = (word: string) => (): void => {
    order.push(word);
  };
  const one = locks.request('a', {}, async () => {
    record('one')();
    await first.work();
  });
  const two = locks.request('a', {}, record('two'));
  await locks.request('b', {}, record('other name'));
  expect(order).toEqual(['one', 'other name']);
  first.end();
  await Promise.all([one, two]);
  expect(order).toEqual(['one', 'other name', 'two']);
  expect(await locks.namesInUse()).toEqual(new Set());
});

test('shared requests hold the lock together and make an exclusive request wait', async () => {
  const locks = new LocalLocks();
  const [a, b] = [heldWork(), heldWork()];
  const shared = [locks.request('a', { mode: 'shared' }, a.work), locks.request('a', { mode: 'shared' }, b.work)];
  let isGranted = false;
  const exclusive = locks.request('a', {}, () => {
    isGranted = true;
  });
  a.end();
  await shared[0];
  expect(isGranted).toBe(false);
  b.end();
  await exclusive;
  expect(isGranted).toBe(true);
});

test('an aborted request is skipped; a stolen lock rejects its holder', async () => {
  const locks = new LocalLocks();
  const first = heldWork();
  const holder = locks.request('a', {}, first.work);
  const controller = new AbortController();
  const served: string[] = [];
  const serve = (name: string) => (): void => {
    served.push(name);
  };
  const waiting = locks.request('a', { signal: controller.signal }, serve('who gave up'));
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await locks.request('a', { steal: true }, serve('thief'));
  await expect(holder).rejects.toMatchObject({ name: 'AbortError' });
  first.end();
  await locks.request('a', {}, serve('next'));
  expect(served).toEqual(['thief', 'next']);
});
