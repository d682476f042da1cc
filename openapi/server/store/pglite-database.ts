import { mkdir, readdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { emptyDatabaseImage } from './pglite-image';
import { schemaName, type Database, type Queryable, type SqlValue } from './database';

interface Runner {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  exec(sql: string): Promise<unknown>;
}

function queryable(runner: Runner): Queryable {
  return {
    query: async <Row extends object>(sql: string, values: readonly SqlValue[] = []) =>
      (await runner.query<Row>(sql, [...values])).rows,
    script: async (sql) => {
      await runner.exec(sql);
    },
  };
}

async function isEmpty(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  return (await readdir(folder)).length === 0;
}

async function openEngine(folder: string | undefined): Promise<PGlite> {
  if (folder !== undefined && !(await isEmpty(folder))) return PGlite.create({ dataDir: folder });
  const loadDataDir = await emptyDatabaseImage();
  return PGlite.create(folder === undefined ? { loadDataDir } : { dataDir: folder, loadDataDir });
}

/** Opens the embedded PostgreSQL in a folder, or in memory without one. One process only. */
export async function openPglite(folder: string | undefined): Promise<Database> {
  const engine = await openEngine(folder);
  await engine.exec(`create schema if not exists ${schemaName}; set search_path to ${schemaName}`);
  return {
    ...queryable(engine),
    transaction: (work) => engine.transaction((tx) => work(queryable(tx))),
    close: () => engine.close(),
  };
}
