import { expect, test } from 'vitest';
import { NEW_INSTANCE } from '../instance-fields';
import { startDraft } from './draft-transitions';
import { exportedDraft, importedDraft, readExportedDrafts } from './exported-draft';

const base = { ...NEW_INSTANCE, code: 'x', label: 'Old', configuration: '{"n":1.0}' };
const draft = startDraft('code:x', base, { ...base, label: 'New' }, 1);
const throughFile = (content: unknown): unknown => JSON.parse(JSON.stringify(content)) as unknown;

test('an exported draft is imported unchanged', () => {
  const [read] = readExportedDrafts(throughFile(exportedDraft(draft))) ?? [];
  expect(read && importedDraft(read, 'new-id', 9)).toEqual({ ...draft, createdAt: 9, updatedAt: 9 });
});

test('a list of drafts is imported, including the draft of a new instance', () => {
  const fresh = startDraft('some-id', null, { ...NEW_INSTANCE, label: 'Fresh' }, 1);
  const read = readExportedDrafts(throughFile([draft, fresh].map(exportedDraft))) ?? [];
  expect(read.map((one) => importedDraft(one, 'new-id', 9))).toMatchObject([
    { id: 'code:x', code: 'x', value: { label: 'New' } },
    { id: 'new-id', code: null, base: null, state: 'editing', value: { label: 'Fresh' } },
  ]);
});

test('a change without its base becomes a new instance', () => {
  const [read] = readExportedDrafts({ code: 'x', value: { code: 'x', label: 'New' } }) ?? [];
  expect(read && importedDraft(read, 'new-id', 9)).toMatchObject({ id: 'new-id', code: null, value: { code: 'x' } });
});

test.each([[null], ['text'], [{}], [[]], [{ value: { label: 3 } }], [{ code: 'x', value: { errorAlertEmails: 'a' } }]])(
  '%j is not a file of drafts',
  (content) => {
    expect(readExportedDrafts(content)).toBeNull();
  },
);
