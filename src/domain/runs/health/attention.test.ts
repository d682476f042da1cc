import { expect, test } from 'vitest';
import { compareAttention, type AttentionRank, type AttentionReason } from './attention';

test('sorts by reason (failing, silent, missed), then by most runs in a row, then by oldest', () => {
  const rank = (reason: AttentionReason, count: number, since: number): AttentionRank => ({
    reason,
    kind: reason,
    count,
    since,
  });
  const ranks: AttentionRank[] = [
    rank('missed', 0, 10),
    rank('failing', 1, 50),
    rank('silent', 4, 60),
    rank('failing', 3, 90),
    rank('missed', 0, 5),
    rank('failing', 1, 20),
    { ...rank('failing', 2, 30), kind: 'recovered' },
    { ...rank('silent', 2, 40), kind: 'recovered' },
  ];
  expect(ranks.toSorted(compareAttention).map(({ since }) => since)).toEqual([90, 30, 20, 50, 60, 40, 5, 10]);
});
