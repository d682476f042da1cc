import { expect, test } from 'vitest';
import type { DraftRow } from '../drafts/draft';
import {
  markInDoubt,
  rejectDraft,
  returnToReady,
  saveDraft,
  startDraft,
  startSending,
} from '../drafts/draft-transitions';
import type { InstanceFields } from '../instance';
import { NEW_INSTANCE } from '../instance-fields';
import type { BulkEdit } from './bulk-change';
import { lineStatus, type BulkLineRow, type LineFacts, type LineStatus } from './bulk-line';

const EDITS: BulkEdit[] = [{ part: 'enabled', kind: 'field', field: 'enabled', before: true, after: false }];
const line = (changes: Partial<BulkLineRow> = {}): BulkLineRow => ({
  bulk: '1',
  code: 'x',
  place: 0,
  label: 'X',
  jobCode: null,
  state: 'drafted',
  blocked: null,
  edits: EDITS,
  notes: [],
  draftBefore: null,
  savedAt: null,
  trace: null,
  executionId: null,
  refusal: null,
  ...changes,
});
const before: InstanceFields = { ...NEW_INSTANCE, code: 'x' };
const after: InstanceFields = { ...before, enabled: false };
const drafted = startDraft('code:x', before, after, 1);
const saved = saveDraft(drafted, 2);
const sending = startSending(saved, 3);
const given = line({ savedAt: 2 });

const draftOf = (draft: DraftRow): LineFacts => ({ draft, server: before, isSendable: true });

test.each<[LineStatus, BulkLineRow, LineFacts]>([
  ['planned', line({ state: 'waiting' }), draftOf(drafted)],
  ['same', line({ state: 'same' }), draftOf(drafted)],
  ['ready', line(), draftOf(drafted)],
  ['incomplete', line(), { ...draftOf(drafted), isSendable: false }],
  ['ready', line(), draftOf(saved)],
  ['ready', line(), draftOf(rejectDraft(drafted, [], 'Of the own draft.', 2))],
  ['waiting', given, draftOf(saved)],
  ['sending', given, draftOf(markInDoubt(sending, after, 4))],
  ['unclear', given, draftOf(returnToReady(markInDoubt(sending, after, 4), 5))],
  ['refused', given, draftOf(rejectDraft(sending, [], 'No.', 4))],
  ['sent', given, { draft: null, server: after, isSendable: false }],
  ['sent', line(), { draft: null, server: after, isSendable: false }],
  ['sent', given, draftOf(startDraft('code:x', after, { ...after, label: 'Later' }, 5))],
  ['gone', given, { draft: null, server: before, isSendable: false }],
  ['gone', given, { draft: null, server: null, isSendable: false }],
])('a line is %s', (status, row, facts) => {
  expect(lineStatus(row, facts)).toBe(status);
});
