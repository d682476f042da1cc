import { expect, test } from 'vitest';
import { resizeKeys, withCard, withMoved, withoutCard } from './card-keys';

const keysOf = ({ list }: { list: readonly { key: number }[] }): number[] => list.map(({ key }) => key);
const three = resizeKeys({ list: [], next: 0 }, 3, (index) => index === 1);

test('every item has a key, and the given function decides which cards are open', () => {
  expect(three.list).toEqual([
    { key: 0, isOpen: false },
    { key: 1, isOpen: true },
    { key: 2, isOpen: false },
  ]);
});

test('a card keeps its key when it moves, and keys are never reused', () => {
  const moved = withMoved(three, 0, 1);
  expect(keysOf(moved)).toEqual([1, 0, 2]);
  const fewer = withoutCard(moved, 2);
  expect(keysOf(withCard(fewer))).toEqual([1, 0, 3]);
  expect(withCard(fewer).list.at(-1)?.isOpen).toBe(true);
});

test('when another editor changes the length of the list, the remaining keys stay', () => {
  const shorter = resizeKeys(three, 1, () => true);
  expect(keysOf(shorter)).toEqual([0]);
  expect(keysOf(resizeKeys(shorter, 2, () => false))).toEqual([0, 3]);
});
