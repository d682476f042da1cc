import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { CacheDatabase } from '@/database/cache-database';
import { DraftsDatabase } from '@/database/drafts-database';
import { DraftEditor } from './draft-editor';

/** A tab of this build with a form on a new instance. */
async function openTab(name: string) {
  const cache = new CacheDatabase(`cache-${name}`);
  const drafts = new DraftsDatabase(name);
  const editor = new DraftEditor({ cache, drafts }, { draftId: 'new' }, () => {});
  const close = editor.subscribe(() => {});
  await expect.poll(() => editor.snapshot().value).not.toBeNull();
  return { editor, close };
}

test('an old tab never overwrites edits of a newer build, and shows that it cannot save', async () => {
  const name = `drafts-${Math.random()}`;
  const { editor, close } = await openTab(name);
  editor.edit({ label: 'Typed in the old tab' });
  await editor.flush();
  expect(editor.snapshot()).toMatchObject({ unsaved: false, storageError: false });

  const newer = new Dexie(name);
  newer
    .version(99)
    .stores({ drafts: 'id, code, state', openEntries: 'id', otherSaves: 'code', brokenTexts: 'id', added: 'id' });
  await newer.open();
  const found: unknown = await newer.table('drafts').get('new');
  expect(found).toMatchObject({ value: { label: 'Typed in the old tab' } });
  const newest = {
    ...(found as object),
    value: { ...NEW_INSTANCE, label: 'Typed in the new tab' },
    revision: 9,
    added: 1,
  };
  await newer.table('drafts').put(newest);

  editor.edit({ label: 'Typed too late' });
  await editor.flush();
  expect(editor.snapshot()).toMatchObject({ unsaved: true, storageError: true, value: { label: 'Typed too late' } });
  expect(await newer.table('drafts').toArray()).toEqual([newest]);
  close();
  newer.close();
});

test('an earlier build with the same schema keeps the properties that a newer build has added', async () => {
  const name = `drafts-${Math.random()}`;
  const { editor, close } = await openTab(name);
  editor.edit({ label: 'First' });
  await editor.flush();
  const other = new DraftsDatabase(name);
  const known = await other.drafts.get('new');
  await other.table('drafts').put({ ...known, revision: 5, added: { by: 'a newer build' } });
  editor.edit({ description: 'Later' });
  await editor.flush();
  expect(await other.drafts.get('new')).toMatchObject({
    value: { label: 'First', description: 'Later' },
    added: { by: 'a newer build' },
    revision: 6,
  });
  close();
  other.close();
});
