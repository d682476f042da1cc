import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sampleRestorer } from '../../openapi/server/seed/restore-sample';
import { seedStore, type SecretServices } from '../../openapi/server/seed/seed-store';
import { schemaName, type Database } from '../../openapi/server/store/database';
import { openDatabase } from '../../openapi/server/store/open-database';
import { secretServicesForTests } from './support/backend-client';

let services: SecretServices;
let db: Database;
let restore: () => Promise<void>;
/** The state of a new database. */
let fresh: State;

interface State {
  /** The rows of each table. */
  rows: Record<string, object[]>;
  lastIds: unknown;
}

beforeAll(async () => {
  services = await secretServicesForTests();
  db = await openDatabase({ seed: (tx) => seedStore(tx, services) });
  restore = sampleRestorer(db, services);
  fresh = await stateOf(db);
}, 60_000);
afterEach(() => vi.useRealTimers());
afterAll(() => db.close());

const tableNames = async (): Promise<string[]> =>
  (
    await db.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = '${schemaName}' order by 1`,
    )
  ).map(({ name }) => name);

async function stateOf(store: Database): Promise<State> {
  const rows: State['rows'] = {};
  for (const name of await tableNames()) rows[name] = await store.query(`select * from ${name} t order by t::text`);
  const lastIds = await store.query(
    `select sequencename, last_value from pg_sequences where schemaname = '${schemaName}' order by 1`,
  );
  return { rows, lastIds };
}

/** The data that is equal in all new databases: rows without times and encrypted values, and the number of runs. */
const steady = ({ rows }: State): unknown => ({
  runs: rows['job_executions']?.length,
  ...Object.fromEntries(
    ['companies', 'users', 'company_sso', 'connections', 'job_instances', 'secured_variables'].map((name) => [
      name,
      rows[name]?.map((row) =>
        Object.entries(row).filter(([key]) => !/_at$|^(?:value|secrets|password_hash)$/.test(key)),
      ),
    ]),
  ),
});

/** Changes, removes or adds rows in every table except the settings. */
async function disturb(): Promise<void> {
  await db.script(`delete from job_instances where code = 'acme_dummy';
    update users set email = 'changed-' || email, last_connection_at = now();
    update companies set name = 'Changed';
    delete from company_sso;
    delete from connections where id < 5;
    update job_executions set status = 'pending', next_step_at = now() where id < 20;
    delete from step_executions where id < 20;
    delete from job_warnings where id < 20;
    delete from execution_log_lines where id < 20;
    delete from versions;
    insert into secured_variables (job_instance_id, code, value) select id, 'NEW', 'x' from job_instances limit 1;
    insert into password_resets values ('hash', 1, now());
    insert into known_devices values ('mark', 1);
    insert into attempts values ('key', 1, now());
    insert into app_accesses (state, kind, fields) values ('state', 'shopify', '{}');
    insert into sent_emails (recipient, subject, body) values ('a@b.test', 's', 'b')`);
}

test('a reset restores the state of a new database; a second reset in the same minute restores it from a copy', async () => {
  // Stops the clock of this process and of the database, so that both resets are in the same minute.
  vi.useFakeTimers({ toFake: ['Date'] });
  await disturb();
  await restore();
  const seeded = await stateOf(db);
  expect(steady(seeded)).toEqual(steady(fresh));

  await disturb();
  const disturbed = await stateOf(db);
  const unchanged = Object.keys(seeded.rows).filter((name) =>
    isDeepStrictEqual(disturbed.rows[name], seeded.rows[name]),
  );
  expect(unchanged).toEqual(['settings']);
  await restore();
  expect(await stateOf(db)).toEqual(seeded);
});

test('after a reset from the copy, references are still checked and totals still updated', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await restore();
  await restore();
  await expect(db.query('update users set company_id = 99')).rejects.toThrow('foreign key');
  const total = async () =>
    (await db.query<{ n: number }>('select sum(total)::int as n from execution_counters'))[0]?.n;
  const before = await total();
  await db.query('delete from job_executions where id = 1');
  expect(await total()).toBe((before ?? 0) - 1);
});

test('a reset on a later day seeds again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await restore();
  const newest = async () =>
    (await db.query<{ at: Date }>('select max(created_at) as at from job_executions'))[0]?.at.getTime() ?? 0;
  const before = await newest();
  // Within a day, the newest run may be a scheduled one, whose time stays the same.
  vi.setSystemTime(Date.now() + 86_400_000);
  await restore();
  expect(await newest()).toBeGreaterThan(before);
});
