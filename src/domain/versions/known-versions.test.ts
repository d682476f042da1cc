import { expect, test } from 'vitest';
import { hasLastChange, knownPart } from './known-versions';

const HOUR = 3_600_000;
const at = (hour: number): string => new Date(hour * HOUR).toISOString();
/** A history that was read at one hour, with versions that were saved at other hours, newest first. */
const history = (readAt: number, versions: number[], hasMore = false) => ({
  code: 'shop',
  entries: versions.map((hour, index) => ({ version: 9 - index, username: null, loggedAt: at(hour), changeSet: {} })),
  hasMore,
  readAt: readAt * HOUR,
});
const span = (from: number, to: number | null = null) => ({ from: from * HOUR, to: to === null ? null : to * HOUR });

test('a history has the last change if it was read after the change or contains it', () => {
  expect(hasLastChange(history(10, [1]), at(9))).toBe(true);
  expect(hasLastChange(history(10, [1]), at(11))).toBe(false);
  expect(hasLastChange(history(10, [11]), at(11))).toBe(true);
  expect(hasLastChange(history(10, []), null)).toBe(true);
});

test('an integration that was last changed before the span needs no history', () => {
  expect(knownPart({ updatedAt: at(4) }, null, span(5))).toBe('all');
  expect(knownPart({ updatedAt: at(5) }, null, span(5))).toBe('none');
  expect(knownPart({ updatedAt: null }, null, span(5))).toBe('none');
});

test('a history that was read before the last change may lack changes, unless the span had already ended', () => {
  const old = history(10, [8, 2]);
  expect(knownPart({ updatedAt: at(12) }, old, span(5))).toBe('none');
  expect(knownPart({ updatedAt: at(12) }, old, span(5, 10))).toBe('all');
  expect(knownPart({ updatedAt: at(8) }, old, span(5))).toBe('all');
});

test('if the oldest known version is inside the span, earlier versions may be missing', () => {
  expect(knownPart({ updatedAt: at(8) }, history(10, [8, 6], true), span(5))).toBe('newest');
  expect(knownPart({ updatedAt: at(8) }, history(10, [8, 6]), span(5))).toBe('all');
  expect(knownPart({ updatedAt: at(8) }, history(10, [8, 4], true), span(5))).toBe('all');
});
