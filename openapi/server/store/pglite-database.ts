import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
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

/** Opens the embedded PostgreSQL in a folder, or in memory without one. One process only. */
export async function openPglite(folder: string | undefined): Promise<Database> {
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const engine = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  await engine.exec(`create schema if not exists ${schemaName}; set search_path to ${schemaName}`);
  return {
    ...queryable(engine),
    transaction: (work) => engine.transaction((tx) => work(queryable(tx))),
    close: () => engine.close(),
  };
}
