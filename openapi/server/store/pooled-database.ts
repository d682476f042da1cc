import { types, type Pool, type PoolClient } from 'pg';
import type { Database, Queryable, SqlValue } from './database';
import { statementNames, type StatementNames } from './statement-names';

function queryable(client: Pool | PoolClient, names: StatementNames): Queryable {
  return {
    query: async <Row extends object>(sql: string, values: readonly SqlValue[] = []) =>
      (await client.query<Row>(sql, [...values])).rows,
    queryPlanned: async <Row extends object>(text: string, values: readonly SqlValue[] = []) => {
      const name = names.nameOf(text);
      return (await client.query<Row>({ text, values: [...values], ...(name !== undefined && { name }) })).rows;
    },
    script: async (sql) => {
      await client.query(sql);
    },
  };
}

/** The store behind a pool of connections. */
export function pooledDatabase(pool: Pool): Database {
  types.setTypeParser(types.builtins.INT8, Number);
  const names = statementNames();
  return {
    ...queryable(pool, names),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queryable(client, names));
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
