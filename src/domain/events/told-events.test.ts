import { describe, expect, test } from 'vitest';
import { mainEvents, NOTHING_TOLD, readTold, tellEvents } from './told-events';
import { runEvent } from '@tests/support/run-event';

const NOW = Date.parse('2026-11-22T18:00:00Z');
const failed = runEvent(1, 'failed');
const other = runEvent(2, 'failed', { instanceCode: 'beta' });
const third = runEvent(3, 'worked', { instanceCode: 'gamma' });

describe('announcements', () => {
  test('an event is announced only once', () => {
    const first = tellEvents(NOTHING_TOLD, [failed], NOW, null);
    expect(first.announcement).toEqual({ kind: 'one', event: failed });
    const second = tellEvents(first.told, [failed], NOW + 1, null);
    expect(second.announcement).toBeNull();
    expect(second.told).toBe(first.told);
  });

  test('events that are found at the same time share one announcement', () => {
    expect(tellEvents(NOTHING_TOLD, [failed, other], NOW, null).announcement).toEqual({
      kind: 'many',
      events: [failed, other],
    });
  });

  test('the third event within half a minute is announced together with the other two; a later event is announced alone', () => {
    const one = tellEvents(NOTHING_TOLD, [failed], NOW, null);
    const two = tellEvents(one.told, [failed, other], NOW + 10_000, null);
    expect(two.announcement).toEqual({ kind: 'one', event: other });
    const soon = tellEvents(two.told, [failed, other, third], NOW + 20_000, null);
    expect(soon.announcement).toEqual({ kind: 'many', events: [third, other, failed] });
    const late = tellEvents(two.told, [failed, other, third], NOW + 60_000, null);
    expect(late.announcement).toEqual({ kind: 'one', event: third });
  });

  test('an event about the run on the screen is announced neither now nor later', () => {
    const { told, announcement } = tellEvents(NOTHING_TOLD, [failed], NOW, 1);
    expect(announcement).toBeNull();
    expect(tellEvents(told, [failed], NOW + 1, null).announcement).toBeNull();
    expect(tellEvents(NOTHING_TOLD, [failed, other], NOW, 1).announcement).toEqual({ kind: 'one', event: other });
  });

  test('an event about the run on the screen is stored, but not as announced', () => {
    const late = runEvent(1, 'late', { key: 'late:1' });
    const { told, announcement } = tellEvents(NOTHING_TOLD, [late], NOW, 1);
    expect(announcement).toBeNull();
    expect(told).toEqual({ keys: ['late:1'], notes: [late], recent: [] });
  });

  test('missed runs are stored, because the cache has no run for them', () => {
    const missed = runEvent(4, 'missed', { key: 'missed:alpha:3', runId: null });
    const { told } = tellEvents(NOTHING_TOLD, [missed, failed], NOW, null);
    expect(told.notes).toEqual([missed]);
    expect(tellEvents(told, [failed], NOW + 1, null).told.notes).toEqual([missed]);
  });
});

test('an announcement of several events mentions only the failures, if there are any', () => {
  expect(mainEvents([third, failed])).toEqual({ isAboutErrors: true, events: [failed] });
  expect(mainEvents([third])).toEqual({ isAboutErrors: false, events: [third] });
});

test('reads what it has written, and leaves out what it cannot read', () => {
  const missed = runEvent(4, 'missed', { runId: null });
  const { told } = tellEvents(NOTHING_TOLD, [missed, failed], NOW, null);
  expect(readTold(JSON.stringify(told))).toEqual(told);
  expect(readTold(null)).toEqual(NOTHING_TOLD);
  expect(readTold('x')).toEqual(NOTHING_TOLD);
  expect(readTold('{"keys":["a",1],"notes":[{"key":"b"}],"recent":[null,{"at":1}]}')).toEqual({
    keys: ['a'],
    notes: [],
    recent: [],
  });
});
