import { expect, test } from 'vitest';
import type { FieldChange } from '../merge/field-changes';
import { placeKey, withTakenOver } from './taken-over';

const change = (property: string, before = '1', after = '2'): FieldChange => ({ property, path: [], before, after });
const [a, b, c] = [change('a'), change('b'), change('c')] as const;
const order = [a, b, c].map(placeKey);
const names = (rows: readonly FieldChange[]): string => rows.map(({ property }) => property).join(' ');

test('a difference that a copy has removed stays listed in its place', () => {
  const taken = [
    { change: a, to: 'a' as const },
    { change: c, to: 'b' as const },
  ];
  expect(names(withTakenOver([b], taken, order))).toBe('a b c');
  expect(names(withTakenOver([], taken, order))).toBe('a c');
  expect(names(withTakenOver([b, change('d')], taken, order))).toBe('a b c d');
});

test('a copied place that differs again is listed only as a current difference', () => {
  const again = change('b', '1', '3');
  const rows = withTakenOver([a, again, c], [{ change: b, to: 'b' }], order);
  expect(rows).toEqual([a, again, c]);
});
