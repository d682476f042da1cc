import { openPglite } from './connections/pglite-database';
import { openPostgres } from './connections/postgres-database';
import { queryOne, schemaName, type Database, type Queryable } from './database';
import { firstSchema, migrations, type Migration } from './migrations';
import { counterTriggers, executionIndexes, tables } from './schema';
import { upgrade } from './upgrade';

type Seed = (tx: Queryable) => Promise<void>;

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

async function create(tx: Queryable, seed: Seed): Promise<void> {
  await tx.script(`${tables} ${counterTriggers}`);
  await seed(tx);
  await tx.script(`${executionIndexes}; analyze`);
}

async function setUp(tx: Queryable, seed: Seed, known: readonly Migration[]): Promise<void> {
  // The first process creates or upgrades the tables. Others wait here until this is done.
  await tx.query(`select pg_advisory_xact_lock(${setUpLock})`);
  const version = await storedVersion(tx);
  if (version !== null) return upgrade(tx, version, known);
  await create(tx, seed);
  await tx.query(`insert into settings values ('schema', $1)`, [String(firstSchema + known.length)]);
}

/** How to open the store. */
export interface StoreOptions {
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  /** Fills a new store. */
  seed: Seed;
  /** The migrations that an existing store may lack. Tests give their own. */
  known?: readonly Migration[];
}

/**
 * Opens the store: the PostgreSQL database at `databaseUrl`, else PGlite in `dataDir`, else PGlite in memory. An empty
 * store gets its tables and its first data, and an older store is upgraded. One process does this, in one transaction.
 * @throws UpgradeError
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  seed,
  known = migrations,
}: StoreOptions): Promise<Database> {
  const db = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(dataDir);
  try {
    await db.transaction((tx) => setUp(tx, seed, known));
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
