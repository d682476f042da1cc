import { describe, expect, test } from 'vitest';
import type { DraftRow } from './draft';
import type { InstanceFields } from '@/domain/instance';
import { NEW_INSTANCE } from '../instance-fields';
import { isUndecided } from './draft-conflict';
import {
  createAgain,
  decideDraft,
  editDraft,
  rejectDraftInDoubt,
  markInDoubt,
  overwrittenDraft,
  rejectDraft,
  returnToReady,
  conflictDraft,
  saveDraft,
  settleDraft,
  startDraft,
  undoDecision,
  startSending,
  restoreDraft,
  takeBackSave,
} from './draft-transitions';

const version = (changes: Partial<InstanceFields> = {}): InstanceFields => ({
  ...NEW_INSTANCE,
  code: 'x',
  label: 'Old',
  configuration: '{"a":1}',
  ...changes,
});
const editedDraft = (changes: Partial<InstanceFields>): DraftRow =>
  startDraft('code:x', version(), version(changes), 1);
const savedDraft = (changes: Partial<InstanceFields>): DraftRow => saveDraft(editedDraft(changes), 2);

describe('typing and saving', () => {
  test('a new draft keeps the version on which the first edit is based', () => {
    expect(editedDraft({ label: 'New' })).toMatchObject({
      state: 'editing',
      code: 'x',
      base: version(),
      value: version({ label: 'New' }),
      outgoing: null,
    });
  });

  test('typing after Save does not change the outgoing value', () => {
    const draft = editDraft(savedDraft({ label: 'At Save' }), { label: 'Later' }, 3);
    expect(draft).toMatchObject({ state: 'ready', updatedAt: 3, revision: 3 });
    expect(draft.outgoing?.label).toBe('At Save');
    expect(draft.value.label).toBe('Later');
  });

  test('during a request, a second Save without a change does nothing; with a change, the new value is sent next', () => {
    const draft = startSending(savedDraft({ label: 'New' }), 3);
    expect(saveDraft(draft, 9)).toBe(draft);
    const again = saveDraft(editDraft(draft, { label: 'Newer' }, 4), 5);
    expect(again).toMatchObject({ state: 'ready', readyAt: 5 });
    expect(again.outgoing?.label).toBe('Newer');
  });

  test('a second Save of a waiting draft causes another try', () => {
    const draft = savedDraft({ label: 'New' });
    expect(saveDraft(draft, 9)).toMatchObject({ state: 'ready', outgoing: draft.outgoing, readyAt: 9 });
  });

  test('a Save can be taken back only until the first request is sent', () => {
    const saved = savedDraft({ label: 'New' });
    expect(takeBackSave(saved, null, 9)).toMatchObject({
      state: 'editing',
      outgoing: null,
      value: version({ label: 'New' }),
    });
    const inDoubt = markInDoubt(saved, saved.value, 3);
    for (const draft of [startSending(saved, 3), inDoubt]) expect(takeBackSave(draft, null, 9)).toBe(draft);
  });

  test('a restored draft waits for another Save, and its write stays in doubt', () => {
    const saved = savedDraft({ label: 'New' });
    const inDoubt = markInDoubt(startSending(saved, 3), saved.value, 3);
    for (const draft of [saved, startSending(saved, 3), inDoubt])
      expect(restoreDraft(draft, 9)).toMatchObject({
        state: 'editing',
        outgoing: null,
        readyAt: null,
        value: version({ label: 'New' }),
        unanswered: draft.unanswered,
      });
    const rejected = rejectDraft(saved, [], 'No', 3);
    expect(restoreDraft(rejected, 9)).toBe(rejected);
  });

  test('Save clears the violations of the last try', () => {
    const rejected = rejectDraft(savedDraft({ label: '' }), [{ propertyPath: 'label', message: 'Blank' }], null, 3);
    expect(saveDraft(rejected, 4)).toMatchObject({ state: 'ready', violations: [], refusal: null });
  });
});

describe('settling', () => {
  const sending = (changes: Partial<InstanceFields>): DraftRow => {
    const draft = startSending(savedDraft(changes), 3);
    return markInDoubt(draft, draft.value, 4);
  };

  test('no draft is left if the server has its value', () => {
    const draft = sending({ label: 'New' });
    expect(settleDraft(draft, draft.value, version({ label: 'New' }), 5)).toBeNull();
  });

  test('later edits stay unsent, based on the new version', () => {
    const draft = sending({ label: 'New' });
    const sent = draft.value;
    const left = settleDraft(editDraft(draft, { description: 'Later' }, 5), sent, version({ label: 'New' }), 6);
    expect(left).toMatchObject({ state: 'editing', outgoing: null, unanswered: null, base: version({ label: 'New' }) });
    expect(left?.value).toEqual(version({ label: 'New', description: 'Later' }));
  });

  test('a second Save is sent next', () => {
    const draft = sending({ label: 'New' });
    const again = saveDraft(editDraft(draft, { label: 'Newer' }, 5), 6);
    const left = settleDraft(again, draft.value, version({ label: 'New' }), 7);
    expect(left).toMatchObject({ state: 'ready', unanswered: null });
    expect(left?.outgoing?.label).toBe('Newer');
    expect(left?.base?.label).toBe('New');
  });

  test('a field that another person changed too keeps the sent value as its base, so that the conflict is found', () => {
    const draft = sending({ label: 'New' });
    const typing = editDraft(draft, { description: 'Mine' }, 5);
    const left = settleDraft(typing, draft.value, version({ label: 'New', description: 'Theirs' }), 6);
    expect(left?.base).toMatchObject({ label: 'New', description: '' });
    expect(left?.value.description).toBe('Mine');
  });

  test('a value that the server has normalised does not conflict with later edits', () => {
    const draft = sending({ label: 'New ' });
    const typing = editDraft(draft, { label: 'New one' }, 5);
    const left = settleDraft(typing, draft.value, version({ label: 'New' }), 6, version({ label: 'New' }));
    expect(left).toMatchObject({ base: { label: 'New' }, value: { label: 'New one' } });
  });

  test('invalid JSON that is being typed does not hide a change of another person', () => {
    const draft = sending({ label: 'New' });
    const typing = editDraft(draft, { configuration: '{"a":' }, 5);
    const left = settleDraft(typing, draft.value, version({ label: 'New', configuration: '{"a":1,"theirs":1}' }), 6);
    expect(left?.base?.configuration).toBe('{"a":1}');
    expect(left?.value.configuration).toBe('{"a":');
  });
});

test('giving up after server errors keeps the write in doubt', () => {
  const draft = startSending(savedDraft({ label: 'New' }), 3);
  const left = markInDoubt(draft, draft.value, 4);
  expect(rejectDraftInDoubt(left, 'Broken', 5)).toMatchObject({
    state: 'rejected',
    refusal: 'Broken',
    unanswered: draft.value,
  });
});

test('a conflict shows the merge, and is sent based on their version once it is decided', () => {
  const theirs = version({ label: 'Theirs', description: 'Theirs alone' });
  const conflict = conflictDraft(savedDraft({ label: 'Mine', enabled: false }), theirs, [], 3);
  const merged = version({ label: 'Mine', description: 'Theirs alone', enabled: false });
  expect(conflict).toMatchObject({ base: { ...theirs, label: 'Old' }, value: merged });
  expect(isUndecided(conflict)).toBe(true);
  const decided = decideDraft(conflict, new Map([['label', 'mine']]), 4);
  expect(isUndecided(decided)).toBe(false);
  expect(saveDraft(decided, 5)).toMatchObject({
    state: 'ready',
    base: theirs,
    value: merged,
    outgoing: merged,
    theirs: null,
    merge: null,
  });
});

test('creating again makes a new instance with the form’s value', () => {
  const draft = createAgain(editedDraft({ label: 'New' }), 3);
  expect(draft).toMatchObject({ state: 'editing', code: 'x', base: null, value: version({ label: 'New' }) });
});

test('a decision can be undone until the server has confirmed it', () => {
  const theirs = version({ label: 'Theirs' });
  const asked = conflictDraft(editedDraft({ label: 'Mine' }), theirs, [], 3);
  const decided = saveDraft(decideDraft(asked, new Map([['label', 'theirs']]), 4), 4);
  expect(decided).toMatchObject({ value: theirs, beforeDecision: { label: 'Mine' } });
  expect(undoDecision(decided, 5)).toMatchObject({
    state: 'editing',
    base: theirs,
    value: { label: 'Mine' },
    outgoing: null,
    readyAt: null,
    beforeDecision: null,
  });
  expect(settleDraft(decided, theirs, theirs, 6)).toBeNull();
});

test('while the decided value is being sent, undoing the decision makes the earlier value the next draft', () => {
  const theirs = version({ label: 'Theirs' });
  const asked = conflictDraft(editedDraft({ label: 'Mine' }), theirs, [], 3);
  const decided = saveDraft(decideDraft(asked, new Map([['label', 'theirs']]), 4), 4);
  const undone = undoDecision(startSending(decided, 5), 6);
  expect(undone).toMatchObject({ state: 'sending', value: { label: 'Mine' }, outgoing: theirs, beforeDecision: null });
  expect(settleDraft(undone, theirs, theirs, 7)).toMatchObject({
    state: 'editing',
    base: theirs,
    value: { label: 'Mine' },
  });
  expect(saveDraft(returnToReady(undone, 7), 8)).toMatchObject({ state: 'ready', outgoing: { label: 'Mine' } });
});

test('undoing a decision keeps changes that only others made', () => {
  const theirs = version({ label: 'Theirs', description: 'Theirs too' });
  const asked = conflictDraft(editedDraft({ label: 'Mine' }), theirs, [], 3);
  const decided = saveDraft(decideDraft(asked, new Map([['label', 'theirs']]), 4), 4);
  expect(undoDecision(decided, 5)).toMatchObject({
    base: theirs,
    value: { label: 'Mine', description: 'Theirs too' },
  });
});

describe('a write that another person overwrites at once', () => {
  const mine = version({ label: 'Mine' });
  const before = version({ description: 'Theirs before' });
  const sent = version({ label: 'Mine', description: 'Theirs before' });

  test('becomes a conflict and reverts no change of others', () => {
    const draft = startSending(savedDraft({ label: 'Mine' }), 3);
    const server = version({ label: 'Theirs', description: 'Theirs since', enabled: false });
    const asked = overwrittenDraft(draft, { before, mine, sent, server }, ['label'], 4);
    expect(asked).toMatchObject({ state: 'conflict', conflicts: [{ base: 'Old', mine: 'Mine', theirs: 'Theirs' }] });
    expect(asked.base).toEqual({ ...server, label: 'Old' });
    expect(asked.value).toEqual({ ...server, label: 'Mine' });
  });

  test('counts as refused if the server did not keep it, and the draft then contains only this change', () => {
    const draft = startSending(savedDraft({ label: 'Mine' }), 3);
    const refused = overwrittenDraft(draft, { before, mine, sent, server: before }, ['label'], 4);
    expect(refused).toMatchObject({ state: 'rejected', base: before, value: { ...before, label: 'Mine' } });
  });
});
