import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { conflictDraft, markInDoubt, startSending } from '@/domain/drafts/draft-transitions';
import { CacheDatabase } from '@/database/cache-database';
import type { DraftRow } from '@/domain/drafts/draft';
import { DraftsDatabase } from '@/database/drafts-database';
import { createMemoryStore } from '@/database/memory-store';
import type { InstanceRow } from '@/domain/instance';
import { DraftEditor } from './draft-editor';
import type { EditorSnapshot } from './editor-state';
import type { DraftTarget } from './draft-target';

const INSTANCE: InstanceRow = {
  code: 'x',
  label: 'Old',
  jobCode: 'dummy',
  companyCode: 'acme',
  companyName: 'Acme',
  description: null,
  enabled: true,
  configuration: '{"a":1}',
  sendErrorEmail: false,
  errorAlertEmails: [],
  sendWarningEmail: false,
  warningAlertEmails: [],
  allowSimultaneousRun: false,
  cronExpression: null,
  eventTrigger: false,
  executionLogVerbosity: 1,
  showJsonConfiguration: false,
  createdAt: null,
  updatedAt: null,
  securedVariables: [],
};

let databases: { cache: CacheDatabase; drafts: DraftsDatabase };
let count = 0;
const wake = vi.fn<() => void>();
const closing: (() => void)[] = [];

beforeEach(async () => {
  count += 1;
  databases = { cache: new CacheDatabase(`cache:${count}`), drafts: new DraftsDatabase(`drafts:${count}`) };
  await databases.cache.instances.put(INSTANCE);
  wake.mockClear();
});

afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
  databases.cache.close();
  databases.drafts.close();
});

/** Makes an editor with a listener. Resolves after the editor's first read of the databases. */
async function open(target: DraftTarget = { code: 'x' }): Promise<DraftEditor> {
  const editor = new DraftEditor(databases, target, wake);
  closing.push(editor.subscribe(() => {}));
  await until(editor, ({ server }) => server !== undefined);
  return editor;
}

async function until(editor: DraftEditor, wanted: (snapshot: EditorSnapshot) => boolean): Promise<EditorSnapshot> {
  await expect.poll(() => wanted(editor.snapshot()), { interval: 5 }).toBe(true);
  return editor.snapshot();
}

async function changeStored(change: (row: DraftRow) => DraftRow): Promise<void> {
  const row = await databases.drafts.drafts.get('code:x');
  if (row === undefined) throw new Error('no draft found');
  await databases.drafts.drafts.put(change(row));
}

const storedDraft = (id = 'code:x') => databases.drafts.drafts.get(id);

describe('typing', () => {
  test('shows at once as not saved yet, and is written soon', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    expect(editor.snapshot()).toMatchObject({ value: { label: 'New' }, unsaved: true, draft: null });
    await until(editor, ({ unsaved }) => !unsaved);
    expect(await storedDraft()).toMatchObject({ state: 'editing', base: { label: 'Old' }, value: { label: 'New' } });
  });

  test('a flush writes at once, and text typed during the flush stays pending', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    const flushing = editor.flush();
    await Promise.resolve();
    editor.edit({ label: 'Newer' });
    await flushing;
    expect(editor.snapshot()).toMatchObject({ value: { label: 'Newer' }, unsaved: true });
    await editor.flush();
    expect((await storedDraft())?.value.label).toBe('Newer');
  });

  test('typing the server’s value again removes the draft', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    await editor.flush();
    editor.edit({ label: 'Old' });
    await editor.flush();
    expect(await storedDraft()).toBeUndefined();
    expect(editor.snapshot()).toMatchObject({ draft: null, value: { label: 'Old' } });
  });

  test('a first draft is based on the version that the form showed when the typing began', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    await databases.cache.instances.put({ ...INSTANCE, label: 'Changed elsewhere' });
    await until(editor, ({ server }) => server?.label === 'Changed elsewhere');
    await editor.flush();
    expect(await storedDraft()).toMatchObject({ base: { label: 'Old' }, value: { label: 'New' } });
  });

  test('edits survive the deletion of the instance', async () => {
    const editor = await open();
    await databases.cache.instances.delete('x');
    await until(editor, ({ server }) => server === null);
    editor.edit({ label: 'New' });
    await editor.flush();
    expect(await storedDraft()).toMatchObject({ base: { label: 'Old' }, value: { label: 'New' } });
  });

  test('a new instance is stored under the id of its draft', async () => {
    const editor = await open({ draftId: 'one' });
    expect(editor.snapshot().value).toEqual(NEW_INSTANCE);
    editor.edit({ code: 'fresh' });
    await editor.flush();
    expect(await storedDraft('one')).toMatchObject({ code: null, base: null, value: { code: 'fresh' } });
  });
});

describe('edits that are not on disk yet while the draft is sent or discarded', () => {
  /** The engine stores the server's version and deletes the sent draft. */
  const arrive = async (server: InstanceRow): Promise<void> => {
    await databases.cache.instances.put(server);
    await databases.drafts.drafts.clear();
  };

  test('are based on the server’s version after the saved draft has arrived', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    await editor.save();
    editor.edit({ description: 'Typed on' });
    await arrive({ ...INSTANCE, label: 'New', allowSimultaneousRun: true });
    await editor.flush();
    expect(await storedDraft()).toMatchObject({
      base: { label: 'New', description: '', allowSimultaneousRun: true },
      value: { label: 'New', description: 'Typed on', allowSimultaneousRun: true },
    });
    expect(editor.snapshot().value).toMatchObject({ label: 'New', description: 'Typed on' });
  });

  test('in a field that was just sent do not conflict, unless another person has changed the field', async () => {
    const editor = await open();
    editor.edit({ label: 'New', description: 'New' });
    await editor.save();
    editor.edit({ label: 'Newer', description: 'Newer' });
    await arrive({ ...INSTANCE, label: 'New', description: 'Theirs' });
    await editor.flush();
    expect(await storedDraft()).toMatchObject({
      base: { label: 'New', description: 'New' },
      value: { label: 'Newer', description: 'Newer' },
    });
  });

  test('belong to the created instance', async () => {
    const editor = await open({ draftId: 'new' });
    editor.edit({ code: 'y', label: 'New' });
    await editor.save();
    editor.edit({ label: 'Newer' });
    await arrive({ ...INSTANCE, code: 'y', label: 'New' });
    await editor.flush();
    expect(await storedDraft('new')).toMatchObject({ code: 'y', base: { label: 'New' }, value: { label: 'Newer' } });
  });

  test('start another draft of a new instance if the draft was discarded', async () => {
    const editor = await open({ draftId: 'new' });
    editor.edit({ code: 'y', label: 'New' });
    await editor.flush();
    editor.edit({ label: 'Newer' });
    await databases.drafts.drafts.clear();
    await editor.flush();
    expect(await storedDraft('new')).toMatchObject({ code: null, base: null, value: { code: 'y', label: 'Newer' } });
  });
});

describe('two tabs', () => {
  test('follow each other, field by field', async () => {
    const [here, there] = [await open(), await open()];
    here.edit({ label: 'Here' });
    await here.flush();
    await until(there, ({ value }) => value?.label === 'Here');
    there.edit({ description: 'There' });
    await there.flush();
    await until(here, ({ value }) => value?.description === 'There');
    expect((await storedDraft())?.value).toMatchObject({ label: 'Here', description: 'There' });
  });

  test('typing at the same time loses nothing', async () => {
    const [here, there] = [await open(), await open()];
    here.edit({ label: 'Here' });
    there.edit({ description: 'There' });
    await Promise.all([here.flush(), there.flush()]);
    expect((await storedDraft())?.value).toMatchObject({ label: 'Here', description: 'There' });
    expect(await databases.drafts.drafts.count()).toBe(1);
  });

  test('after a discard in one tab, the other tab shows the server’s version again', async () => {
    const [here, there] = [await open(), await open()];
    here.edit({ label: 'Here' });
    await here.flush();
    await until(there, ({ draft }) => draft !== null);
    await there.discard();
    expect(await until(here, ({ draft }) => draft === null)).toMatchObject({ value: { label: 'Old' } });
  });
});

describe('saving', () => {
  test('freezes the value with the last keystrokes and wakes the sender', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    expect(await editor.save()).toBe('ready');
    expect(wake).toHaveBeenCalledTimes(1);
    expect(await storedDraft()).toMatchObject({ state: 'ready', outgoing: { label: 'New' } });
  });

  test('without a change there is nothing to send', async () => {
    const editor = await open();
    expect(await editor.save()).toBe('unchanged');
    expect(await databases.drafts.drafts.count()).toBe(0);
  });

  test('sends nothing when all edits of a waiting draft are reverted', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    await editor.save();
    editor.edit({ label: 'Old' });
    expect(await editor.save()).toBe('unchanged');
    expect(await storedDraft()).toBeUndefined();
  });

  test('sends again when all edits are reverted while a write is in doubt', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    await editor.save();
    await changeStored((row) => markInDoubt(startSending(row, 1), row.value, 2));
    editor.edit({ label: 'Old' });
    expect(await editor.save()).toBe('ready');
    expect(await storedDraft()).toMatchObject({
      state: 'ready',
      outgoing: { label: 'Old' },
      unanswered: { label: 'New' },
    });
  });

  test('a discard removes the draft and returns it for an undo', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    await editor.flush();
    const discarded = await editor.discard();
    expect(discarded?.draft.value.label).toBe('New');
    expect(await storedDraft()).toBeUndefined();
  });

  test('a draft with a decided conflict is based on the version of the other person', async () => {
    const editor = await open();
    editor.edit({ label: 'Mine' });
    await editor.save();
    const theirs = { ...NEW_INSTANCE, code: 'x', label: 'Theirs' };
    await changeStored((row) => conflictDraft(row, theirs, [], 5));
    await expect.poll(() => editor.snapshot().draft?.state).toBe('conflict');
    expect(await editor.save()).toBe('undecided');
    await editor.decide(new Map([['label', 'theirs']]));
    expect(editor.snapshot().value?.label).toBe('Theirs');
    await editor.decide(new Map([['label', 'mine']]));
    expect(await editor.save()).toBe('ready');
    expect(await storedDraft()).toMatchObject({
      state: 'ready',
      base: { label: 'Theirs' },
      outgoing: { label: 'Mine' },
    });
  });
});

test('a keystroke is written within 300 ms, and later ones do not delay it', async () => {
  const editor = await open();
  const timer = vi.spyOn(globalThis, 'setTimeout');
  editor.edit({ label: 'N' });
  const delays = timer.mock.calls.map(([, ms]) => ms);
  expect(delays).toEqual([expect.toSatisfy((ms: number) => ms > 0 && ms <= 300)]);
  editor.edit({ label: 'Ne' });
  expect(timer).toHaveBeenCalledTimes(1);
  await expect.poll(async () => (await storedDraft())?.value.label).toBe('Ne');
});

describe('a device that cannot store edits', () => {
  test('shows the error, keeps the text, does not save an older value, and retries', async () => {
    const editor = await open();
    const put = vi
      .spyOn(databases.drafts, 'transaction')
      .mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    editor.edit({ label: 'New' });
    await editor.flush();
    expect(editor.snapshot()).toMatchObject({ storageError: true, unsaved: true, value: { label: 'New' } });
    expect(await editor.save()).toBe('failed');
    expect(wake).not.toHaveBeenCalled();
    put.mockRestore();
    await expect.poll(async () => (await storedDraft())?.value.label).toBe('New');
    expect(editor.snapshot()).toMatchObject({ storageError: false, unsaved: false });
  });

  test('reads again after a failed read, and Save still works', async () => {
    const broken = vi
      .spyOn(databases.cache.instances, 'get')
      .mockRejectedValueOnce(new DOMException('lost', 'UnknownError'));
    const editor = new DraftEditor(databases, { code: 'x' }, wake);
    closing.push(editor.subscribe(() => {}));
    await until(editor, ({ storageError }) => storageError);
    expect(broken).toHaveBeenCalledTimes(1);
    expect(await editor.save()).toBe('unchanged');
    await expect.poll(() => editor.snapshot()).toMatchObject({ storageError: false, value: { label: 'Old' } });
  });

  test('continues in memory with the stored draft, earlier edits and new ones', async () => {
    const editor = await open();
    editor.edit({ label: 'Stored' });
    await editor.flush();
    vi.spyOn(databases.drafts, 'transaction').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    editor.edit({ description: 'Typed' });
    await editor.flush();
    const store = createMemoryStore();
    const memory = { cache: new CacheDatabase('memory', store), drafts: new DraftsDatabase('memory-drafts', store) };
    await editor.moveTo(memory);
    editor.edit({ cronExpression: '0 * * * *' });
    expect(await editor.save()).toBe('ready');
    const value = { label: 'Stored', description: 'Typed', cronExpression: '0 * * * *' };
    expect(await memory.drafts.drafts.get('code:x')).toMatchObject({ state: 'ready', outgoing: value });
    expect(await until(editor, ({ server }) => server === null)).toMatchObject({ value, storageError: false });
  });

  test('a write that hangs in lost databases does not block writes to the new ones', async () => {
    const editor = await open();
    const hanging = vi.spyOn(databases.drafts, 'transaction').mockReturnValue(new Dexie.Promise(() => {}));
    editor.edit({ label: 'Typed' });
    void editor.flush();
    await expect.poll(() => hanging.mock.calls).not.toHaveLength(0);
    const store = createMemoryStore();
    const memory = { cache: new CacheDatabase('memory', store), drafts: new DraftsDatabase('memory-drafts', store) };
    await editor.moveTo(memory);
    await editor.flush();
    expect(await memory.drafts.drafts.get('code:x')).toMatchObject({ value: { label: 'Typed' } });
  });
});

describe('text typed while a click is handled', () => {
  test('Save stores the value at the time of the click; text typed during the write is the next edit', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    const saving = editor.save();
    await Promise.resolve();
    editor.edit({ label: 'Newer', description: 'Typed later' });
    expect(await saving).toBe('ready');
    expect(wake).toHaveBeenCalledOnce();
    expect(await storedDraft()).toMatchObject({ state: 'ready', value: { label: 'New', description: '' } });
    expect(editor.snapshot()).toMatchObject({
      value: { label: 'Newer', description: 'Typed later' },
      unsaved: true,
      storageError: false,
    });
    await editor.flush();
    expect((await storedDraft())?.value).toMatchObject({ label: 'Newer', description: 'Typed later' });
  });

  test('Save does not include later text while an earlier write is pending', async () => {
    const editor = await open();
    editor.edit({ label: 'First' });
    const flushing = editor.flush();
    editor.edit({ label: 'Second' });
    const saving = editor.save();
    editor.edit({ label: 'Third' });
    await flushing;
    expect(await saving).toBe('ready');
    expect(await storedDraft()).toMatchObject({ state: 'ready', value: { label: 'Second' } });
    expect(editor.snapshot()).toMatchObject({ value: { label: 'Third' }, unsaved: true });
  });

  test('Save reports that this device cannot write', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    databases.drafts.close();
    expect(await editor.save()).toBe('failed');
    expect(editor.snapshot()).toMatchObject({ value: { label: 'New' }, storageError: true });
    expect(wake).not.toHaveBeenCalled();
  });

  test('Discard returns the discarded draft with the newest text', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    await editor.flush();
    editor.edit({ description: 'Newest' });
    expect(await editor.discard()).toMatchObject({ draft: { value: { label: 'New', description: 'Newest' } } });
    expect(await storedDraft()).toBeUndefined();
    expect(editor.snapshot()).toMatchObject({ value: { label: 'Old', description: '' }, unsaved: false });
  });

  test('Discard returns text that was not on disk', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    expect(await editor.discard()).toMatchObject({ draft: { value: { label: 'New' } } });
    expect(await storedDraft()).toBeUndefined();
  });

  test('a discard that this device cannot write keeps the text', async () => {
    const editor = await open();
    editor.edit({ label: 'New' });
    databases.drafts.close();
    expect(await editor.discard()).toBeNull();
    expect(editor.snapshot()).toMatchObject({ value: { label: 'New' }, unsaved: true });
  });
});
