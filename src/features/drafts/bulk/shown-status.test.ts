import { expect, test } from 'vitest';
import type { LineDraft } from '@/data/bulk/use-bulk';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { groupOf } from './line-groups';
import { blockedNote, shownStatus } from './shown-status';

const draftIn = (state: LineDraft['state']): LineDraft => ({
  id: 'code:a',
  code: 'a',
  state,
  refusal: null,
  violations: [],
  unanswered: null,
});

test.each([
  ['conflict', 'undecided', 'blocked.conflict'],
  ['deleted', 'undecided', 'blocked.deleted'],
  ['editing', 'saved', 'state.open'],
  ['ready', 'waiting', 'state.open'],
  ['sending', 'sending', 'state.open'],
  ['rejected', 'undecided', 'state.open'],
] as const)('a blocked line with a draft in the state %s has the badge %s and the note %s', (state, badge, note) => {
  const line = { status: 'blocked', draft: draftIn(state), blocked: 'conflict' } as const;
  expect(shownStatus(line)).toEqual({ draft: badge });
  expect(blockedNote(line)).toBe(note);
});

test.each([
  ['waiting', 'ready', 'waiting'],
  ['unclear', 'ready', 'waiting'],
  ['sending', 'sending', 'sending'],
] as const)('a line that is %s has the badge of its draft, as on the other screens', (status, state, badge) => {
  expect(shownStatus({ status, draft: draftIn(state) })).toEqual({ draft: badge });
  expect(groupOf({ status, draft: draftIn(state) })).toBe('waiting');
});

test('a refused draft needs a decision, as on the other screens', () => {
  expect(shownStatus({ status: 'refused', draft: draftIn('rejected') })).toEqual({ draft: 'undecided' });
});

test.each([
  ['refused', draftIn('rejected'), 'undecided'],
  ['deleted', draftIn('deleted'), 'undecided'],
  ['conflict', draftIn('conflict'), 'undecided'],
  ['conflict', { ...draftIn('conflict'), merge: { before: NEW_INSTANCE, mine: null, sides: {}, open: 0 } }, 'decided'],
  ['blocked', { ...draftIn('conflict'), merge: { before: NEW_INSTANCE, mine: null, sides: {}, open: 0 } }, 'decided'],
  ['blocked', draftIn('conflict'), 'undecided'],
  ['blocked', null, 'unsendable'],
  ['incomplete', draftIn('editing'), 'unsendable'],
] as const)('the status %s of a line decides its group', (status, draft, group) => {
  expect(groupOf({ status, draft })).toBe(group);
});

test('a blocked line says whether its conflict is decided', () => {
  const decidedTo = (open: number): LineDraft => ({
    ...draftIn('conflict'),
    merge: { before: NEW_INSTANCE, mine: null, sides: {}, open },
  });
  expect(shownStatus({ status: 'blocked', draft: decidedTo(0) })).toEqual({ draft: 'decided' });
  expect(blockedNote({ draft: decidedTo(0), blocked: 'conflict' })).toBe('state.open');
  expect(blockedNote({ draft: decidedTo(1), blocked: 'conflict' })).toBe('blocked.conflict');
});

test.each([
  ['conflict', 'state.open'],
  ['deleted', 'blocked.deleted'],
  ['unknown', 'blocked.unknown'],
] as const)('a line that was blocked by "%s" and has no draft cannot be changed', (blocked, note) => {
  expect(shownStatus({ status: 'blocked', draft: null })).toEqual({ line: 'blocked' });
  expect(blockedNote({ draft: null, blocked })).toBe(note);
});
