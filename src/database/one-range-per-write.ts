import {
  cmp,
  RangeSet,
  type DBCore,
  type DBCoreIndex,
  type DBCoreMutateRequest,
  type DBCoreTable,
  type Dexie,
  type IndexableType,
} from 'dexie';

/**
 * Makes a write of several rows report one key range per index to the live queries, from the lowest key to the highest,
 * instead of one range per row. Each live query of each tab processes every range. With one range per row, thirty new
 * executions with their indexes and counters produced 250 ranges, and processing them was a third of the cost of a
 * change in a tab (decision 019). A query for keys within a range may run again although none of its rows has changed.
 */
export function mergeReportedRanges(database: Dexie): void {
  const create = (core: DBCore): DBCore => ({
    ...core,
    table(name) {
      const table = core.table(name);
      const place = `idb://${core.schema.name}/${name}/`;
      return {
        ...table,
        mutate(request) {
          widen(request, table, place);
          return table.mutate(request);
        },
      };
    },
  });
  // Level 0 is the level of Dexie's own observability middleware. On a higher level, Dexie would add further ranges.
  database.use({ stack: 'dbcore', name: 'one-range-per-write', level: 0, create });
}

/** For a write of this many rows or more, Dexie reports the entire table. */
const WHOLE_TABLE = 50;

/**
 * Sets the keys that a write reports: one range per index. Dexie then adds the keys of single rows, which lie within
 * these ranges and so add nothing.
 */
function widen(request: DBCoreMutateRequest, { schema }: DBCoreTable, place: string): void {
  if (request.type === 'deleteRange' || (request.type !== 'delete' && request.values.length >= WHOLE_TABLE)) return;
  const parts = (request.mutatedParts ??= {});
  const values = request.type === 'delete' ? [] : request.values;
  const whole = rangeOf(request.keys ?? keysOf(schema.primaryKey, values));
  if (whole === null) return;
  for (const part of ['', ':dels']) parts[place + part] = new RangeSet(...whole);
  for (const index of schema.indexes) {
    const range = index.multiEntry ? null : rangeOf(keysOf(index, values));
    if (range !== null) parts[place + index.name] = new RangeSet(...range);
  }
}

function keysOf({ extractKey }: DBCoreIndex, values: readonly unknown[]): IndexableType[] {
  return values.map((value): IndexableType => extractKey?.(value));
}

/** The lowest and the highest key; null if there are none. Ignores invalid keys, because no index contains them. */
function rangeOf(keys: readonly IndexableType[]): [IndexableType, IndexableType] | null {
  const [first, ...others] = keys.filter((key) => cmp(key, key) === 0);
  if (first === undefined) return null;
  let [lowest, highest] = [first, first];
  for (const key of others) {
    if (cmp(key, lowest) < 0) lowest = key;
    if (cmp(key, highest) > 0) highest = key;
  }
  return [lowest, highest];
}
