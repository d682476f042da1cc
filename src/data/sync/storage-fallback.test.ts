import { expect, test } from 'vitest';
import { StorageFallback } from './storage-fallback';

function fallback() {
  const taken: string[] = [];
  const time = { now: 1_000_000 };
  const steps = {
    reopen: () => taken.push('reopen'),
    restartWorker: () => taken.push('restart'),
    goToMemory: () => taken.push('memory'),
  };
  return { taken, time, fallback: new StorageFallback(steps, () => time.now) };
}

test('one new connection, then a new worker, then memory, and then nothing more', () => {
  const { taken, fallback: it } = fallback();
  for (let n = 0; n < 6; n += 1) it.failed('page');
  expect(taken).toEqual(['reopen', 'restart', 'memory']);
});

test('a failure of a worker, which has already reopened, restarts it at once, then memory', () => {
  const { taken, fallback: it } = fallback();
  it.failed('worker');
  it.failed('worker');
  expect(taken).toEqual(['restart', 'memory']);
});

test('failures far apart start at the first step; memory is final', () => {
  const { taken, time, fallback: it } = fallback();
  it.failed('page');
  time.now += 61_000;
  it.failed('page');
  it.failed('worker');
  it.failed('page');
  time.now += 600_000;
  it.failed('page');
  expect(taken).toEqual(['reopen', 'reopen', 'restart', 'memory']);
});
