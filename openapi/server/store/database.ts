/** A value that a statement can take as a parameter. */
export type SqlValue = string | number | boolean | null | Date | readonly (string | number)[];

/** Something that runs statements: the database itself, or a transaction on it. */
export interface Queryable {
  /** Runs one statement, whose parameters are `$1`, `$2`, …. Returns its rows. */
  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /**
   * Like `query`, for a frequent statement whose best plan is the same for all values. Each connection plans it once,
   * because planning such a statement takes longer than running it.
   */
  queryPlanned<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs several statements without parameters, such as the schema. */
  script(sql: string): Promise<void>;
}

/** The store of the backend. It is PGlite or any PostgreSQL, with the same SQL for both. */
export interface Database extends Queryable {
  /** Runs `work` in one transaction. Commits its changes, or rolls them back when it throws. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The PostgreSQL schema that contains only the backend's tables. A database may contain other tables too. */
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
