import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '@tests/support/simulation/seeds';
import { applyEntry, entryTexts, withCurrentIndex, withoutEntry } from './entry-place';

/** One entry of the list. `parts` identify the entry even after a rename. */
interface Entry {
  name: string;
  n: number;
  parts: string[];
}
const idOf = ({ parts }: Entry): string => parts[0] ?? '';
const entryOf = (id: string): Entry => ({
  name: id,
  n: 0,
  parts: Array.from({ length: 6 }, (_, part) => `${id}.${part}`),
});

type Step = { kind: 'delete' | 'rename' | 'change' | 'move' | 'add'; at: number; to: number; isSeen: boolean };

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('delete', 'rename', 'change', 'move', 'add'),
    at: fc.nat(6),
    to: fc.nat(6),
    isSeen: fc.boolean(),
  }),
  { maxLength: 10 },
);

/**
 * The list after one edit. Names stay unique. Added entries get new names, because a merge takes an added entry for the
 * deleted entry if both have the same name.
 */
function afterStep(list: readonly Entry[], { kind, at, to }: Step, step: number): Entry[] {
  if (kind === 'add') return list.toSpliced(to, 0, entryOf(`added${step}`));
  const entry = list[at];
  if (entry === undefined) return [...list];
  const name = `e${to}`;
  if (kind === 'rename') {
    const isKept = idOf(entry).startsWith('added') || list.some((other) => other.name === name);
    return isKept ? [...list] : list.with(at, { ...entry, name });
  }
  if (kind === 'change') return list.with(at, { ...entry, n: to });
  const others = list.toSpliced(at, 1);
  return kind === 'delete' ? others : others.toSpliced(to, 0, entry);
}

const LISTS = [
  // Entries of `rules` are identified by their label; entries of `values` have no natural key.
  { key: 'rules', member: 'label' },
  { key: 'values', member: 'name' },
];

const RUNS = propertyRuns(200);

test.each(LISTS)('Apply and Remove change only the open entry of $key, or nothing', ({ key, member }) => {
  const path = [key];
  const textOf = (list: readonly Entry[]): string =>
    JSON.stringify({ [key]: list.map(({ name, ...rest }) => ({ [member]: name, ...rest })) });
  const partsIn = (text: string): string[] => entryTexts(text, path);
  let foundCount = 0;
  let goneCount = 0;
  fc.assert(
    fc.property(steps, fc.nat(4), (all, index) => {
      let list = Array.from({ length: 5 }, (_, place) => entryOf(`e${place}`));
      const texts = partsIn(textOf(list));
      const base = texts[index] ?? '';
      let entry = { path, index, base, list: texts };
      const id = `e${index}.0`;
      all.forEach((step, number) => {
        list = afterStep(list, step, number);
        if (step.isSeen) entry = withCurrentIndex(textOf(list), entry);
      });
      const text = textOf(list);
      const others = textOf(list.filter((each) => idOf(each) !== id));
      const applied = applyEntry(text, entry, base.replace('{', '{"typed":true,'));
      const removed = withoutEntry(text, entry);
      expect(applied === null).toBe(removed === null);
      if (applied === null || removed === null) {
        goneCount++;
        // An entry is always found if it has not changed since the editor last saw the list.
        expect(partsIn(text)).not.toContain(entry.list[entry.index]);
        return;
      }
      foundCount++;
      expect(removed).toBe(others);
      expect(partsIn(applied).filter((raw) => !raw.includes('"typed":true'))).toEqual(partsIn(others));
      expect(partsIn(applied)).toHaveLength(list.length);
    }),
    { numRuns: RUNS },
  );
  expect(foundCount).toBeGreaterThan(RUNS / 20);
  expect(goneCount).toBeGreaterThan(RUNS / 20);
});
