import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replayable, runsOf, seedsOf } from '@tests/support/simulation/seeds';
import { mergeJson, type JsonConflict } from '../merge-json';

type Item = Record<string, unknown>;
type Side = 'mine' | 'theirs';

const rule = (label: string, priority: number, ...actions: string[]): Item => ({
  label,
  priority,
  conditions: [],
  actions: actions.map((pattern) => ({ type: 'pattern', toField: 'name', pattern })),
});
const A = rule('A', 1, 'a1', 'a2');
const B = rule('B', 2, 'b1', 'b2');
const C = rule('C', 9, 'c1', 'c2', 'c3');

const merge = (list: string, base: Item[], mine: Item[], theirs: Item[], side: Side = 'mine') => {
  const [from, my, their] = [base, mine, theirs].map((items) => JSON.stringify({ [list]: items }));
  const merged = mergeJson(from ?? '', my ?? '', their ?? '', () => side);
  if (merged === null) throw new Error('not merged');
  return { conflicts: merged.conflicts, items: (JSON.parse(merged.text) as Record<string, Item[]>)[list] ?? [] };
};
const asked = (conflicts: JsonConflict[]) =>
  conflicts.map(({ path, base, mine, theirs, reason }) => ({
    item: path.slice(1).join('/'),
    versions: [base, mine, theirs].map((text) => (text === null ? null : (JSON.parse(text) as Item))),
    reason,
  }));

describe('items of a list that both sides changed', () => {
  test('two different renames, a rename against a deletion, and an item added in place of the deleted item are three conflicts', () => {
    const [mine, theirs] = [
      [
        { ...A, label: 'A mine' },
        { ...B, label: 'B mine' },
      ],
      [{ ...A, label: 'A theirs' }, C],
    ];
    const kept = merge('rules', [A, B], mine, theirs);
    expect(asked(kept.conflicts)).toEqual([
      { item: 'label=A', versions: [A, mine[0], theirs[0]], reason: 'renamed' },
      { item: 'label=B', versions: [B, mine[1], null], reason: undefined },
      { item: 'label=C', versions: [null, null, C], reason: 'replaced' },
    ]);
    expect(kept.items).toEqual(mine);
    expect(merge('rules', [A, B], mine, theirs, 'theirs').items).toEqual(theirs);
  });

  test.each([
    ['mappings', 'akeneo_asset_family'],
    ['mapping', 'reference_entity'],
    ['mappings', 'code_metadata'],
    ['akeneo_asset_multi_products', 'name'],
    ['akeneo_asset_multi_records', 'name'],
    ['akeneo_asset_multi_categories', 'name'],
  ])('in %s, identified by %s, a rename against a change is a conflict about the whole item', (list, key) => {
    const item = { [key]: 'old', separator: ',', locale: 'fr_FR' };
    const [mine, theirs] = [[{ ...item, separator: ';' }], [{ ...item, [key]: 'new' }]];
    const { conflicts, items } = merge(list, [item], mine, theirs);
    expect(asked(conflicts)).toEqual([{ item: `${key}=old`, versions: [item, mine[0], theirs[0]], reason: 'renamed' }]);
    expect(items).toEqual(mine);
    expect(merge(list, [item], mine, theirs, 'theirs').items).toEqual(theirs);
  });

  test('a rename against a deletion is a conflict', () => {
    const renamed = { ...B, label: 'new' };
    const { conflicts, items } = merge('rules', [A, B], [A, renamed], [A]);
    expect(asked(conflicts)).toEqual([{ item: 'label=B', versions: [B, renamed, null], reason: undefined }]);
    expect(items).toEqual([A, renamed]);
    expect(merge('rules', [A, B], [A, renamed], [A], 'theirs').items).toEqual([A]);
  });

  test('the same new name on both sides is not a conflict, and other changes of both sides are kept', () => {
    const mine = { ...A, label: 'new', priority: 5 };
    const theirs = { ...A, label: 'new', note: 'theirs' };
    const { conflicts, items } = merge('rules', [A, B], [mine, B], [theirs, B]);
    expect(conflicts).toEqual([]);
    expect(items).toEqual([{ ...mine, note: 'theirs' }, B]);
  });

  test('a rename on one side does not conflict with a changed and an added item on the other side', () => {
    const mine = [{ ...A, label: 'new' }, B];
    const theirs = [A, { ...B, priority: 7 }, C];
    const { conflicts, items } = merge('rules', [A, B], mine, theirs);
    expect(conflicts).toEqual([]);
    expect(items).toEqual([mine[0], theirs[1], C]);
  });

  test('items are identified by content when a name moves to another item', () => {
    // They delete B and give its name to A, which I change.
    const mine = [{ ...A, priority: 5 }, B];
    const theirs = [{ ...A, label: 'B' }];
    const { conflicts, items } = merge('rules', [A, B], mine, theirs);
    expect(asked(conflicts)).toEqual([{ item: 'label=A', versions: [A, mine[0], theirs[0]], reason: 'renamed' }]);
    expect(items).toEqual([mine[0]]);
    expect(merge('rules', [A, B], mine, theirs, 'theirs').items).toEqual(theirs);
  });

  test('two items that get the same name are two conflicts', () => {
    const mine = [{ ...A, label: 'same' }, B];
    const theirs = [A, { ...B, label: 'same' }];
    const { conflicts, items } = merge('rules', [A, B], mine, theirs);
    expect(asked(conflicts)).toEqual([
      { item: 'label=A', versions: [A, mine[0], A], reason: 'sameName' },
      { item: 'label=B', versions: [B, B, theirs[1]], reason: 'sameName' },
    ]);
    expect(items).toEqual(mine);
    expect(merge('rules', [A, B], mine, theirs, 'theirs').items).toEqual(theirs);
  });

  test('an added item is a conflict if the other side gives its name to another item', () => {
    const mine = [{ ...A, label: 'C' }, B];
    const theirs = [A, B, C];
    expect(merge('rules', [A, B], mine, theirs).items).toEqual(mine);
    expect(merge('rules', [A, B], mine, theirs, 'theirs').items).toEqual(theirs);
    expect(asked(merge('rules', [A, B], mine, theirs).conflicts).map(({ item }) => item)).toEqual([
      'label=A',
      'label=C',
    ]);
  });

  test('an added item with the earlier name of another item has a separate path', () => {
    const [mineNew, theirsNew] = [
      { ...C, label: 'A', priority: 20 },
      { ...C, label: 'A', priority: 30 },
    ];
    const { conflicts } = merge(
      'rules',
      [A],
      [{ ...A, label: 'mine' }, mineNew],
      [{ ...A, label: 'theirs' }, theirsNew],
    );
    expect(asked(conflicts).map(({ item }) => item)).toEqual(['label=A', '+label=A/priority']);
  });

  test('an item that both sides rewrote completely is identified by its place', () => {
    const mine = [{ ...B, label: 'X', priority: 11, actions: [] }, C];
    const theirs = [{ label: 'Y', kind: 'other' }, C];
    const { conflicts, items } = merge('rules', [A, C], mine, theirs);
    expect(asked(conflicts)).toEqual([{ item: 'label=A', versions: [A, mine[0], theirs[0]], reason: 'renamed' }]);
    expect(items).toEqual(mine);
  });

  test('a copy of an item is an addition', () => {
    const copy = { ...A, label: 'A (copy)' };
    const { conflicts, items } = merge('rules', [A, B], [A, copy, B], [{ ...A, priority: 5 }, B]);
    expect(conflicts).toEqual([]);
    expect(items).toEqual([{ ...A, priority: 5 }, copy, B]);
  });

  test('a renamed item keeps the position to which the other side moved it', () => {
    const renamed = { ...A, label: 'new' };
    const { conflicts, items } = merge('rules', [A, B, C], [renamed, B, C], [B, C, A]);
    expect(conflicts).toEqual([]);
    expect(items).toEqual([B, C, renamed]);
  });
});

describe('any two edits of one item', () => {
  const PAIRS = 1000;
  const seeds = seedsOf('MERGE', Math.ceil(runsOf('MERGE', 0) / PAIRS));
  const LISTS = {
    rules: 'label',
    mappings: 'akeneo_asset_family',
    akeneo_asset_multi_products: 'name',
  } as const;
  const values = fc.record({
    priority: fc.integer({ min: 0, max: 2 }),
    text: fc.constantFrom('', 'a', 'b'),
    flag: fc.boolean(),
    parts: fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 2 }),
  });
  type Values = Partial<{ priority: number; text: string; flag: boolean; parts: string[] }>;
  /** The edit of one side; null deletes the item. The new name may be unique, or the same on both sides. */
  const edit = fc.option(
    fc.record(
      { name: fc.constantFrom('new', 'other', 'third'), values: fc.oneof(values, partOf(values)) },
      { requiredKeys: ['values'] },
    ),
    { freq: 6 },
  );
  function partOf(whole: fc.Arbitrary<Values>): fc.Arbitrary<Values> {
    return fc
      .tuple(whole, fc.subarray(['priority', 'text', 'flag', 'parts'] as const))
      .map(([all, keys]) => Object.fromEntries(keys.map((key) => [key, all[key]])));
  }
  const setup = fc.record({
    list: fc.constantFrom(...(Object.keys(LISTS) as (keyof typeof LISTS)[])),
    items: fc.array(values, { minLength: 1, maxLength: 4 }),
    at: fc.nat(),
    mine: edit,
    theirs: edit,
  });

  test('no item is lost or doubled without a conflict', { timeout: 30_000 * seeds.length }, async () => {
    expect.hasAssertions();
    for (const seed of seeds) {
      await replayable('MERGE', seed, () =>
        fc.assert(
          fc.property(setup, ({ list, items, at, mine, theirs }) => {
            const key = LISTS[list];
            const base: Item[] = items.map((content, index) => ({ [key]: `n${index}`, ...content }));
            const index = at % base.length;
            const old = base[index] ?? {};
            const edited = (change: typeof mine): Item | null =>
              change === null ? null : { ...old, ...change.values, [key]: change.name ?? old[key] };
            const listOf = (item: Item | null): Item[] =>
              base.flatMap((other, place) => (place === index ? (item === null ? [] : [item]) : [other]));
            const [my, their] = [edited(mine), edited(theirs)];
            for (const side of ['mine', 'theirs'] as const) {
              const merged = merge(list, base, listOf(my), listOf(their), side);
              checkOthers(merged.items, listOf(null), key);
              const found = merged.items.filter(
                (item) => !base.some((other) => other[key] === item[key] && other !== old),
              );
              expect(found.length, 'doubled').toBeLessThanOrEqual(1);
              if (merged.conflicts.length === 0) checkKept(old, my, their, found[0] ?? null);
              else checkDecided(old, side === 'mine' ? my : their, found[0] ?? null);
            }
          }),
          { seed, numRuns: PAIRS },
        ),
      );
    }
  });

  function checkOthers(items: Item[], others: Item[], key: string): void {
    const names = new Set(others.map((other) => other[key]));
    expect(items.filter((item) => names.has(item[key]))).toEqual(others);
  }

  /** Without a conflict, the item has all changes of both sides. It is absent only if a side deleted it. */
  function checkKept(old: Item, mine: Item | null, theirs: Item | null, found: Item | null): void {
    if (mine === null || theirs === null) {
      // If only one side deleted the item, the other side did not change it.
      expect(mine ?? theirs ?? old).toEqual(old);
      expect(found).toBeNull();
      return;
    }
    for (const side of [mine, theirs]) expect(found).toMatchObject(changesOf(old, side));
  }

  /** After a decision for one side, the item has the changes of that side. */
  function checkDecided(old: Item, chosen: Item | null, found: Item | null): void {
    if (chosen === null) expect(found).toBeNull();
    else expect(found).toMatchObject(changesOf(old, chosen));
  }

  function changesOf(old: Item, side: Item): Item {
    return Object.fromEntries(
      Object.entries(side).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name])),
    );
  }
});
