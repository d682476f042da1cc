import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { replayable, runsOf, seedsOf } from '@tests/support/simulation/seeds';
import { mergeJson, type JsonConflict } from './merge-json';

/** The number of random cases per seed. In each case, two people edit one list. */
const RUNS = 1000;
const seeds = seedsOf('MERGE', Math.ceil(runsOf('MERGE', 0) / RUNS));

const SIDES = ['mine', 'theirs'] as const;
type Side = (typeof SIDES)[number];

/** One entry of the list. Its `parts` identify it, even after a rename. */
interface Entry {
  label: string;
  priority: number;
  text: string;
  flag: boolean;
  parts: string[];
}
type Values = Pick<Entry, 'priority' | 'text' | 'flag'>;
const idOf = ({ parts }: Entry): string => parts[0] ?? '';
const partsOf = (id: string): string[] => Array.from({ length: 6 }, (_, index) => `${id}.${index}`);

const values: fc.Arbitrary<Values> = fc.record({
  priority: fc.integer({ min: 0, max: 2 }),
  text: fc.constantFrom('', 'a', 'b'),
  flag: fc.boolean(),
});
/** A new name, or the name of an entry; null keeps the name. */
const label = fc.option(fc.constantFrom('n0', 'n1', 'n2', 'n3', 'new', 'other'), { freq: 2 });
/** Added entries get new names, because an entry that is deleted and added again counts as the same entry. */
const newLabel = fc.option(fc.constantFrom('new', 'other'), { freq: 2 });
const change = fc.record({ label, values, keys: fc.subarray(['priority', 'text'] as const), isCut: fc.boolean() });
const edit = fc.record({
  /** The change of each entry; null deletes it. */
  changes: fc.array(fc.option(fc.option(change, { freq: 3, nil: 'kept' as const }), { freq: 5 }), {
    minLength: 4,
    maxLength: 4,
  }),
  added: fc.array(fc.record({ label: newLabel, values, at: fc.nat({ max: 4 }) }), { maxLength: 2 }),
  /** The number of entries moved from the start to the end. */
  moved: fc.constantFrom(0, 0, 0, 1, 2),
});
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

function applyEdit(base: readonly Entry[], { changes, added, moved }: Edit, side: Side): Entry[] {
  const used = new Set<string>();
  const unusedLabel = (wish: string, otherwise: string): string => {
    const free = used.has(wish) ? otherwise : wish;
    used.add(free);
    return free;
  };
  const kept = base.flatMap((entry, index): Entry[] => {
    const own = changes[index] ?? null;
    if (own === null) return [];
    if (own === 'kept') return [{ ...entry, label: unusedLabel(entry.label, `${side}-${index}`) }];
    const changed = Object.fromEntries(own.keys.map((key) => [key, own.values[key]]));
    const parts = own.isCut ? entry.parts.slice(0, -1) : entry.parts;
    return [{ ...entry, ...changed, parts, label: unusedLabel(own.label ?? entry.label, `${side}-${index}`) }];
  });
  const list = [...kept.slice(moved), ...kept.slice(0, moved)];
  added.forEach((entry, index) => {
    const id = `${side}-added-${index}`;
    list.splice(entry.at, 0, { label: unusedLabel(entry.label ?? id, id), ...entry.values, parts: partsOf(id) });
  });
  return list;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Whether an entry of the result has all changes of a side, or is absent when that side deleted it. */
function hasChangesOf(found: Entry | undefined, old: Entry | undefined, side: Entry | undefined): boolean {
  if (found === undefined || side === undefined) return found === side;
  const keys = Object.keys(side) as (keyof Entry)[];
  return keys.every((key) => same(side[key], old?.[key]) || same(found[key], side[key]));
}

/** Whether the user must decide about an entry, or about something inside it. */
function isAsked(conflicts: readonly JsonConflict[], id: string, old: Entry | undefined): boolean {
  return conflicts.some(
    ({ path, base, mine, theirs }) =>
      path[1] === `label=${old?.label}` || [base, mine, theirs].some((text) => text?.includes(JSON.stringify(id))),
  );
}

/** Checks a merge of three lists in which every conflict is decided for one side. */
function check(base: Entry[], mine: Entry[], theirs: Entry[], chosen: Side): void {
  const [from = '', my = '', their = ''] = [base, mine, theirs].map((rules) => JSON.stringify({ rules }));
  const merge = mergeJson(from, my, their, () => chosen);
  const { rules } = JSON.parse(merge?.text ?? '') as { rules: Entry[] };
  const [ids, labels] = [rules.map(idOf), rules.map((entry) => entry.label)];
  expect({ ids, labels }).toEqual({ ids: [...new Set(ids)], labels: [...new Set(labels)] });

  const [own, other] = chosen === 'mine' ? [mine, theirs] : [theirs, mine];
  for (const id of new Set([...base, ...mine, ...theirs].map(idOf))) {
    const [old, chosenOne, otherOne, found] = [base, own, other, rules].map((list) =>
      list.find((entry) => idOf(entry) === id),
    );
    const [isChanged, isOtherChanged] = [!same(chosenOne, old), !same(otherOne, old)];
    const asked = isAsked(merge?.conflicts ?? [], id, old);
    const losses = [
      isChanged && !hasChangesOf(found, old, chosenOne) && 'the change of the chosen side is lost',
      isOtherChanged && !asked && !hasChangesOf(found, old, otherOne) && 'the change of the other side is lost',
      !isChanged && !isOtherChanged && !same(found, old) && 'neither side changed it, but it differs',
      // The user must decide between two names for one entry, and about a change of a deleted entry.
      old && isChanged && isOtherChanged && chosenOne?.label !== otherOne?.label && !asked && 'it is not a question',
    ].filter(Boolean);
    expect({ id, losses }).toEqual({ id, losses: [] });
  }
}

const name = 'after any edits of one list by two people, no entry is lost or doubled without a conflict';
test(name, { timeout: 60_000 * seeds.length }, async () => {
  expect.hasAssertions();
  const contents = fc.array(values, { minLength: 1, maxLength: 4 });
  for (const seed of seeds) {
    await replayable('MERGE', seed, () =>
      fc.assert(
        fc.property(contents, edit, edit, (entries, mine, theirs) => {
          const base = entries.map((entry, at) => ({ label: `n${at}`, ...entry, parts: partsOf(`e${at}`) }));
          for (const side of SIDES) check(base, applyEdit(base, mine, 'mine'), applyEdit(base, theirs, 'theirs'), side);
        }),
        { seed, numRuns: RUNS },
      ),
    );
  }
});
