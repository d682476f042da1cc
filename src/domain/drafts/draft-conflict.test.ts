import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '@/lib/json';
import type { InstanceFields } from '@/domain/instance';
import { NEW_INSTANCE, sameField } from '../instance-fields';
import { conflictOf, startDeciding } from './draft-conflict';
import type { DraftRow } from './draft';
import { conflictDraft, decideDraft, editDraft, saveDraft, startDraft } from './draft-transitions';
import type { Side } from './open-conflicts';

const version = (changes: Partial<InstanceFields> = {}): InstanceFields => ({
  ...NEW_INSTANCE,
  code: 'x',
  label: 'Old',
  configuration: '{"a":1,"b":1,"c":1}',
  ...changes,
});
const conflictBetween = (base: InstanceFields, mine: InstanceFields, theirs: InstanceFields): DraftRow =>
  conflictDraft(saveDraft(startDraft('code:x', base, mine, 1), 2), theirs, [], 3);
const decide = (draft: DraftRow, ...choices: [string, Side | null][]): DraftRow =>
  decideDraft(draft, new Map(choices), 4);
const openOf = (draft: DraftRow): string[] | undefined => conflictOf(draft)?.open.map(({ key }) => key);
const A = 'configuration:["a"]';

describe('a draft in conflict', () => {
  const theirs = version({ label: 'Theirs', description: 'Theirs alone', configuration: '{"a":3,"b":3,"c":1}' });
  const asked = conflictBetween(
    version(),
    version({ label: 'Mine', enabled: false, configuration: '{"a":2,"b":1,"c":2}' }),
    theirs,
  );
  const configurationOf = ({ value }: DraftRow): unknown => parseJson(value.configuration);

  test('shows the changes of both sides, and my side of each undecided conflict', () => {
    expect(asked.value).toMatchObject({ label: 'Mine', description: 'Theirs alone', enabled: false });
    expect(configurationOf(asked)).toEqual({ a: 2, b: 3, c: 2 });
    expect(openOf(asked)).toEqual(['label', A]);
  });

  test('shows each decision at once, and can undo it', () => {
    const decided = decide(asked, ['label', 'theirs'], [A, 'theirs']);
    expect(decided.value.label).toBe('Theirs');
    expect(configurationOf(decided)).toEqual({ a: 3, b: 3, c: 2 });
    expect(openOf(decided)).toEqual([]);
    const mine = decide(decided, ['label', 'mine']);
    expect(mine.value.label).toBe('Mine');
    const open = decide(decided, ['label', null], [A, null]);
    expect(open.value).toEqual(asked.value);
    expect(openOf(open)).toEqual(['label', A]);
  });

  test('editing a value that was taken from theirs makes it mine, and other decisions stay', () => {
    const decided = decide(asked, ['label', 'theirs'], [A, 'theirs']);
    const typed = editDraft(decided, { label: 'Better', configuration: '{"a":3,"b":3,"c":9}' }, 5);
    const conflict = conflictOf(typed);
    expect(conflict?.sides).toEqual(
      new Map([
        ['label', 'mine'],
        [A, 'theirs'],
      ]),
    );
    expect(conflict?.conflicts.map(({ mine }) => mine)).toEqual(['Better', '2']);
    const changed = decide(typed, [A, 'mine']);
    expect(changed.value.label).toBe('Better');
    expect(configurationOf(changed)).toEqual({ a: 2, b: 3, c: 9 });
  });

  test('a value that only they changed can be edited, even back to the base value', () => {
    const typed = editDraft(asked, { description: '', configuration: '{"a":2,"b":1,"c":2}' }, 5);
    expect(openOf(typed)).toEqual(['label', A]);
    const decided = decide(typed, ['label', 'theirs'], [A, 'theirs']);
    expect(decided.value).toMatchObject({ label: 'Theirs', description: '' });
    expect(configurationOf(decided)).toEqual({ a: 3, b: 1, c: 2 });
    expect(saveDraft(decided, 6)).toMatchObject({ base: theirs, outgoing: { description: '' } });
  });

  test('typing the base value in a conflict does not overwrite theirs without a decision', () => {
    const typed = editDraft(asked, { label: 'Old' }, 5);
    expect(openOf(typed)).toEqual(['label', A]);
    expect(decide(typed, ['label', 'theirs']).value.label).toBe('Theirs');
    const kept = decide(typed, ['label', 'mine'], [A, 'mine']);
    expect(openOf(kept)).toEqual([]);
    expect(saveDraft(kept, 6)).toMatchObject({ base: { label: 'Theirs' }, outgoing: { label: 'Old' } });
    const inside = editDraft(asked, { configuration: '{"a":1,"b":3,"c":2}' }, 5);
    expect(openOf(inside)).toEqual(['label', 'configuration']);
  });

  test('decisions survive while the typed text is temporarily invalid JSON', () => {
    const decided = decide(asked, [A, 'theirs']);
    const broken = editDraft(decided, { configuration: '{"a":3,"b":3,' }, 5);
    expect(broken.value.configuration).toBe('{"a":3,"b":3,');
    const whole = editDraft(broken, { configuration: '{"a":3,"b":3,"c":7}' }, 6);
    expect(openOf(whole)).toEqual(['label']);
    expect(configurationOf(decide(whole, [A, 'mine']))).toEqual({ a: 2, b: 3, c: 7 });
  });

  test('a decision does not reformat values that it does not change', () => {
    const configuration = '{ "a" : 2,\n"b":3, "c":2 }';
    const typed = editDraft(asked, { configuration }, 5);
    expect(decide(typed, ['label', 'theirs'], [A, 'mine']).value.configuration).toBe(configuration);
  });

  test('a draft stored by an earlier build is converted to show the merge', () => {
    const [base, mine] = [version(), version({ label: 'Mine' })];
    const { merge: _, ...stored } = { ...asked, base, value: mine, theirs };
    expect(startDeciding(stored).value).toEqual({ ...theirs, label: 'Mine' });
  });

  test('after a newer version, only the values that changed again must be decided again', () => {
    const sending = saveDraft(decide(asked, ['label', 'mine'], [A, 'theirs']), 5);
    const newer = { ...theirs, label: 'Theirs again', description: 'More' };
    const again = conflictDraft(sending, newer, [], 6);
    expect(openOf(again)).toEqual(['label']);
    expect(again.value).toMatchObject({ label: 'Mine', description: 'More', enabled: false });
  });
});

/**
 * Parts of configurations: each version may change the keys, and may rename, add and remove the entries of the list.
 */
const leaf = fc.constantFrom('null', '0', '1.0', '"a"', '"b"');
const rules = fc
  .uniqueArray(fc.tuple(fc.constantFrom('r1', 'r2', 'r3'), leaf), { maxLength: 3, selector: ([label]) => label })
  .map((items) => `[${items.map(([label, priority]) => `{"label":"${label}","priority":${priority}}`).join(',')}]`);
const configuration = fc.tuple(leaf, leaf, rules).map(([a, b, list]) => `{"a":${a},"b":{"c":${b}},"rules":${list}}`);
const fields = fc
  .record({ label: fc.constantFrom('l1', 'l2', 'l3'), description: fc.constantFrom('', 'd1', 'd2'), configuration })
  .map(version);
const step = fc.oneof(
  fc.record({ kind: fc.constant('decide' as const), at: fc.nat(9), side: fc.constantFrom('mine', 'theirs', null) }),
  fc.record({ kind: fc.constant('type' as const), typed: fields, field: fc.constantFrom('label', 'configuration') }),
);

test('for any decisions and edits, the form shows what is sent, and no change of theirs is lost without a decision', () => {
  fc.assert(
    fc.property(fields, fields, fields, fc.array(step, { maxLength: 6 }), (base, mine, theirs, steps) => {
      let draft = conflictBetween(base, mine, theirs);
      for (const next of steps) {
        if (next.kind === 'type') {
          const before = draft;
          draft = editDraft(draft, { [next.field]: next.typed[next.field as 'label'] }, 5);
          expect(draft.value).toEqual({ ...before.value, [next.field]: next.typed[next.field as 'label'] });
        } else {
          const conflict = conflictOf(draft)?.conflicts.at(
            next.at % Math.max(1, conflictOf(draft)?.conflicts.length ?? 0),
          );
          if (conflict === undefined) continue;
          const before = draft;
          draft = decide(draft, [conflict.key, next.side]);
          const { value } = draft;
          if (next.side !== null && conflict.path === null)
            expect(sameField(conflict.field, value[conflict.field], conflict[next.side])).toBe(true);
          expect({ ...value, [conflict.field]: null }).toEqual({ ...before.value, [conflict.field]: null });
          // The other decisions are unchanged.
          const sides = new Map([...(conflictOf(before)?.sides ?? [])].filter(([key]) => key !== conflict.key));
          const newSides = conflictOf(draft)?.sides ?? new Map<string, Side>();
          for (const [key, side] of sides) if (newSides.has(key)) expect(newSides.get(key)).toBe(side);
        }
      }
      const left = openOf(draft) ?? [];
      draft = decide(draft, ...left.map((key): [string, Side] => [key, 'mine']));
      expect(openOf(draft)).toEqual([]);
      const sent = saveDraft(draft, 7);
      expect(sent.outgoing).toEqual(draft.value);
      expect(sent.base).toEqual(theirs);
    }),
  );
});

test('deciding all conflicts for theirs gives their version with my other changes; for mine, nothing changes', () => {
  fc.assert(
    fc.property(fields, fields, fields, (base, mine, theirs) => {
      const draft = conflictBetween(base, mine, theirs);
      const conflict = conflictOf(draft);
      const all = (side: Side): DraftRow =>
        decide(draft, ...(conflict?.conflicts ?? []).map(({ key }): [string, Side] => [key, side]));
      expect(all('mine').value).toEqual(draft.value);
      const taken = all('theirs').value;
      // Both results contain the changes that only they made. Only the result for `theirs` contains their side of a
      // conflict.
      for (const field of ['label', 'description'] as const)
        if (!sameField(field, theirs[field], base[field])) expect(taken[field]).toBe(theirs[field]);
      const [old, chosen, result] = [base, theirs, taken].map(
        ({ configuration: text }) => parseJson(text) as { a: unknown; b: unknown },
      );
      if (JSON.stringify(old?.a) !== JSON.stringify(chosen?.a)) expect(result?.a).toEqual(chosen?.a);
      if (JSON.stringify(old?.b) !== JSON.stringify(chosen?.b)) expect(result?.b).toEqual(chosen?.b);
    }),
  );
});
