import { Pool, types, type PoolClient } from 'pg';
import { schemaName, type Database, type Queryable, type SqlValue } from './database';

function queryable(client: Pool | PoolClient): Queryable {
  return {
    query: async <Row extends object>(sql: string, values: readonly SqlValue[] = []) =>
      (await client.query<Row>(sql, [...values])).rows,
    script: async (sql) => {
      await client.query(sql);
    },
  };
}

/** Connects to any PostgreSQL-compatible server by its address; several processes may share it. */
export async function openPostgres(url: string): Promise<Database> {
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({ connectionString: url, max: 8, options: `-c search_path=${schemaName}` });
  await pool.query(`create schema if not exists ${schemaName}`);
  return {
    ...queryable(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queryable(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
