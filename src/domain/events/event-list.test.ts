import { expect, test } from 'vitest';
import { listEvents, MAX_EVENTS, withKeys } from './event-list';
import { runEvent } from '@tests/support/run-event';

const keys = (events: readonly { key: string }[]): string[] => events.map(({ key }) => key);

test('the newest events come first, and unread failures and missed runs are counted', () => {
  const ends = [runEvent(1, 'failed'), runEvent(3, 'worked', { instanceCode: 'beta' })];
  const missed = runEvent(2, 'missed', { key: 'missed:gamma:1', runId: null });
  const { events, unread, errors } = listEvents(ends, [missed], new Set(['run:3']));
  expect(keys(events)).toEqual(['run:3', 'missed:gamma:1', 'run:1']);
  expect([...unread]).toEqual(['missed:gamma:1', 'run:1']);
  expect(errors).toBe(2);
});

test('a failure replaces earlier unread failures of its integration; a failure that was read stays', () => {
  const ends = [1, 2, 3].map((id) => runEvent(id, 'failed'));
  const { events, errors } = listEvents([...ends, runEvent(4, 'failed', { instanceCode: 'beta' })], [], new Set());
  expect(keys(events)).toEqual(['run:4', 'run:3']);
  expect(errors).toBe(2);
  expect(keys(listEvents(ends, [], new Set(['run:1'])).events)).toEqual(['run:3', 'run:1']);
});

test('earlier failures of an integration stay hidden after the newest one has been read', () => {
  const ends = [1, 2, 3].map((id) => runEvent(id, 'failed'));
  const { events, unread, errors } = listEvents(ends, [], new Set(['run:3']));
  expect(keys(events)).toEqual(['run:3']);
  expect(unread.size).toBe(0);
  expect(errors).toBe(0);
});

test('a run that ended is not late any more', () => {
  const late = runEvent(5, 'late', { key: 'late:5' });
  expect(keys(listEvents([], [late], new Set()).events)).toEqual(['late:5']);
  expect(keys(listEvents([runEvent(5, 'worked')], [late], new Set()).events)).toEqual(['run:5']);
});

test('the list contains only the newest events', () => {
  const ends = Array.from({ length: 70 }, (_, index) => runEvent(index + 1, 'worked'));
  const { events } = listEvents(ends, [], new Set());
  expect(events).toHaveLength(MAX_EVENTS);
  expect(events[0]?.key).toBe('run:70');
});

test('remembered keys are unique, and above the maximum only the newest keys stay', () => {
  expect(withKeys(['b', 'c'], ['a', 'b'])).toEqual(['a', 'b', 'c']);
  const many = Array.from({ length: 500 }, (_, index) => String(index));
  expect(withKeys(many, ['new'])).toHaveLength(400);
  expect(withKeys(many, ['new'])[0]).toBe('new');
});
