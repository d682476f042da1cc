import type { EntityTable } from 'dexie';

interface Rows<T, K> {
  bulkGet(keys: K[]): PromiseLike<(T | undefined)[]>;
}

/** The maximum number of ids in a range, per requested id, for which the range is read in one request. */
const MAX_RANGE_PER_ROW = 4;

/**
 * The rows of these keys, in the order of the keys; undefined for a missing row. An empty list opens no transaction.
 */
export async function rowsOf<T, K>(table: Rows<T, K>, keys: readonly K[]): Promise<(T | undefined)[]> {
  return keys.length === 0 ? [] : table.bulkGet([...keys]);
}

/**
 * The rows of these ids, in the order of the ids. The ids of a page are close together, so their range is read in one
 * request.
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
 * The rows of these keys of a small table, in the order of the keys. Reads the range between the lowest and the highest
 * key in one request; if it contains far more rows, reads the keys singly.
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
