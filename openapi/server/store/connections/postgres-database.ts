import { Pool } from 'pg';
import { schemaName, type Database } from '../database';
import { pooledDatabase } from './pooled-database';

/** Connects to any PostgreSQL-compatible server by its address; several processes may share it. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 8, options: `-c search_path=${schemaName}` });
  // A connection that nobody uses was lost, as when the server is started anew: the next call gets another.
  pool.on('error', (error) => console.warn('A database connection was lost.', error.message));
  await pool.query(`create schema if not exists ${schemaName}`);
  return pooledDatabase(pool);
}
