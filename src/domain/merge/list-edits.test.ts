import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { replayable, runsOf, seedsOf } from '../../../tests/support/simulation/seeds';
import { mergeJson, type JsonConflict } from './merge-json';

/** Random edits of one list by two people, of each seed. */
const RUNS = 1000;
const seeds = seedsOf('MERGE', Math.ceil(runsOf('MERGE', 4000) / RUNS));

const SIDES = ['mine', 'theirs'] as const;
type Side = (typeof SIDES)[number];

/** One entry of the list. Its parts say which one it is, whatever it is called. */
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
/** A new name, or one that some entry has; null keeps the name. */
const label = fc.option(fc.constantFrom('n0', 'n1', 'n2', 'n3', 'new', 'other'), { freq: 2 });
/** An entry that is deleted and written again under its name is the same one: what is added has a new name. */
const newLabel = fc.option(fc.constantFrom('new', 'other'), { freq: 2 });
const change = fc.record({ label, values, keys: fc.subarray(['priority', 'text'] as const), isCut: fc.boolean() });
const edit = fc.record({
  /** What becomes of each entry; null deletes it. */
  changes: fc.array(fc.option(fc.option(change, { freq: 3, nil: 'kept' as const }), { freq: 5 }), {
    minLength: 4,
    maxLength: 4,
  }),
  added: fc.array(fc.record({ label: newLabel, values, at: fc.nat({ max: 4 }) }), { maxLength: 2 }),
  /** How many of the first entries go to the end. */
  moved: fc.constantFrom(0, 0, 0, 1, 2),
});
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

function edited(base: readonly Entry[], { changes, added, moved }: Edit, side: Side): Entry[] {
  const used = new Set<string>();
  const unused = (wish: string, otherwise: string): string => {
    const free = used.has(wish) ? otherwise : wish;
    used.add(free);
    return free;
  };
  const kept = base.flatMap((entry, index): Entry[] => {
    const own = changes[index] ?? null;
    if (own === null) return [];
    if (own === 'kept') return [{ ...entry, label: unused(entry.label, `${side}-${index}`) }];
    const changed = Object.fromEntries(own.keys.map((key) => [key, own.values[key]]));
    const parts = own.isCut ? entry.parts.slice(0, -1) : entry.parts;
    return [{ ...entry, ...changed, parts, label: unused(own.label ?? entry.label, `${side}-${index}`) }];
  });
  const list = [...kept.slice(moved), ...kept.slice(0, moved)];
  added.forEach((entry, index) => {
    const id = `${side}-added-${index}`;
    list.splice(entry.at, 0, { label: unused(entry.label ?? id, id), ...entry.values, parts: partsOf(id) });
  });
  return list;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const changesOf = (old: Entry | undefined, now: Entry): Partial<Entry> =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => !same(value, old?.[key as keyof Entry])));

/** Whether a person is asked about an entry, or about something in it. */
function isAsked(conflicts: readonly JsonConflict[], id: string, old: Entry | undefined): boolean {
  return conflicts.some(
    ({ path, base, mine, theirs }) =>
      path[1] === `label=${old?.label}` ||
      [base, mine, theirs].some((text) => text?.includes(JSON.stringify(`${id.split('.')[0]}.0`))),
  );
}

function check(base: Entry[], mine: Entry[], theirs: Entry[], chosen: Side): void {
  const [from = '', my = '', their = ''] = [base, mine, theirs].map((rules) => JSON.stringify({ rules }));
  const merge = mergeJson(from, my, their, () => chosen);
  if (merge === null) throw new Error('not merged');
  const { rules } = JSON.parse(merge.text) as { rules: Entry[] };
  const ids = rules.map(idOf);
  expect(ids, 'doubled').toEqual([...new Set(ids)]);
  const labels = rules.map((entry) => entry.label);
  expect(labels, 'two of one name').toEqual([...new Set(labels)]);

  const find = (list: Entry[], id: string): Entry | undefined => list.find((entry) => idOf(entry) === id);
  for (const id of new Set([...base, ...mine, ...theirs].map(idOf))) {
    const [old, found] = [find(base, id), find(rules, id)];
    const [own, other] = chosen === 'mine' ? [find(mine, id), find(theirs, id)] : [find(theirs, id), find(mine, id)];
    const asked = isAsked(merge.conflicts, id, old);
    // What the chosen side changed is there as that side made it.
    if (!same(own, old)) own ? expect(found, id).toMatchObject(changesOf(old, own)) : expect(found, id).toBeUndefined();
    if (same(other, old)) {
      if (same(own, old)) expect(found, id).toEqual(old);
    } else if (!asked) {
      // The other side's change is there too.
      other ? expect(found, id).toMatchObject(changesOf(old, other)) : expect(found, id).toBeUndefined();
    }
    // Renamed, edited or deleted on both sides, differently: a question.
    const areBothChanged = old !== undefined && !same(own, old) && !same(other, old) && !same(own, other);
    if (areBothChanged && own?.label !== other?.label) expect(asked, `no question about ${id}`).toBe(true);
  }
}

test(
  'of any edits of one list by two people, no entry is lost and none doubled, or a person is asked',
  {
    timeout: 30_000 * seeds.length,
  },
  async () => {
    expect.hasAssertions();
    for (const seed of seeds) {
      await replayable('MERGE', seed, () =>
        fc.assert(
          fc.property(fc.array(values, { minLength: 1, maxLength: 4 }), edit, edit, (contents, mine, theirs) => {
            const base = contents.map((content, index) => ({
              label: `n${index}`,
              ...content,
              parts: partsOf(`e${index}`),
            }));
            for (const side of SIDES) check(base, edited(base, mine, 'mine'), edited(base, theirs, 'theirs'), side);
          }),
          { seed, numRuns: RUNS },
        ),
      );
    }
  },
);
