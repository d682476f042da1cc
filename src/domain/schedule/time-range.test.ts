import { expect, test } from 'vitest';
import type { Span } from '../runs/period/period';
import { TimeRange } from './time-range';

function everyTen(): { range: TimeRange; between: (from: number, to: number) => Promise<number[]>; parts: Span[] } {
  const parts: Span[] = [];
  const range = new TimeRange();
  const read = async (part: Span): Promise<number[]> => {
    parts.push(part);
    const first = Math.ceil(part.from / 10) * 10;
    return Array.from({ length: Math.ceil((part.to - first) / 10) }, (_, index) => first + index * 10);
  };
  return { range, parts, between: (from, to) => range.between({ from, to }, read) };
}

test('only the unknown part is read', async () => {
  const { between, parts } = everyTen();
  expect(await between(20, 40)).toEqual([20, 30]);
  expect(await between(20, 61)).toEqual([20, 30, 40, 50, 60]);
  expect(await between(0, 35)).toEqual([0, 10, 20, 30]);
  expect(await between(5, 55)).toEqual([10, 20, 30, 40, 50]);
  expect(parts).toEqual([
    { from: 20, to: 40 },
    { from: 40, to: 61 },
    { from: 0, to: 20 },
  ]);
});

test('a known span does not wait for a read, and simultaneous reads read each part once', async () => {
  const { between, parts } = everyTen();
  await between(20, 40);
  const ended: string[] = [];
  await Promise.all([
    between(20, 60).then(() => ended.push('unknown')),
    between(20, 60).then(() => ended.push('unknown')),
    between(25, 35).then(() => ended.push('known')),
  ]);
  expect(ended).toEqual(['known', 'unknown', 'unknown']);
  expect(parts).toHaveLength(2);
});

test('a span beyond a gap starts a new range', async () => {
  const { between, parts } = everyTen();
  await between(0, 20);
  expect(await between(50, 70)).toEqual([50, 60]);
  expect(await between(0, 20)).toEqual([0, 10]);
  expect(parts).toHaveLength(3);
});
