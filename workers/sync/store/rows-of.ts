import type { EntityTable } from 'dexie';

interface Rows<T, K> {
  bulkGet(keys: K[]): PromiseLike<(T | undefined)[]>;
}

/** A range is read in one request if it has fewer than this many keys for each requested key. */
const MAX_RANGE_PER_ROW = 4;

/** Reads the rows with these keys, in this order; undefined for a missing row. Without keys, opens no transaction. */
export async function rowsOf<T, K>(table: Rows<T, K>, keys: readonly K[]): Promise<(T | undefined)[]> {
  return keys.length === 0 ? [] : table.bulkGet([...keys]);
}

/**
 * Reads the rows with these ids, in this order. If the ids are close together, like the ids of a page, reads the range
 * from the lowest to the highest in one request.
 */
export async function rowsOfIds<T extends { id: number }>(
  table: Pick<EntityTable<T, 'id'>, 'bulkGet' | 'where'> & Rows<T, number>,
  ids: readonly number[],
): Promise<(T | undefined)[]> {
  const lowest = Math.min(...ids);
  const highest = Math.max(...ids);
  if (ids.length === 0 || highest - lowest >= ids.length * MAX_RANGE_PER_ROW) return rowsOf(table, ids);
  // `:id` is Dexie's name for the primary key.
  const rows = await table.where(':id').between(lowest, highest, true, true).toArray();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}

/**
 * Reads the rows of a small table with these keys, in this order. Reads the range from the lowest to the highest key in
 * one request. If the range contains far more rows than `keys`, reads only the rows with these keys.
 */
export async function rowsOfKeys<T extends { key: string }>(
  table: Pick<EntityTable<T, 'key'>, 'bulkGet' | 'where'> & Rows<T, string>,
  keys: readonly string[],
): Promise<(T | undefined)[]> {
  const sorted = keys.toSorted((a, b) => (a < b ? -1 : 1));
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return [];
  const maxRows = keys.length * MAX_RANGE_PER_ROW;
  const rows = await table.where(':id').between(lowest, highest, true, true).limit(maxRows).toArray();
  if (rows.length === maxRows) return rowsOf(table, keys);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.map((key) => byKey.get(key));
}
