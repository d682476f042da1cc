import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackend } from '../../../openapi/server/backend';
import { schemaName, type Database, type Queryable } from '../../../openapi/server/store/database';
import { openPglite } from '../../../openapi/server/store/connections/pglite-database';
import { openPostgres } from '../../../openapi/server/store/connections/postgres-database';
import { firstSchema, migrations, type Migration } from '../../../openapi/server/store/migrations';
import { openDatabase } from '../../../openapi/server/store/open-database';
import { storeShape } from '../../architecture/support/store-shape';
import { quickBackend, signIn, until } from '../support/backend-client';
import { storeKinds, type OldStore } from './stores';

/**
 * All migrations, and two that a later version might have: a new column that is filled from another table, and a new
 * table.
 */
const later: readonly Migration[] = [
  ...migrations,
  {
    what: 'executions count their warnings',
    sql: `alter table job_executions add column warnings int;
      update job_executions e set warnings = (select sum(warning_count) from step_executions where execution_id = e.id);
      alter table job_executions alter column warnings set not null`,
  },
  {
    what: 'notes',
    sql: `create table notes (id int primary key, text text not null); insert into notes values (1, 'new')`,
  },
];
const broken: readonly Migration[] = [
  ...later,
  { what: 'a column that exists', sql: 'alter table notes add column id int' },
];

const kinds = storeKinds();
afterAll(() => {
  for (const kind of kinds) kind.end();
});

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const newest = firstSchema + migrations.length;
/** The key of the secrets in `schema-10.sql`. */
const secretsKey = Buffer.alloc(32, 1);

const refuse = () => Promise.reject(new Error('A store with data is seeded.'));

/** Every row of every table, without the number of the schema. */
async function rowsOf(db: Database): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = '${schemaName}'`,
  );
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const { name } of tables) {
    const wanted = name === 'settings' ? `where key <> 'schema'` : '';
    rows[name] = await db.query(`select * from ${name} t ${wanted} order by t::text`);
  }
  return rows;
}

const versionOf = async (db: Database) =>
  Number((await db.query<{ value: string }>(`select value from settings where key = 'schema'`))[0]?.value);

/** Opens the store without upgrading it, and closes it after `look`. */
async function asItIs<Seen>({ where }: OldStore, look: (db: Database) => Promise<Seen>): Promise<Seen> {
  const db = 'dataDir' in where ? await openPglite(where.dataDir) : await openPostgres(where.databaseUrl);
  return look(db).finally(() => db.close());
}

/** Opens the store like a backend with these migrations, and closes it after `look`. */
async function opened<Seen>(
  { where }: OldStore,
  look: (db: Database) => Promise<Seen>,
  known = migrations,
  fill: () => Promise<void> = refuse,
): Promise<Seen> {
  const db = await openDatabase({ ...where, known, seed: fill });
  return look(db).finally(() => db.close());
}

describe.each(kinds)('on $name', ({ create }) => {
  const state = (store: OldStore) =>
    asItIs(store, async (db) => ({
      rows: await rowsOf(db),
      shape: await storeShape(db),
      version: await versionOf(db),
    }));
  /** The state of every store at the start of a test. */
  let old: Awaited<ReturnType<typeof state>>;
  let store: OldStore;
  beforeEach(async () => {
    store = await create();
    old ??= await state(store);
  });
  afterEach(() => store.remove());

  test('an upgraded store has the tables of a new store', async () => {
    const upgraded = await opened(store, storeShape);
    await asItIs(store, (db) => db.script(`drop schema ${schemaName} cascade`));
    expect(upgraded).toEqual(await opened(store, storeShape, migrations, async () => {}));
  });

  test('an upgrade keeps every row, and runs each migration once; older code then refuses the store', async () => {
    const { job_executions: executions, ...before } = old.rows;
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    for (const round of ['first', 'second']) {
      const { notes, job_executions: upgraded = [], ...after } = await opened(store, rowsOf, later);
      const [mail] = before['sent_emails'] ?? [];
      const mails = [{ ...mail, next_try_at: expect.any(Date) as unknown }];
      expect([round, notes, after]).toEqual([round, [{ id: 1, text: 'new' }], { ...before, sent_emails: mails }]);
      const warnings = upgraded.map((row) => Number(row['warnings']));
      expect(Math.max(...warnings)).toBeGreaterThan(0);
      expect(upgraded).toEqual(executions?.map((row, place) => ({ ...row, warnings: warnings[place] })));
    }
    const upgraded = await state(store);
    expect(upgraded.version).toBe(newest + 2);
    await expect(opened(store, rowsOf)).rejects.toThrow(
      `schema ${newest + 2}, but this version knows only schemas up to ${newest}. Nothing was changed.`,
    );
    expect(await state(store)).toEqual(upgraded);
  });

  test('a failed migration leaves the old schema, and says what to do', async () => {
    await expect(opened(store, rowsOf, broken)).rejects.toThrow(
      `The database could not be upgraded from schema 10 to ${newest + 3}: migration ${newest + 3} (a column that ` +
        `exists) failed with "column "id" of relation "notes" already exists". Nothing was changed. Start the previous ` +
        'version to go on working, and report this message.',
    );
    expect(await state(store)).toEqual(old);
  });

  test('a schema older than the first one is refused, and nothing is changed', async () => {
    await asItIs(store, (db) => db.script(`update settings set value = '9' where key = 'schema'`));
    await expect(opened(store, rowsOf)).rejects.toThrow(
      'Only schema 10 and newer ones can be upgraded. Nothing was changed.',
    );
    expect(await state(store)).toEqual({ ...old, version: 9 });
  });

  test('the backend works with an upgraded store: sign-in, old executions, a new run', async () => {
    const backend = await createBackend({ ...quickBackend, ...store.where, secretsKey, speed: 200 });
    try {
      const admin = await signIn(backend, 'admin@acme.test');
      expect((await admin.list('/api/job_executions')).total).toBeGreaterThan(10);
      const { body } = await admin.get('/api/job_instances/acme_dummy/add_to_queue');
      const status = async () => (await admin.get(`/api/job_executions/${String(body['id'])}`)).body['status'];
      await until(status, (now) => now === 'success');
    } finally {
      await backend.close();
    }
  });
});

describe.each(kinds.filter(({ isShared }) => isShared))('on $name', ({ create }) => {
  test('two processes that start together upgrade once', async () => {
    const store = await create();
    const versions = await Promise.all([opened(store, versionOf, later), opened(store, versionOf, later)]);
    expect(versions).toEqual([newest + 2, newest + 2]);
    await store.remove();
  });

  test('a lost connection makes its transaction fail, and the store continues to work', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const store = await create();
    await asItIs(store, async (db) => {
      const lose = async (tx: Queryable): Promise<void> => {
        const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
        await db.query('select pg_terminate_backend($1, 5000)', [own?.pid ?? 0]);
      };
      const ownError = db.transaction(async (tx) => {
        await lose(tx);
        throw new Error('the first error');
      });
      await expect(ownError).rejects.toThrow('the first error');
      await expect(db.transaction(lose)).rejects.toThrow(/connection|terminat/i);
      for (let round = 0; round < 10; round += 1) await db.transaction((tx) => tx.query('select 1'));
    });
    await store.remove();
  });

  test('two simultaneous changes of one connection are both kept', async () => {
    const store = await create();
    const backend = await createBackend({ ...quickBackend, ...store.where, secretsKey });
    const admin = await signIn(backend, 'admin@acme.test');
    const item = '/api/akeneo_connections/1';
    const changes: Record<string, unknown>[] = [{ label: 'Other label' }, { url: 'https://other-pim.example' }];
    const sent = await asItIs(store, async (db) => {
      const waiting = () =>
        db.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return db.transaction(async (tx) => {
        await tx.query('select 1 from connections where id = 1 for update');
        const calls = changes.map((body) => admin.call('PATCH', item, body));
        await until(waiting, ({ length }) => length === calls.length);
        return { calls };
      });
    });
    expect((await Promise.all(sent.calls)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await admin.get(item)).body).toMatchObject({ label: 'Other label', url: 'https://other-pim.example' });
    await backend.close();
    await store.remove();
  });
});
