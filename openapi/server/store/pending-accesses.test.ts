import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findSsoRequest } from '../routes/session/sso-request';
import type { Database } from './database';
import { openDatabase } from './open-database';
import { endAccess, rememberAccess } from './pending-accesses';

let db: Database;
beforeAll(async () => {
  db = await openDatabase({
    seed: async (tx) => void (await tx.query(`insert into users (email, roles) values ('a@x.test', '{ROLE_USER}')`)),
  });
}, 300_000);
afterAll(() => db.close());
beforeEach(async () => void (await db.query('delete from app_accesses')));

const begin = (state: string) =>
  rememberAccess(db, {
    state,
    kind: 'sso',
    userId: 1,
    companyId: null,
    fields: { companyCode: 'x', consoleOrigin: 'y' },
  });
const age = (minutes: number) =>
  db.query(`update app_accesses set created_at = now() - make_interval(mins => $1::int)`, [minutes]);
const states = async () =>
  (await db.query<{ state: string }>('select state from app_accesses order by state')).map(({ state }) => state);

test('a sign-on that started more than an hour ago cannot be finished', async () => {
  await begin('one');
  await age(59);
  expect(await findSsoRequest(db, 'one')).toMatchObject({ email: 'a@x.test' });
  await age(61);
  expect(await findSsoRequest(db, 'one')).toBeNull();
  expect(await endAccess(db, 'one')).toBe(false);
});

test('expired accesses are deleted when the next access starts', async () => {
  await begin('one');
  await begin('two');
  await age(61);
  await begin('three');
  expect(await states()).toEqual(['three']);
});

test('of two parallel calls that end the same access, one succeeds', async () => {
  await begin('one');
  const ended = await Promise.all([endAccess(db, 'one'), endAccess(db, 'one')]);
  expect(ended.toSorted()).toEqual([false, true]);
});
