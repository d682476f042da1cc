import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameJson } from '@/lib/same-json';
import { NEW_INSTANCE } from '../instance-fields';
import { changeKey, fieldChanges, type FieldChange } from './field-changes';
import { takeFields } from './take-changes';

const FIELDS = ['label', 'enabled', 'cronExpression', 'configuration'] as const;
const withText = (configuration: string) => ({ ...NEW_INSTANCE, configuration });

/** Takes the differences at some places, which are written like "mappings › a › locale". Returns the resulting text. */
function take(before: string, after: string, places: readonly string[]): string {
  const isTaken = ({ path }: FieldChange): boolean => places.includes(path.join(' › '));
  return takeFields({ a: withText(before), b: withText(after) }, 'a', FIELDS, isTaken).configuration ?? before;
}

describe('takes', () => {
  test('a property, and leaves the others', () => {
    const other = { ...NEW_INSTANCE, label: 'Other', enabled: false, cronExpression: '0 2 * * *' };
    const isTaken = ({ property }: FieldChange): boolean => property !== 'enabled';
    expect(takeFields({ a: NEW_INSTANCE, b: other }, 'a', FIELDS, isTaken)).toEqual({
      label: 'Other',
      cronExpression: '0 2 * * *',
    });
  });

  test('a value, and keeps the spelling of everything else', () => {
    expect(take('{ "a": 1.0,\n  "b": 2 }', '{"b":3.50,"a":2}', ['b'])).toBe('{ "a": 1.0,\n  "b": 3.50 }');
  });

  test('a new, a removed and a changed entry of a list, each alone', () => {
    const list = (...entries: object[]) => JSON.stringify({ mappings: entries });
    const before = list({ code: 'a', n: 1 }, { code: 'b', n: 2 }, { code: 'c', n: 3 });
    const after = list({ code: 'a', n: 9 }, { code: 'new', n: 5 }, { code: 'b', n: 2 });
    const taken = (places: string[]): unknown => JSON.parse(take(before, after, places));
    expect(taken(['mappings › new'])).toEqual({
      mappings: [
        { code: 'a', n: 1 },
        { code: 'new', n: 5 },
        { code: 'b', n: 2 },
        { code: 'c', n: 3 },
      ],
    });
    expect(taken(['mappings › c'])).toEqual({
      mappings: [
        { code: 'a', n: 1 },
        { code: 'b', n: 2 },
      ],
    });
    expect(taken(['mappings › a › n'])).toEqual({
      mappings: [
        { code: 'a', n: 9 },
        { code: 'b', n: 2 },
        { code: 'c', n: 3 },
      ],
    });
  });

  test('a move without the change inside, and the change without the move', () => {
    const list = (...entries: object[]) => JSON.stringify({ rules: entries });
    const before = list({ label: 'x', n: 1 }, { label: 'y', n: 2 }, { label: 'z', n: 3 });
    const after = list({ label: 'z', n: 9 }, { label: 'x', n: 1 }, { label: 'y', n: 2 });
    const codes = (places: string[]): unknown =>
      (JSON.parse(take(before, after, places)) as { rules: { label: string; n: number }[] }).rules.map(
        ({ label, n }) => `${label}${n}`,
      );
    expect(codes(['rules › z'])).toEqual(['z3', 'x1', 'y2']);
    expect(codes(['rules › z › n'])).toEqual(['x1', 'y2', 'z9']);
  });

  test('a value of A into B, which keeps its order', () => {
    const [a, b] = [withText('{"x":1,"y":2,"z":[{"code":"k"}]}'), withText('{ "z": [], "y": 3, "x": 4 }')];
    const into = (place: string): unknown =>
      takeFields({ a, b }, 'b', FIELDS, ({ path }) => path.join(' › ') === place).configuration;
    expect(into('y')).toBe('{ "z": [], "y": 2, "x": 4 }');
    expect(into('z › k')).toBe('{ "z": [{"code":"k"}], "y": 3, "x": 4 }');
  });

  test('a text that is not JSON as one difference', () => {
    expect(take('{"a":1}', '{"a"', [])).toBe('{"a":1}');
    expect(take('{"a":1}', '{"a"', [''])).toBe('{"a"');
  });
});

const name = fc.constantFrom('code', 'label', 'n', 'mappings', 'rules', 'a', 'b');
const configuration = fc
  .letrec((tie) => ({
    leaf: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom('x', 'y', 'z', '', null, true)),
    list: fc.array(tie('value'), { maxLength: 4 }),
    object: fc.dictionary(name, tie('value'), { maxKeys: 4 }),
    value: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('object'), tie('list')),
  }))
  .object.map((value) => JSON.stringify(value));

describe('for any two configurations', () => {
  test.each(['a', 'b'] as const)(
    'taking nothing changes nothing, and taking everything gives the other configuration (into %s)',
    (target) => {
      fc.assert(
        fc.property(configuration, configuration, (before, after) => {
          const [versions, other] = [{ a: withText(before), b: withText(after) }, target === 'a' ? after : before];
          expect(takeFields(versions, target, FIELDS, () => false)).toEqual({});
          const all = takeFields(versions, target, FIELDS, () => true).configuration ?? versions[target].configuration;
          expect(sameJson(all, other)).toBe(true);
        }),
      );
    },
  );

  test('takeFields asks about each listed difference once', () => {
    fc.assert(
      fc.property(configuration, configuration, (before, after) => {
        const asked: string[] = [];
        takeFields({ a: withText(before), b: withText(after) }, 'a', FIELDS, (change) => {
          asked.push(changeKey(change));
          return false;
        });
        const listed = fieldChanges(new Map([['configuration', { old: before, new: after }]])).map(changeKey);
        expect(asked.sort()).toEqual(sameJson(before, after) ? [] : listed.sort());
      }),
    );
  });
});
