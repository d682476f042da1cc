import type { Queryable, SqlValue } from './database';

/** One page of a list, and the count of the whole list. */
export interface CountedStatement {
  columns: string;
  /** All that follows the columns, from `from` to `offset`. */
  source: string;
  /** The statement that counts the whole list, as `total`. */
  count: string;
  /** The values of both. */
  values: readonly SqlValue[];
  /** The best plan is another one for other values: then it is made anew each time. */
  plannedAnew?: boolean;
}

/** Reads rows and count in one statement: for what a poll asks, the way to the database costs more than the work there. */
export async function countedRows<Row extends object>(
  db: Queryable,
  { columns, source, count, values, plannedAnew = false }: CountedStatement,
): Promise<{ rows: Row[]; total: number }> {
  const query = plannedAnew ? db.query : db.queryPlanned;
  const rows = await query<Row & { total: number }>(`select ${columns}, (${count}) as total ${source}`, values);
  // A page past the end has no row that could tell.
  const [first] = rows.length > 0 ? rows : await query<{ total: number }>(count, values);
  return { rows, total: first?.total ?? 0 };
}
