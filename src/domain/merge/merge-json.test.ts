import * as fc from 'fast-check';
import { visit } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { replayable, runsOf, seedsOf } from '@tests/support/simulation/seeds';
import { mergeJson, ORDER, type JsonConflict } from './merge-json';

/**
 * The number of random triples of versions per seed. `MERGE_RUNS=n` sets their total number, `MERGE_SEED=n` repeats one
 * seed.
 */
const TRIPLES = 1000;
const seeds = seedsOf('MERGE', Math.ceil(runsOf('MERGE', 0) / TRIPLES));

/** JSON texts shaped like configurations, with keyed lists, odd keys and odd numbers. */
const leaf = fc.constantFrom(
  'null',
  'true',
  'false',
  '0',
  '1.0',
  '1e3',
  '12345678901234567890',
  '"a"',
  '"b"',
  '"é\\n"',
  '""',
);
const { value } = fc.letrec<{ value: string; list: string; object: string }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, leaf, tie('object'), tie('list')),
  list: fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
  object: fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'mappings', 'rules', '__proto__', 'x y'), tie('value')), {
      maxLength: 4,
      selector: ([key]) => key,
    })
    .map((entries) => `{${entries.map(([key, text]) => `${JSON.stringify(key)}: ${text}`).join(',')}}`),
}));
const rules = fc
  .uniqueArray(fc.tuple(fc.constantFrom('r1', 'r2', 'r3'), leaf), { maxLength: 3, selector: ([label]) => label })
  .map((items) => `[${items.map(([label, priority]) => `{"label":"${label}","priority":${priority}}`).join(',')}]`);
const root = fc.tuple(value, rules).map(([any, list]) => `{"a": ${any}, "rules": ${list}}`);

const merge = (base: string, mine: string, theirs: string) => {
  const merged = mergeJson(base, mine, theirs);
  if (merged === null) throw new Error('not merged');
  return merged;
};
const meaning = (text: string): unknown => JSON.parse(text);
/**
 * The content of a text without the order of keyed items, because a merge may take the order of either side.
 */
const contents = (text: string): unknown =>
  JSON.parse(text, (_, part: unknown) => (isKeyed(part) ? sortByLabel(part) : part));
const isKeyed = (part: unknown): part is { label: string }[] =>
  Array.isArray(part) && part.every((item) => typeof item === 'object' && item !== null && 'label' in item);
const sortByLabel = (list: { label: string }[]): unknown => list.toSorted((a, b) => (a.label < b.label ? -1 : 1));
/**
 * Whether a conflict is about order or identity, not about content: the order of a list, or whether an added item is a
 * removed item with a new name.
 */
function isAboutOrderOrName({ path, base, mine, theirs }: JsonConflict): boolean {
  if (path.at(-1) === ORDER) return true;
  // Without a natural key, an added entry may look like a changed version of a removed one.
  if (path.at(-1)?.startsWith('#') && (mine === null || theirs === null)) return true;
  const [before, after] = [base, mine ?? theirs].map((item) => labelOf(item));
  return (mine === null || theirs === null) && before !== null && after !== null && before !== after;
}
function labelOf(item: string | null): string | null {
  const { label } = (JSON.parse(item ?? 'null') ?? {}) as { label?: string };
  return label ?? null;
}
/** Whether a list has the same object twice. */
function hasEqualEntries(text: string): boolean {
  let found = false;
  JSON.parse(text, (_, part: unknown) => {
    const entries = Array.isArray(part) ? part.map((entry) => JSON.stringify(entry)) : [];
    found ||= entries.some((entry, at) => entry.startsWith('{') && entries.indexOf(entry) !== at);
    return part;
  });
  return found;
}
/** The source text of every leaf. */
const leavesOf = (text: string): string[] => {
  const leaves: string[] = [];
  visit(text, { onLiteralValue: (_, offset, length) => leaves.push(text.slice(offset, offset + length)) });
  return leaves;
};

describe('merge properties', () => {
  const check = (name: string, property: (base: string, mine: string, theirs: string) => void): void => {
    test(name, { timeout: 30_000 * seeds.length }, async () => {
      expect.hasAssertions();
      for (const seed of seeds) {
        await replayable('MERGE', seed, () =>
          fc.assert(fc.property(root, root, root, property), { seed, numRuns: TRIPLES, verbose: 1 }),
        );
      }
    });
  };

  check('identity: equal versions stay the same, byte for byte', (base) => {
    expect(merge(base, base, base)).toEqual({ text: base, conflicts: [] });
  });
  check('a change of only one side wins', (base, changed) => {
    expect(meaning(merge(base, changed, base).text)).toEqual(meaning(changed));
    expect(meaning(merge(base, base, changed).text)).toEqual(meaning(changed));
    expect([...merge(base, changed, base).conflicts, ...merge(base, base, changed).conflicts]).toEqual([]);
  });
  check('swapping the sides gives the same conflicts', (base, mine, theirs) => {
    const paths = (list: { path: string[] }[]): string[] => list.map(({ path }) => path.join('/')).sort();
    expect(paths(merge(base, mine, theirs).conflicts)).toEqual(paths(merge(base, theirs, mine).conflicts));
  });
  check('every leaf of the result comes from one of the sides, with its spelling', (base, mine, theirs) => {
    const known = new Set([base, mine, theirs].flatMap(leavesOf));
    expect(leavesOf(merge(base, mine, theirs).text).filter((text) => !known.has(text))).toEqual([]);
  });
  check('the result has the changes of both sides, and mine at a conflict', (base, mine, theirs) => {
    // If one of two equal entries was removed, it is unknown which one, so the result may look like an earlier version.
    fc.pre(![base, mine, theirs].some(hasEqualEntries));
    const { text, conflicts } = merge(base, mine, theirs);
    const sides = conflicts.length > 0 ? [mine] : [mine, theirs];
    for (const side of sides) {
      const again = mergeJson(base, side, text, () => 'theirs');
      expect(again?.conflicts.filter((conflict) => !isAboutOrderOrName(conflict))).toEqual([]);
      expect(contents(again?.text ?? '')).toEqual(contents(text));
    }
  });
  check('merging the result again changes nothing', (base, mine, theirs) => {
    const { text, conflicts } = merge(base, mine, theirs);
    if (conflicts.length > 0) return;
    expect(meaning(merge(base, text, theirs).text)).toEqual(meaning(text));
    expect(meaning(merge(theirs, text, theirs).text)).toEqual(meaning(text));
  });
});

describe('merging configurations', () => {
  const base =
    '{\n  "delta": false,\n  "rules": [\n    { "label": "one", "priority": 1 },\n    { "label": "two", "priority": 2 }\n  ],\n  "ratio": 1.0\n}';

  test('changes in two items of a keyed list are both kept, and a number keeps its spelling', () => {
    const mine = base.replace('"priority": 1', '"priority": 10');
    const theirs = base.replace('"priority": 2', '"priority": 20');
    const { text, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(meaning(text)).toEqual({
      delta: false,
      rules: [
        { label: 'one', priority: 10 },
        { label: 'two', priority: 20 },
      ],
      ratio: 1,
    });
    expect(text).toContain('"ratio": 1.0');
  });

  test('different changes of one leaf are one conflict with its path, and mine is kept', () => {
    const mine = base.replace('"priority": 1', '"priority": 10');
    const theirs = base.replace('"priority": 1', '"priority": 20');
    const { text, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([{ path: ['rules', 'label=one', 'priority'], base: '1', mine: '10', theirs: '20' }]);
    expect(text).toContain('"priority": 10');
  });

  test('one side can remove an item while the other adds one', () => {
    const mine = base.replace(',\n    { "label": "two", "priority": 2 }', '');
    const theirs = base.replace('"priority": 2 }', '"priority": 2 },\n    { "label": "three", "priority": 3 }');
    expect(meaning(merge(base, mine, theirs).text)).toMatchObject({ rules: [{ label: 'one' }, { label: 'three' }] });
  });

  test('a removal against a change of the same item is a conflict', () => {
    const mine = base.replace(',\n    { "label": "two", "priority": 2 }', '');
    const theirs = base.replace('"priority": 2', '"priority": 20');
    expect(merge(base, mine, theirs).conflicts.map(({ path, mine: own }) => ({ path, own }))).toEqual([
      { path: ['rules', 'label=two'], own: null },
    ]);
  });

  describe('the order of a keyed list', () => {
    const list = (...labels: string[]): string => JSON.stringify({ rules: labels.map((label) => ({ label })) });
    const order = (text: string): string[] =>
      (JSON.parse(text) as { rules: { label: string }[] }).rules.map(({ label }) => label);

    test('is one separate conflict if both sides changed it differently', () => {
      const [old, mine, theirs] = [list('a', 'b', 'c'), list('b', 'a', 'c', 'mine'), list('a', 'c', 'b', 'theirs')];
      const { text, conflicts } = merge(old, mine, theirs);
      expect(conflicts).toEqual([
        { path: ['rules', 'order'], base: '["a","b","c"]', mine: '["b","a","c"]', theirs: '["a","c","b"]' },
      ]);
      expect(order(text)).toEqual(['b', 'theirs', 'a', 'c', 'mine']);
      const decided = mergeJson(old, mine, theirs, () => 'theirs')?.text ?? '';
      expect(order(decided)).toEqual(['a', 'c', 'mine', 'b', 'theirs']);
    });

    test('is not a conflict if only one side changed it, or if both made the same change', () => {
      expect(merge(list('a', 'b'), list('b', 'a'), list('a', 'b', 'c'))).toMatchObject({ conflicts: [] });
      expect(merge(list('a', 'b'), list('b', 'a', 'c'), list('b', 'a', 'd'))).toMatchObject({ conflicts: [] });
      expect(merge(list('a', 'b', 'c'), list('b', 'a', 'c'), list('a', 'c'))).toMatchObject({ conflicts: [] });
    });
  });

  test('a text that is not JSON is not merged', () => {
    expect(mergeJson(base, '{', base)).toBeNull();
  });
});
