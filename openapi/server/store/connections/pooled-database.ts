import { types, type Pool, type PoolClient } from 'pg';
import type { Database, Queryable, SqlValue } from '../database';
import { statementNames, type StatementNames } from './statement-names';

/** Runs `work` with a connection. */
type Use = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;

function queryable(use: Use, names: StatementNames): Queryable {
  return {
    query: async <Row extends object>(sql: string, values: readonly SqlValue[] = []) =>
      (await use((client) => client.query<Row>(sql, [...values]))).rows,
    queryPlanned: async <Row extends object>(text: string, values: readonly SqlValue[] = []) => {
      const name = names.nameOf(text);
      const statement = { text, values: [...values], ...(name !== undefined && { name }) };
      return (await use((client) => client.query<Row>(statement))).rows;
    },
    script: async (sql) => {
      await use((client) => client.query(sql));
    },
  };
}

/**
 * Takes a connection for one statement. `pool.query` would close the connection after every failed statement, and so
 * lose the plans that the connection keeps.
 */
function one(pool: Pool): Use {
  return async (work) => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };
}

/** Rolls a transaction back. Returns the error when that fails: the connection is then lost. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A store that uses a pool of connections. */
export function pooledDatabase(pool: Pool): Database {
  types.setTypeParser(types.builtins.INT8, Number);
  // Without a listener, the loss of a connection that is in use would end the process. The listener does nothing,
  // because the statements on that connection fail anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  const names = statementNames();
  return {
    ...queryable(one(pool), names),
    transaction: async (work) => {
      const client = await pool.connect();
      let lost: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(queryable((use) => use(client), names));
        await client.query('commit');
        return result;
      } catch (error) {
        lost = await rollBack(client);
        throw error;
      } finally {
        client.release(lost);
      }
    },
    close: () => pool.end(),
  };
}
