import { expect, test } from 'vitest';
import { LocalLocks } from './locks';

/** Work that lasts until the test calls `end`. */
function held() {
  let end = (): void => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => done, end };
}

test('one holder at a time, in the order of the requests', async () => {
  const locks = new LocalLocks();
  const order: string[] = [];
  const first = held();
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

test('shared requests hold the lock together and make an exclusive one wait', async () => {
  const locks = new LocalLocks();
  const [a, b] = [held(), held()];
  const shared = [locks.request('a', { mode: 'shared' }, a.work), locks.request('a', { mode: 'shared' }, b.work)];
  let got = false;
  const exclusive = locks.request('a', {}, () => {
    got = true;
  });
  a.end();
  await shared[0];
  expect(got).toBe(false);
  b.end();
  await exclusive;
  expect(got).toBe(true);
});

test('an aborted request is skipped; a stolen lock rejects its holder', async () => {
  const locks = new LocalLocks();
  const first = held();
  const holder = locks.request('a', {}, first.work);
  const giving = new AbortController();
  const served: string[] = [];
  const serve = (name: string) => (): void => {
    served.push(name);
  };
  const waiting = locks.request('a', { signal: giving.signal }, serve('who gave up'));
  giving.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await locks.request('a', { steal: true }, serve('thief'));
  await expect(holder).rejects.toMatchObject({ name: 'AbortError' });
  first.end();
  await locks.request('a', {}, serve('next'));
  expect(served).toEqual(['thief', 'next']);
});
