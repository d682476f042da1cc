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

const keeperOf = (id: string) => new UnfinishedInput(database, 'openEntries', id);
const texts = { typed: { 'rules[0]': { base: null, text: '{' } } };

test('the newest text is kept for the next visit', async () => {
  const keeper = keeperOf('code:a');
  expect(await keeper.read()).toBeNull();
  keeper.keep(entry('{"label":"S"}'));
  keeper.keep(entry('{"label":"Season"}'));
  await keeper.flush();
  expect(await keeperOf('code:a').read()).toEqual({
    id: 'code:a',
    ...entry('{"label":"Season"}'),
  });
  expect(await keeperOf('code:b').read()).toBeNull();
});

test('a closed editor leaves no row, even if it closes during a write', async () => {
  const keeper = keeperOf('code:a');
  keeper.keep(entry('{"label":"S"}'));
  const writing = keeper.flush();
  keeper.keep(entry('{"label":"Season"}'));
  await Promise.all([writing, keeper.forget()]);
  await keeper.flush();
  expect(await keeper.read()).toBeNull();
});

test('a form without unfinished input keeps the row of another tab', async () => {
  const here = keeperOf('code:a');
  const there = keeperOf('code:a');
  expect(await there.read()).toBeNull();
  here.keep(entry('{"label":"S"}'));
  await here.flush();
  await there.forget();
  expect(await keeperOf('code:a').read()).toEqual({ id: 'code:a', ...entry('{"label":"S"}') });
  await here.forget();
  expect(await here.read()).toBeNull();
});

test('discarding restored input removes its row', async () => {
  const before = keeperOf('code:a');
  before.keep(entry('{}'));
  await before.flush();
  const after = keeperOf('code:a');
  await after.read();
  await after.forget();
  expect(await after.read()).toBeNull();
});

test('the row moves to the created instance', async () => {
  const keeper = keeperOf('a-uuid');
  keeper.keep(entry('{}'));
  await keeper.flush();
  await database.brokenTexts.add({ id: 'a-uuid', ...texts });
  await moveUnfinished(database, 'a-uuid', 'code:a');
  await moveUnfinished(database, 'a-uuid', 'code:b');
  expect(await database.openEntries.toCollection().primaryKeys()).toEqual(['code:a']);
  expect(await database.brokenTexts.toArray()).toEqual([{ id: 'code:a', ...texts }]);
});

test('a discarded draft removes its row and no other', async () => {
  await database.openEntries.bulkAdd(['code:a', 'code:b'].map((id) => ({ id, ...entry('{}') })));
  await database.brokenTexts.bulkAdd(['code:a', 'code:b'].map((id) => ({ id, ...texts })));
  await forgetUnfinished(database, 'code:a');
  expect(await database.openEntries.toCollection().primaryKeys()).toEqual(['code:b']);
  expect(await database.brokenTexts.toCollection().primaryKeys()).toEqual(['code:b']);
});

test('a sign-out that keeps drafts keeps only their rows', async () => {
  await database.drafts.add(startDraft('code:a', null, NEW_INSTANCE, 0));
  await database.openEntries.bulkAdd(['code:a', 'code:b'].map((id) => ({ id, ...entry('{}') })));
  await database.brokenTexts.bulkAdd(['code:a', 'code:b'].map((id) => ({ id, ...texts })));
  await deleteOrphanedUnfinished(database);
  expect(await database.brokenTexts.toCollection().primaryKeys()).toEqual(['code:a']);
  expect(await database.openEntries.toCollection().primaryKeys()).toEqual(['code:a']);
});

test('a storage failure is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const keeper = keeperOf('code:a');
  database.close({ disableAutoOpen: true });
  keeper.keep(entry('{}'));
  await keeper.flush();
  expect(await keeper.read()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
