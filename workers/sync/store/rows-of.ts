import type { EntityTable } from 'dexie';

interface Rows<T, K> {
  bulkGet(keys: K[]): PromiseLike<(T | undefined)[]>;
}

/** A range with this many ids for each one that is asked for is still read at once. */
const SPREAD = 4;

/** The rows of these keys, in their order; asking for none opens no transaction. */
export async function rowsOf<T, K>(table: Rows<T, K>, keys: readonly K[]): Promise<(T | undefined)[]> {
  return keys.length === 0 ? [] : table.bulkGet([...keys]);
}

/**
 * The rows of these ids, in their order. The ids of a page of a list lie close together: their range is read in one request
 * of the database instead of one for each.
 */
export async function rowsOfIds<T extends { id: number }>(
  table: Pick<EntityTable<T, 'id'>, 'bulkGet' | 'where'> & Rows<T, number>,
  ids: readonly number[],
): Promise<(T | undefined)[]> {
  const lowest = Math.min(...ids);
  const highest = Math.max(...ids);
  if (ids.length === 0 || highest - lowest >= ids.length * SPREAD) return rowsOf(table, ids);
  const rows = await table.where(':id').between(lowest, highest, true, true).toArray();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}
