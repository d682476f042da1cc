import { Pool } from 'pg';
import { schemaName, type Database } from '../database';
import { pooledDatabase } from './pooled-database';

/** Connects to a PostgreSQL server, or a compatible server, by its address. Several processes can use it. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 8, options: `-c search_path=${schemaName}` });
  // Called when an idle connection is lost, for example because the server restarts. The next call gets a new
  // connection.
  pool.on('error', (error) => console.warn('A database connection was lost.', error.message));
  const db = pooledDatabase(pool);
  await db.query(`create schema if not exists ${schemaName}`);
  return db;
}
