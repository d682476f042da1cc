import type { Queryable, SqlValue } from './database';

/** One page of a list, and the count of the whole list. */
export interface CountedStatement {
  columns: string;
  /** The statement after the columns, from `from` to `offset`. */
  source: string;
  /** The statement that counts the whole list, as `total`. */
  count: string;
  /** The parameters of both. */
  values: readonly SqlValue[];
  /** Plan the statement each time, because the best plan depends on the values. */
  plannedAnew?: boolean;
}

/** Reads rows and count in one statement, because a poll spends more time on the round trip than in the database. */
export async function countedRows<Row extends object>(
  db: Queryable,
  { columns, source, count, values, plannedAnew = false }: CountedStatement,
): Promise<{ rows: Row[]; total: number }> {
  const query = plannedAnew ? db.query : db.queryPlanned;
  const rows = await query<Row & { total: number }>(`select ${columns}, (${count}) as total ${source}`, values);
  // A page past the end has no row with the total.
  const [first] = rows.length > 0 ? rows : await query<{ total: number }>(count, values);
  return { rows, total: first?.total ?? 0 };
}
