import { afterAll, beforeAll, expect, test } from 'vitest';
import { isKnownDevice, rememberDevice } from '../../../openapi/server/http/auth/known-devices';
import type { Database } from '../../../openapi/server/store/database';
import { removeExpired } from '../../../openapi/server/store/expiry';
import { openDatabase } from '../../../openapi/server/store/open-database';
import { createVault } from '../../../openapi/server/store/vault';

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ seed: async () => {} });
  await db.query(`insert into users (id, email, roles) values (1, 'a@b.test', '{ROLE_USER}')`);
}, 60_000);
afterAll(() => db.close());

const names = async (sql: string) => (await db.query<{ name: string }>(sql)).map(({ name }) => name);

test('rows that strangers can create expire', async () => {
  await db.query(
    `insert into attempts values ('old', 1, now() - interval '1 second'), ('new', 1, now() + interval '1 minute')`,
  );
  await db.query(
    `insert into password_resets values ('old', 1, now() - interval '1 second'), ('new', 1, now() + interval '1 minute')`,
  );
  await db.query(
    `insert into known_devices values ('old', 1, now() - interval '31 days'), ('new', 1, now() - interval '29 days')`,
  );
  await db.query(`insert into sent_emails (recipient, subject, body, sent_at) values
    ('a@b.test', 'old', '', now() - interval '31 days'), ('a@b.test', 'new', '', now() - interval '29 days')`);
  await removeExpired(db);
  expect(await names('select key as name from attempts')).toEqual(['new']);
  expect(await names('select token_hash as name from password_resets')).toEqual(['new']);
  expect(await names('select mark as name from known_devices')).toEqual(['new']);
  expect(await names('select subject as name from sent_emails')).toEqual(['new']);
});

test('an account knows a device for 30 days after the last sign-in, and the store does not contain its address', async () => {
  const devices = { db, vault: createVault(Buffer.alloc(32, 1)) };
  await db.query(`insert into users (id, email, roles) values (2, 'c@d.test', '{ROLE_USER}')`);
  await rememberDevice(devices, 2, '203.0.113.1');
  const isKnown = (email: string, address: string) => isKnownDevice(devices, email, address);
  expect(await isKnown('c@d.test', '203.0.113.1')).toBe(true);
  expect([await isKnown('a@b.test', '203.0.113.1'), await isKnown('c@d.test', '203.0.113.2')]).toEqual([false, false]);
  const rows = await db.query('select * from known_devices where user_id = 2');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('203.0');
  await db.query(`update known_devices set seen_at = now() - interval '31 days' where user_id = 2`);
  expect(await isKnown('c@d.test', '203.0.113.1')).toBe(false);
  await rememberDevice(devices, 2, '203.0.113.1');
  expect(await isKnown('c@d.test', '203.0.113.1')).toBe(true);
});
