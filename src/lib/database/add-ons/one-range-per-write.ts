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
 * Has a write of several rows tell the live queries one range of each index, from its lowest key to its highest, instead of a
 * range for each row. Every live query of every tab takes in what is told, and keeps what is none of its own: for thirty new
 * executions with their indexes and counters that were 250 ranges each time, a third of what a change cost a tab
 * (decision 019). A query between the lowest and the highest key is asked once too often, which changes nothing.
 */
export function tellOneRangePerWrite(database: Dexie): void {
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
  // Next to what tells the live queries, which Dexie puts on this level itself: above it there are indexes of Dexie's own.
  database.use({ stack: 'dbcore', name: 'one-range-per-write', level: 0, create });
}

/** From so many rows on Dexie itself tells of the whole table. */
const WHOLE_TABLE = 50;

/** Dexie adds the key of each row to these ranges, which hold it already. */
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
  return values.map((value) => extractKey?.(value) as IndexableType);
}

/** The lowest and the highest key; null without any. What is no key, such as a list with a null in it, stands in no index. */
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
