import { expect, test } from 'vitest';
import { isFailureWatched, isSubjectWatched, isWatched, readWatched, watchedAtFirst, withWatch } from './watched';

const NOW = Date.parse('2026-11-22T18:00:00Z');

test('by default, failures are watched from now on', () => {
  const watched = watchedAtFirst(NOW);
  const subject = { instanceCode: 'alpha', runId: 7 };
  expect(isFailureWatched(watched, { ...subject, at: NOW })).toBe(true);
  expect(isFailureWatched(watched, { ...subject, at: NOW - 6_000 })).toBe(false);
  expect(isSubjectWatched(watched, { ...subject, at: NOW })).toBe(false);
  expect(isFailureWatched(withWatch(watched, 'failures', false, NOW), { ...subject, at: NOW })).toBe(false);
});

test('events of a watched integration count from the start of the watch, events of a watched run always count', () => {
  const watched = withWatch(watchedAtFirst(NOW), { instance: 'alpha' }, true, NOW);
  expect(isSubjectWatched(watched, { instanceCode: 'alpha', runId: 7, at: NOW })).toBe(true);
  expect(isSubjectWatched(watched, { instanceCode: 'alpha', runId: 7, at: NOW - 6_000 })).toBe(false);
  expect(isSubjectWatched(watched, { instanceCode: 'beta', runId: 7, at: NOW })).toBe(false);
  const run = withWatch(watched, { run: 7 }, true, NOW);
  expect(isSubjectWatched(run, { instanceCode: 'beta', runId: 7, at: 0 })).toBe(true);
  expect(isWatched(run, { run: 7 })).toBe(true);
  expect(isWatched(withWatch(run, { run: 7 }, false, NOW), { run: 7 })).toBe(false);
});

test('watching an integration again keeps the time of the first watch', () => {
  const watched = withWatch(watchedAtFirst(NOW), { instance: 'alpha' }, true, NOW);
  expect(withWatch(watched, { instance: 'alpha' }, true, NOW + 5)).toBe(watched);
});

test('a code that is the name of an object property is watched only if the person chose it', () => {
  const watched = watchedAtFirst(NOW);
  expect(isWatched(watched, { instance: 'constructor' })).toBe(false);
  const stored = JSON.stringify(withWatch(watched, { instance: '__proto__' }, true, NOW));
  const read = readWatched(stored);
  expect(read && isWatched(read, { instance: '__proto__' })).toBe(true);
});

test('only the most recently watched runs are kept', () => {
  let watched = watchedAtFirst(NOW);
  for (let id = 1; id <= 520; id += 1) watched = withWatch(watched, { run: id }, true, NOW + id);
  expect(Object.keys(watched.runs)).toHaveLength(500);
  expect(isWatched(watched, { run: 20 })).toBe(false);
  expect(isWatched(watched, { run: 21 })).toBe(true);
});

test('reads what it has written, and ignores everything else', () => {
  const watched = withWatch(withWatch(watchedAtFirst(NOW), { run: 7 }, true, NOW), { instance: 'a/b' }, true, NOW);
  expect(readWatched(JSON.stringify(watched))).toEqual(watched);
  expect(readWatched(null)).toBeNull();
  expect(readWatched('[')).toBeNull();
  expect(readWatched('{"failures":"x","runs":{"1":"y"},"instances":3}')).toEqual({
    failures: null,
    instances: {},
    runs: {},
  });
});
