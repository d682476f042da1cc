/** A value that a statement can take as a parameter. */
export type SqlValue = string | number | boolean | null | Date | readonly (string | number)[];

/** Something that runs statements: the database itself, or a transaction on it. */
export interface Queryable {
  /** Runs one statement with `$1…` parameters. Returns its rows. */
  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /**
   * Like `query`, for a frequent statement with the same best plan for all values. Each connection plans it once,
   * because planning costs more than running it.
   */
  queryPlanned<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs several statements without parameters, such as the schema. */
  script(sql: string): Promise<void>;
}

/** The store of the backend: PGlite or any PostgreSQL, the same SQL for both. */
export interface Database extends Queryable {
  /** Runs `work` in one transaction: commits what it did, or rolls back when it throws. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The backend's own schema, so that a shared database keeps its other tables. */
export const schemaName = 'sync_console';

/** The first row, or null when there is none. */
export async function queryOne<Row extends object>(
  db: Queryable,
  sql: string,
  values: readonly SqlValue[] = [],
): Promise<Row | null> {
  const [row] = await db.query<Row>(sql, values);
  return row ?? null;
}
