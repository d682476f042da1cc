import { mkdir, readdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import { schemaName, type Database } from '../database';
import { emptyDatabaseImage } from './pglite-image';
import { pooledDatabase } from './pooled-database';

async function isEmpty(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  return (await readdir(folder)).length === 0;
}

async function openEngine(folder: string | undefined): Promise<PGlite> {
  if (folder !== undefined && !(await isEmpty(folder))) return PGlite.create({ dataDir: folder });
  const loadDataDir = await emptyDatabaseImage();
  return PGlite.create(folder === undefined ? { loadDataDir } : { dataDir: folder, loadDataDir });
}

/** Opens the embedded PostgreSQL in a folder, or in memory when no folder is given. Only one process can use it. */
export async function openPglite(folder: string | undefined): Promise<Database> {
  const engine = await openEngine(folder);
  await engine.exec(`create schema if not exists ${schemaName}; set search_path to ${schemaName}`);
  // The engine has one connection. With a pool of one connection, other statements wait until a transaction ends.
  const one = Object.assign(createPgConfig(engine), { max: 1, idleTimeoutMillis: 0 }) as unknown as PoolConfig;
  const db = pooledDatabase(new Pool(one));
  return { ...db, close: () => db.close().then(() => engine.close()) };
}
