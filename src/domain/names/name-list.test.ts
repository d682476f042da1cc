import { expect, test } from 'vitest';
import type { Name } from './name';
import { MAX_AGE_MS, needsReading, rowAfterReading, rowAfterRefusal, type NameList } from './name-list';
import { verdictOf } from './name-verdict';

const LIST: NameList = { connection: 'akeneo/1', kind: 'assetAttribute', within: 'packshot' };
const WISH = { kind: 'assetAttribute', within: 'packshot' } as const;
const names = (...codes: string[]): Name[] => codes.map((code) => ({ code, labels: {}, type: null }));
const read = (codes: string[], at: number, before = undefined as ReturnType<typeof rowAfterReading> | undefined) =>
  rowAfterReading(LIST, before, { names: names(...codes), isComplete: true }, at);

test('an answered request is not repeated within an hour, whatever the answer was', () => {
  expect(needsReading(undefined, 5)).toBe(true);
  const row = read(['season'], 1_000);
  expect(needsReading(row, 999 + MAX_AGE_MS)).toBe(false);
  expect(needsReading(row, 1_000 + MAX_AGE_MS)).toBe(true);
  const refused = rowAfterRefusal(LIST, row, 'refused', 2_000);
  expect(needsReading(refused, 1_500 + MAX_AGE_MS)).toBe(false);
  // The names of the earlier answer stay, with their age.
  expect(refused).toMatchObject({ names: row.names, readAt: 1_000, problem: 'refused' });
  expect(needsReading(row, 900)).toBe(true);
});

test('a name that is missing from a newer list is gone', () => {
  const first = read(['season', 'season_old'], 1_000);
  const second = read(['season'], 5_000, first);
  expect(second.gone).toEqual([{ code: 'season_old', seenAt: 1_000 }]);
  const third = read(['season'], 9_000, second);
  expect(verdictOf(WISH, 'season_old', [third])).toEqual({ kind: 'unknown', nearest: 'season', seenAt: 1_000 });
  expect(read(['season', 'season_old'], 10_000, third).gone).toEqual([]);
});

test('an incomplete list neither says that a name is gone nor that it is unknown', () => {
  const first = read(['season', 'season_old'], 1_000);
  const part = rowAfterReading(LIST, first, { names: names('season'), isComplete: false }, 2_000);
  expect(part.gone).toEqual([]);
  expect(verdictOf(WISH, 'season_old', [part])).toEqual({ kind: 'unchecked' });
});

test('judges a text by the lists', () => {
  const row = read(['season'], 1_000);
  expect(verdictOf(WISH, 'season', [row])).toEqual({ kind: 'known' });
  expect(verdictOf(WISH, 'colour', [row])).toEqual({ kind: 'unknown', nearest: null, seenAt: null });
  // Every asset has the attribute `code`, which no list contains.
  expect(verdictOf(WISH, 'code', [row])).toEqual({ kind: 'known' });
  expect(verdictOf(WISH, 'colour', [row, undefined])).toEqual({ kind: 'unchecked' });
  expect(verdictOf({ ...WISH, isLoose: true }, 'colour', [row])).toEqual({ kind: 'unchecked' });
  const off = { ...row, names: [{ code: 'de_DE', labels: {}, type: null, isOff: true as const }] };
  expect(verdictOf({ kind: 'locale', within: '' }, 'de_DE', [off])).toEqual({ kind: 'off' });
});

test('a metaproperty is also known with the prefix of the asset service, and a standard field is always known', () => {
  const row = read(['season'], 1_000);
  const accepted = { kind: 'metaproperty', within: '' } as const;
  expect(verdictOf(accepted, 'property_season', [row])).toEqual({ kind: 'known' });
  expect(verdictOf(accepted, 'dateCreated', [row])).toEqual({ kind: 'known' });
  expect(verdictOf(accepted, 'property_seson', [row])).toMatchObject({ kind: 'unknown', nearest: 'season' });
});
