import { expect, test } from 'vitest';
import { compareAttention, type AttentionRank } from './attention';

test('sorts by most failures in a row, then by longest failing, then missed runs', () => {
  const ranks: AttentionRank[] = [
    { kind: 'missed', count: 0, since: 10 },
    { kind: 'failing', count: 1, since: 50 },
    { kind: 'failing', count: 3, since: 90 },
    { kind: 'missed', count: 0, since: 5 },
    { kind: 'failing', count: 1, since: 20 },
    { kind: 'recovered', count: 2, since: 30 },
  ];
  expect(ranks.toSorted(compareAttention).map(({ since }) => since)).toEqual([90, 30, 20, 50, 5, 10]);
});
