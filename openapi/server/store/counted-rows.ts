import type { Queryable, SqlValue } from './database';

/** A statement that reads one page of a list, and another one that counts the whole list. */
export interface CountedStatement {
  columns: string;
  /** The statement after the columns, from `from` to `offset`. */
  source: string;
  /** The whole statement that counts the list, with the column `total`. */
  count: string;
  /** The parameters, which both statements use. */
  values: readonly SqlValue[];
  /** Whether to plan the statement at each use, because the best plan depends on the values. */
  plannedAnew?: boolean;
}

/** Reads the rows and the count in one statement, because a second round trip takes longer than the statement. */
export async function countedRows<Row extends object>(
  db: Queryable,
  { columns, source, count, values, plannedAnew = false }: CountedStatement,
): Promise<{ rows: Row[]; total: number }> {
  const query = plannedAnew ? db.query : db.queryPlanned;
  const rows = await query<Row & { total: number }>(`select ${columns}, (${count}) as total ${source}`, values);
  // A page past the end has no rows, and so no total.
  const [first] = rows.length > 0 ? rows : await query<{ total: number }>(count, values);
  return { rows, total: first?.total ?? 0 };
}
