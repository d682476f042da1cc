import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportedDraft } from '@/domain/drafts/exported-draft';
import { startDraft } from '@/domain/drafts/draft-transitions';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { clearSession, storeSession } from '../session-store';
import { closeDatabases, databases } from '../sync/databases';
import { importDrafts, sendDraftNow } from './pending-changes';
import { discardDraft } from './discarded-drafts';

const payload = { id: 7, username: 'a@b.test', roles: ['ROLE_USER'], exp: 9_999_999_999 };
const draft = startDraft('one', null, { ...NEW_INSTANCE, label: 'One' }, 1_000);
const isReady = ({ value }: typeof draft): boolean => value.label !== '';
const store = () => databases().drafts;

beforeEach(async () => {
  storeSession(`x.${btoa(JSON.stringify(payload))}.y`, 0);
  await store().drafts.put(draft);
});
afterEach(async () => {
  await Promise.all(store().tables.map((table) => table.clear()));
  closeDatabases();
  clearSession();
});

test('the stored draft is saved, not the one that a screen has shown', async () => {
  await store().drafts.put({ ...draft, value: { ...draft.value, label: '' } });
  expect(await sendDraftNow('one', isReady)).toBe('not-ready');
  expect((await store().drafts.get('one'))?.state).toBe('editing');
  await store().drafts.put(draft);
  expect(await sendDraftNow('one', isReady)).toBe('saved');
  expect((await store().drafts.get('one'))?.state).toBe('ready');
  expect(await sendDraftNow('two', isReady)).toBe('gone');
});

test('a draft whose form has texts that are not valid yet is not saved', async () => {
  await store().brokenTexts.put({ id: 'one', texts: { configuration: '{' } } as never);
  expect(await sendDraftNow('one', isReady)).toBe('not-ready');
  expect((await store().drafts.get('one'))?.state).toBe('editing');
});

test('after a discard during an edit, the newest draft is either returned or still stored', async () => {
  const newest = { ...draft, value: { ...draft.value, label: 'Newest' } };
  const [discarded] = await Promise.all([discardDraft('one'), store().drafts.put(newest)]);
  const left = await store().drafts.get('one');
  expect([discarded?.draft.value.label, left?.value.label]).toContain('Newest');
});

test('importing a file twice makes no second draft of a new instance', async () => {
  const other = startDraft('two', null, { ...NEW_INSTANCE, label: 'Two' }, 1_000);
  const file = new Blob([JSON.stringify([exportedDraft(draft), exportedDraft(other)])]);
  expect(await importDrafts(file)).toEqual({ imported: 1, kept: ['One'] });
  expect(await importDrafts(file)).toEqual({ imported: 0, kept: ['One', 'Two'] });
  expect(await store().drafts.count()).toBe(2);
});

test('a file that is too large, or has a bad draft, imports nothing', async () => {
  const large = { size: 50_000_001, text: () => Promise.reject(new Error('read')) } as unknown as Blob;
  expect(await importDrafts(large)).toEqual({ refused: 'tooLarge' });
  const bad = { ...exportedDraft(draft), code: '../../x' };
  const good = exportedDraft(startDraft('two', null, { ...NEW_INSTANCE, label: 'Two' }, 1_000));
  expect(await importDrafts(new Blob([JSON.stringify([good, bad])]))).toEqual({ refused: 'badCode', code: '../../x' });
  expect(await store().drafts.count()).toBe(1);
});
