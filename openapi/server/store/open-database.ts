import { counterTriggers, executionIndexes, schemaVersion, tables } from './schema';
import { openPglite } from './connections/pglite-database';
import { openPostgres } from './connections/postgres-database';
import { queryOne, schemaName, type Database, type Queryable } from './database';

const setUpLock = 7_340_417;

async function storedVersion(tx: Queryable): Promise<number | null> {
  const found = await queryOne<{ present: boolean }>(
    tx,
    `select to_regclass('${schemaName}.settings') is not null as present`,
  );
  if (!found?.present) return null;
  const row = await queryOne<{ value: string }>(tx, `select value from settings where key = 'schema'`);
  return Number(row?.value ?? 0);
}

async function setUp(tx: Queryable, seed: (tx: Queryable) => Promise<void>): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${setUpLock})`);
  const version = await storedVersion(tx);
  if (version === schemaVersion) return;
  if (version !== null)
    console.warn(`The store has schema ${version} instead of ${schemaVersion}: it is dropped and created again.`);
  await tx.script(`drop schema ${schemaName} cascade; create schema ${schemaName}; ${tables} ${counterTriggers}`);
  await seed(tx);
  await tx.script(`${executionIndexes}; analyze`);
  await tx.query(`insert into settings values ('schema', $1)`, [String(schemaVersion)]);
}

/**
 * Opens the store: the PostgreSQL at `databaseUrl`, else PGlite in `dataDir`, else PGlite in memory. An empty store, or
 * one with another schema number, is created and seeded in one transaction by one process.
 */
export async function openDatabase(options: {
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  seed: (tx: Queryable) => Promise<void>;
}): Promise<Database> {
  const db = options.databaseUrl ? await openPostgres(options.databaseUrl) : await openPglite(options.dataDir);
  await db.transaction((tx) => setUp(tx, options.seed));
  return db;
}
