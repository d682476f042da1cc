import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveDraft, startDraft } from '@/domain/drafts/draft-transitions';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { clearSession, storeSession } from '../session-store';
import { closeDatabases, databases } from '../sync/databases';
import { discardDraft, restoreDiscarded, undoDiscard } from './discarded-drafts';

const DAY = 86_400_000;
const payload = { id: 7, username: 'a@b.test', roles: ['ROLE_USER'], exp: 9_999_999_999 };
const draft = startDraft('one', null, { ...NEW_INSTANCE, label: 'One' }, 1_000);
const waiting = saveDraft(draft, 2_000);
const store = () => databases().drafts;

beforeEach(async () => {
  storeSession(`x.${btoa(JSON.stringify(payload))}.y`, 0);
  await store().drafts.put(waiting);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(store().tables.map((table) => table.clear()));
  closeDatabases();
  clearSession();
});

async function discard(id: string) {
  const discarded = await discardDraft(id);
  if (discarded === null) throw new Error('no draft');
  return discarded;
}

test('an undo brings the draft back as it was, but a restored draft waits for another Save', async () => {
  expect(await undoDiscard(await discard('one'))).toBe(true);
  expect(await store().drafts.get('one')).toEqual(waiting);
  expect(await store().discardedDrafts.count()).toBe(0);
  expect(await restoreDiscarded(await discard('one'))).toBe(true);
  expect(await store().drafts.get('one')).toMatchObject({ state: 'editing', outgoing: null, value: waiting.value });
  expect(await store().discardedDrafts.count()).toBe(0);
});

test('a restore never replaces a newer draft, and the discarded draft stays', async () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(1_000);
  const discarded = await discard('one');
  const newer = { ...draft, value: { ...draft.value, label: 'Newer' } };
  await store().drafts.add(newer);
  expect(await restoreDiscarded(discarded)).toBe(false);
  expect(await store().drafts.get('one')).toEqual(newer);
  await discard('one');
  expect((await store().discardedDrafts.toArray()).map((row) => row.draft.value.label).sort()).toEqual([
    'Newer',
    'One',
  ]);
});

test('a discard also deletes the drafts that were discarded a day earlier', async () => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  await discard('one');
  await store().drafts.put({ ...waiting, id: 'two' });
  vi.spyOn(Date, 'now').mockReturnValue(now + DAY);
  await discard('two');
  expect((await store().discardedDrafts.toArray()).map(({ id }) => id)).toEqual(['two']);
});

test('discarding a draft that no longer exists returns nothing to restore', async () => {
  await discard('one');
  expect(await discardDraft('one')).toBeNull();
  expect(await store().discardedDrafts.count()).toBe(1);
});
