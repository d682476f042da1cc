import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftsDatabase } from '@/database/drafts-database';
import { startDraft } from '@/domain/drafts/draft-transitions';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { deleteOrphanedUnfinished, forgetUnfinished, moveUnfinished } from './unfinished';
import { UnfinishedInput } from './unfinished-input';

let database: DraftsDatabase;

beforeEach(() => {
  database = new DraftsDatabase(`drafts-${Math.random()}`);
});
afterEach(() => database.delete());

const entry = (text: string) => ({ path: ['rules'], index: 0, base: '{}', text, typed: {} });

const openEntryOf = (id: string) => new UnfinishedInput(database, 'openEntries', id);
const texts = { typed: { 'rules[0]': { base: null, text: '{' } } };

test('the newest text is kept for the next visit', async () => {
  const input = openEntryOf('code:a');
  expect(await input.read()).toBeNull();
  input.keep(entry('{"label":"S"}'));
  input.keep(entry('{"label":"Season"}'));
  await input.flush();
  expect(await openEntryOf('code:a').read()).toEqual({
    id: 'code:a',
    ...entry('{"label":"Season"}'),
  });
  expect(await openEntryOf('code:b').read()).toBeNull();
});

test('a closed editor leaves no row, even if it closes during a write', async () => {
  const input = openEntryOf('code:a');
  input.keep(entry('{"label":"S"}'));
  const writing = input.flush();
  input.keep(entry('{"label":"Season"}'));
  await Promise.all([writing, input.forget()]);
  await input.flush();
  expect(await input.read()).toBeNull();
});

test('a form without unfinished input keeps the row of another tab', async () => {
  const here = openEntryOf('code:a');
  const there = openEntryOf('code:a');
  expect(await there.read()).toBeNull();
  here.keep(entry('{"label":"S"}'));
  await here.flush();
  await there.forget();
  expect(await openEntryOf('code:a').read()).toEqual({ id: 'code:a', ...entry('{"label":"S"}') });
  await here.forget();
  expect(await here.read()).toBeNull();
});

test('what a closing form still writes is moved to the created instance', async () => {
  const input = openEntryOf('new');
  input.keep(entry('{"label":"S"}'));
  void input.flush();
  input.keep(entry('{"label":"Season"}'));
  void input.flush();
  await moveUnfinished(database, 'new', 'code:a');
  expect(await openEntryOf('code:a').read()).toEqual({ id: 'code:a', ...entry('{"label":"Season"}') });
  expect(await openEntryOf('new').read()).toBeNull();
});

test('discarding restored input removes its row', async () => {
  const before = openEntryOf('code:a');
  before.keep(entry('{}'));
  await before.flush();
  const after = openEntryOf('code:a');
  await after.read();
  await after.forget();
  expect(await after.read()).toBeNull();
});

test('unfinished input moves to the created instance', async () => {
  const input = openEntryOf('a-uuid');
  input.keep(entry('{}'));
  await input.flush();
  await database.brokenTexts.add({ id: 'a-uuid', ...texts });
  await moveUnfinished(database, 'a-uuid', 'code:a');
  await moveUnfinished(database, 'a-uuid', 'code:b');
  expect(await database.openEntries.toCollection().primaryKeys()).toEqual(['code:a']);
  expect(await database.brokenTexts.toArray()).toEqual([{ id: 'code:a', ...texts }]);
});

test('discarding a draft removes its unfinished input, but not that of other drafts', async () => {
  await database.openEntries.bulkAdd(['code:a', 'code:b'].map((id) => ({ id, ...entry('{}') })));
  await database.brokenTexts.bulkAdd(['code:a', 'code:b'].map((id) => ({ id, ...texts })));
  await forgetUnfinished(database, 'code:a');
  expect(await database.openEntries.toCollection().primaryKeys()).toEqual(['code:b']);
  expect(await database.brokenTexts.toCollection().primaryKeys()).toEqual(['code:b']);
});

test('a sign-out that keeps drafts removes unfinished input that belongs to no draft', async () => {
  await database.drafts.add(startDraft('code:a', null, NEW_INSTANCE, 0));
  await database.openEntries.bulkAdd(['code:a', 'code:b'].map((id) => ({ id, ...entry('{}') })));
  await database.brokenTexts.bulkAdd(['code:a', 'code:b'].map((id) => ({ id, ...texts })));
  await deleteOrphanedUnfinished(database);
  expect(await database.brokenTexts.toCollection().primaryKeys()).toEqual(['code:a']);
  expect(await database.openEntries.toCollection().primaryKeys()).toEqual(['code:a']);
});

test('a storage failure is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const input = openEntryOf('code:a');
  database.close({ disableAutoOpen: true });
  input.keep(entry('{}'));
  await input.flush();
  expect(await input.read()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
