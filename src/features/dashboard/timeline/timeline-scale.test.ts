import { expect, test } from 'vitest';
import { ticksWithRoom, timelineScale, windowOf, clampSpan, zoomSpan } from './timeline-scale';

const HOUR = 3_600_000;
const at = (text: string): number => new Date(text).getTime();
const night = { from: at('2026-11-22T18:00:00'), to: at('2026-11-23T08:11:00') };

test('the axis of a night includes some future hours, has ticks at round hours, and a date where a day begins', () => {
  const scale = timelineScale(windowOf(night), 744);
  expect(scale.ticks.map(({ label }) => label)).toEqual(['22/11 18:00', '21:00', '23/11', '03:00', '06:00', '09:00']);
  expect(scale.place(night.from)).toBe(0);
  expect(scale.place(night.to)).toBeGreaterThan(744 * 0.75);
});

test('a label that would touch another label or the label of the current time is left out', () => {
  const ticks = [
    { x: 0, label: '24/11 18:00' },
    { x: 116, label: '06:00' },
    { x: 232, label: '12:00' },
  ];
  const shown = (now: number): string[] => ticksWithRoom(ticks, now).map(({ label }) => label);
  expect(shown(300)).toEqual(['24/11 18:00', '06:00', '12:00']);
  expect(shown(290)).toEqual(['24/11 18:00', '06:00']);
  expect(shown(205)).toEqual(['24/11 18:00', '06:00']);
  expect(shown(60)).toEqual(['06:00', '12:00']);
  const close = [{ x: 40, label: '19:00' }, ...ticks].sort((a, b) => a.x - b.x);
  expect(ticksWithRoom(close, null)).toEqual(ticks);
});

test('the ticks of a span of thirty days are at whole days', () => {
  const month = { from: at('2026-10-24T08:11:00'), to: at('2026-11-23T08:11:00') };
  const labels = timelineScale(windowOf(month), 744).ticks.map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(3);
  for (const label of labels) expect(label).toMatch(/^\d\d\/\d\d$/);
});

test('zooming keeps the given time in its place and stays within the period', () => {
  const whole = { from: 0, to: 24 * HOUR };
  const closer = zoomSpan(whole, 0.5, 6 * HOUR, whole);
  expect(closer).toEqual({ from: 3 * HOUR, to: 15 * HOUR });
  expect(zoomSpan(closer, 4, 6 * HOUR, whole)).toEqual(whole);
  expect(zoomSpan(whole, 0.0001, 0, whole)).toEqual({ from: 0, to: HOUR / 4 });
});

test('panning stops at the ends of the period', () => {
  const whole = { from: 0, to: 24 * HOUR };
  expect(clampSpan({ from: -HOUR, to: HOUR }, whole)).toEqual({ from: 0, to: 2 * HOUR });
  expect(clampSpan({ from: 23 * HOUR, to: 25 * HOUR }, whole)).toEqual({ from: 22 * HOUR, to: 24 * HOUR });
});
