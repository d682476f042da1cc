import { expect, test } from 'vitest';
import { NEW_INSTANCE } from '../instance-fields';
import { startDraft } from './draft-transitions';
import { exportedDraft, importedDraft, MAX_DRAFTS, readExportedDrafts, type DraftToImport } from './exported-draft';

const base = { ...NEW_INSTANCE, code: 'x', label: 'Old', configuration: '{"n":1.0}' };
const draft = startDraft('code:x', base, { ...base, label: 'New' }, 1);
function draftsOf(content: unknown): readonly DraftToImport[] {
  const read = readExportedDrafts(content);
  return 'drafts' in read ? read.drafts : [];
}
const throughFile = (content: unknown): unknown => JSON.parse(JSON.stringify(content)) as unknown;

test('an exported draft is imported unchanged', () => {
  const [read] = draftsOf(throughFile(exportedDraft(draft)));
  expect(read && importedDraft(read, 'new-id', 9)).toEqual({ ...draft, createdAt: 9, updatedAt: 9 });
});

test('a list of drafts is imported, including the draft of a new instance', () => {
  const fresh = startDraft('some-id', null, { ...NEW_INSTANCE, label: 'Fresh' }, 1);
  const read = draftsOf(throughFile([draft, fresh].map(exportedDraft)));
  expect(read.map((one) => importedDraft(one, 'new-id', 9))).toMatchObject([
    { id: 'code:x', code: 'x', value: { label: 'New' } },
    { id: 'new-id', code: null, base: null, state: 'editing', value: { label: 'Fresh' } },
  ]);
});

test('a change without its base becomes a draft of a new instance', () => {
  const [read] = draftsOf({ code: 'x', value: { code: 'x', label: 'New' } });
  expect(read && importedDraft(read, 'new-id', 9)).toMatchObject({ id: 'new-id', code: null, value: { code: 'x' } });
});

test.each([[null], ['text'], [{}], [[]], [{ value: { label: 3 } }], [{ code: 'x', value: { errorAlertEmails: 'a' } }]])(
  '%j is not a file of drafts',
  (content) => {
    expect(readExportedDrafts(content)).toEqual({ refused: 'unreadable' });
  },
);

test('a file with too many drafts is refused without reading them', () => {
  const one = exportedDraft(draft);
  const list = Array.from({ length: 100_000 }, () => one);
  expect(readExportedDrafts(list)).toEqual({ refused: 'tooMany' });
  expect(draftsOf(list.slice(0, MAX_DRAFTS))).toHaveLength(MAX_DRAFTS);
});

test.each(['../../x', '..', '.', 'a/../b', 'x/..', String.raw`..\x`, 'a\u0000b', 'x'.repeat(256)])(
  'a draft with the code %j is refused',
  (code) => {
    const content = exportedDraft(draft);
    const refusal = { refused: 'badCode', code };
    expect(readExportedDrafts({ ...content, code })).toEqual(refusal);
    expect(readExportedDrafts([content, { ...content, value: { ...content.value, code } }])).toEqual(refusal);
    expect(readExportedDrafts({ ...content, base: { ...base, code } })).toEqual(refusal);
  },
);

test.each(['a/b', '50%', '#1', 'q?x=1', '...', 'v1.2', 'été', '😀'])('the code %s is possible', (code) => {
  expect(draftsOf({ ...exportedDraft(draft), code })).toHaveLength(1);
});
