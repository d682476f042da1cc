import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { startDraft } from '@/domain/drafts/draft-transitions';
import { CacheDatabase } from '@/database/cache-database';
import { DraftsDatabase } from '@/database/drafts-database';
import type { Databases } from '../../sync/databases';
import { restoreUnloadJournal } from './restore-unload-journal';

const remembered = new Map<string, string>();
let open: Databases;
let isInMemory = false;

vi.mock(import('../../user-storage'), async (original) => ({
  ...(await original()),
  readRemembered: (name) => remembered.get(name) ?? null,
  remember(name, value) {
    if (value === null) remembered.delete(name);
    else remembered.set(name, value);
  },
  rememberedNames: (start) => [...remembered.keys()].filter((name) => name.startsWith(start)),
}));
vi.mock(import('../../sync/databases'), async (original) => ({
  ...(await original()),
  currentDatabases: () => open,
  isInMemory: () => isInMemory,
}));

const BASE = { ...NEW_INSTANCE, code: 'x', label: 'Old' };
const ENTRY = 'last-keys:drafts:another-page:code:x';
/** A journal entry, stored at millisecond 10. */
const journalEntry = (changes: object, on: object | null, into: object): string =>
  JSON.stringify({ target: { code: 'x' }, changes, on, into, at: 10 });
const storedDraft = () => open.drafts.drafts.get('code:x');

let count = 0;
beforeEach(() => {
  count += 1;
  remembered.clear();
  isInMemory = false;
  open = {
    owner: { backendUrl: '', userKey: '', scope: '' },
    cache: new CacheDatabase(`cache:${count}`),
    drafts: new DraftsDatabase(`drafts:${count}`),
  };
});
afterEach(() => {
  open.cache.close();
  open.drafts.close();
  vi.restoreAllMocks();
});

test('the first keystrokes become a draft based on the version they were typed into', async () => {
  remembered.set(ENTRY, journalEntry({ label: 'Typed' }, BASE, BASE));
  await restoreUnloadJournal();
  expect(await storedDraft()).toMatchObject({ state: 'editing', base: { label: 'Old' }, value: { label: 'Typed' } });
  expect(remembered.size).toBe(0);
});

test('keystrokes in a draft are merged once with later changes of another tab', async () => {
  await open.drafts.drafts.put(startDraft('code:x', BASE, { ...BASE, label: 'Ty', description: 'Theirs' }, 1));
  const keys = journalEntry({ label: 'Typed' }, null, { ...BASE, label: 'Ty' });
  for (let times = 0; times < 2; times += 1) {
    remembered.set(ENTRY, keys);
    await restoreUnloadJournal();
    expect((await storedDraft())?.value).toMatchObject({ label: 'Typed', description: 'Theirs' });
  }
});

test('keystrokes that were sent with their draft are dropped, but unsent ones start the next draft', async () => {
  await open.cache.instances.put({ ...BASE, label: 'Sent' } as never);
  remembered.set(ENTRY, journalEntry({ label: 'Sent' }, null, { ...BASE, label: 'Se' }));
  await restoreUnloadJournal();
  expect(await storedDraft()).toBeUndefined();
  remembered.set(ENTRY, journalEntry({ description: 'More' }, null, { ...BASE, label: 'Sent' }));
  await restoreUnloadJournal();
  expect((await storedDraft())?.value).toMatchObject({ label: 'Sent', description: 'More' });
});

test('first keystrokes that were already written and sent are dropped', async () => {
  await open.cache.instances.put({ ...BASE, label: 'Typed' } as never);
  remembered.set(ENTRY, journalEntry({ label: 'Typed' }, BASE, BASE));
  await restoreUnloadJournal();
  expect(await storedDraft()).toBeUndefined();
});

test('keystrokes override older values but not newer ones', async () => {
  const keys = journalEntry({ label: 'Typed' }, null, { ...BASE, label: 'Ty' });
  for (const [updatedAt, label] of [
    [9, 'Typed'],
    [11, 'Later'],
  ] as const) {
    await open.drafts.drafts.put(startDraft('code:x', BASE, { ...BASE, label: 'Later' }, updatedAt));
    remembered.set(ENTRY, keys);
    await restoreUnloadJournal();
    expect((await storedDraft())?.value.label).toBe(label);
  }
});

test('a journal entry that changes while it is restored is restored again', async () => {
  const into = { ...BASE, label: 'Ty' };
  remembered.set(ENTRY, journalEntry({ label: 'Typed' }, null, into));
  const restored = restoreUnloadJournal();
  remembered.set(ENTRY, journalEntry({ label: 'Typed on' }, null, into));
  await restored;
  expect((await storedDraft())?.value.label).toBe('Typed on');
  expect(remembered.size).toBe(0);
});

test('an open entry is restored, and removed if the journal says that it was finished', async () => {
  const row = { id: 'code:x', path: ['rules'], index: 0, base: '{}', text: '{}', typed: {} };
  const name = 'last-keys:openEntries:another-page:code:x';
  remembered.set(name, JSON.stringify(row));
  await restoreUnloadJournal();
  expect(await open.drafts.openEntries.toArray()).toEqual([row]);
  remembered.set(name, JSON.stringify({ id: 'code:x', gone: true }));
  await restoreUnloadJournal();
  expect(await open.drafts.openEntries.count()).toBe(0);
});

test('input that cannot be stored stays for the next start', async () => {
  remembered.set(ENTRY, journalEntry({ label: 'Typed' }, BASE, BASE));
  open.drafts.close({ disableAutoOpen: true });
  await restoreUnloadJournal();
  expect(remembered.size).toBe(1);
  isInMemory = true;
  await restoreUnloadJournal();
  expect(remembered.size).toBe(1);
});

test('an unreadable journal entry does not block the others', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  remembered.set('last-keys:drafts:another-page:code:a', '{');
  remembered.set('last-keys:unknown:another-page:code:b', '{}');
  remembered.set(ENTRY, journalEntry({ label: 'Typed' }, BASE, BASE));
  await restoreUnloadJournal();
  expect((await storedDraft())?.value.label).toBe('Typed');
  expect(remembered.size).toBe(0);
});
