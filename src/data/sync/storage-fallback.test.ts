import { expect, test } from 'vitest';
import { StorageFallback } from './storage-fallback';

function fallback() {
  const taken: string[] = [];
  const time = { now: 1_000_000 };
  const steps = {
    reopen: () => taken.push('reopen'),
    lose: () => taken.push('lose'),
    restartWorker: () => taken.push('restart'),
    goToMemory: () => taken.push('memory'),
  };
  return { taken, time, fallback: new StorageFallback(steps, () => time.now) };
}

test('repeated failures lead to new connections, then a new worker, then memory, and then nothing more', () => {
  const { taken, fallback: storage } = fallback();
  for (let n = 0; n < 6; n += 1) storage.handleFailure('page');
  expect(taken).toEqual(['reopen', 'restart', 'memory']);
});

test("a worker's failure skips the reopen step, because the worker has already reopened its databases", () => {
  const { taken, fallback: storage } = fallback();
  storage.handleFailure('worker');
  storage.handleFailure('worker');
  expect(taken).toEqual(['restart', 'memory']);
});

test('a failure long after the previous one starts at the first step again, but memory is final', () => {
  const { taken, time, fallback: storage } = fallback();
  storage.handleFailure('page');
  time.now += 61_000;
  storage.handleFailure('page');
  storage.handleFailure('worker');
  storage.handleFailure('page');
  time.now += 600_000;
  storage.handleFailure('page');
  expect(taken).toEqual(['reopen', 'reopen', 'restart', 'memory']);
});

test('if the browser closes the connections, they are opened again; only many such losses count as a failure', () => {
  const { taken, fallback: storage } = fallback();
  storage.handleFailure('worker');
  for (let n = 0; n < 5; n += 1) storage.handleFailure('browser');
  expect(taken).toEqual(['restart', 'reopen', 'reopen', 'reopen', 'reopen', 'reopen']);
  storage.handleFailure('browser');
  expect(taken.at(-1)).toBe('memory');
});

test('losses that are long ago do not count, even if failures go on', () => {
  const { taken, time, fallback: storage } = fallback();
  for (let n = 0; n < 10; n += 1) {
    storage.handleFailure('browser');
    time.now += 40_000;
  }
  expect(new Set(taken)).toEqual(new Set(['reopen']));
  expect(taken).toHaveLength(10);
});

test('failures within seconds after a loss do not lead to the next step, unless there are many losses', () => {
  const { taken, time, fallback: storage } = fallback();
  for (let loss = 1; loss <= 2; loss += 1) {
    storage.handleFailure('browser');
    time.now += 1_000;
    storage.handleFailure('page');
    storage.handleFailure('worker');
  }
  expect(taken).toEqual(['reopen', 'lose', 'restart', 'reopen', 'lose', 'restart']);
  storage.handleFailure('browser');
  for (let n = 0; n < 3; n += 1) storage.handleFailure('page');
  expect(taken.slice(6)).toEqual(['reopen', 'reopen', 'restart', 'memory']);
});

test('a failure long after a loss leads to the next step', () => {
  const { taken, time, fallback: storage } = fallback();
  storage.handleFailure('browser');
  time.now += 6_000;
  storage.handleFailure('worker');
  storage.handleFailure('worker');
  expect(taken).toEqual(['reopen', 'restart', 'memory']);
});

test('after a removal of all data, the next failure starts at the first step', () => {
  const { taken, fallback: storage } = fallback();
  storage.handleFailure('worker');
  storage.startOver();
  storage.handleFailure('page');
  expect(taken).toEqual(['restart', 'reopen']);
});
