import { fieldPathOf, type Path } from '../../configuration/schema/path';
import { itemsOf, membersOf, unambiguousRootOf, type JsonNode } from '@/lib/json-nodes';
import { entryNames } from '../../merge/lists/pair-items';

/** A text in a configuration, and where it is. */
interface Leaf {
  path: Path;
  value: string;
}

/**
 * Finds the field of a configuration that a message is about: a field whose text is one of the values in the message.
 * Prefers the list entry that contains the most of these values, then an entry under a changed key, and within an entry
 * the deepest field. Null if no field has one of the values.
 * @param configuration the parsed JSON
 * @param values the quoted texts and codes, in the order of the message
 * @param changedFields keys of the configuration that changed since the last success
 */
export function placeOfValue(
  configuration: unknown,
  values: readonly string[],
  changedFields: ReadonlySet<string>,
): { path: Path; value: string } | null {
  if (values.length === 0) return null;
  const entries = new Map<string, Leaf[]>();
  for (const leaf of leavesWith(configuration, new Set(values), [])) {
    const key = JSON.stringify(entryOf(leaf.path));
    entries.set(key, [...(entries.get(key) ?? []), leaf]);
  }
  const [best] = [...entries.values()].toSorted((a, b) => rank(b, changedFields) - rank(a, changedFields));
  const [leaf] = (best ?? []).toSorted(
    (a, b) => b.path.length - a.path.length || values.indexOf(a.value) - values.indexOf(b.value),
  );
  return leaf === undefined ? null : { path: fieldPathOf(leaf.path), value: leaf.value };
}

/** How well an entry fits: the number of different values in it, plus 0.5 if its list changed. */
function rank(leaves: readonly Leaf[], changedFields: ReadonlySet<string>): number {
  const isChanged = changedFields.has(String(leaves[0]?.path[0]));
  return new Set(leaves.map(({ value }) => value)).size + (isChanged ? 0.5 : 0);
}

/** The texts in a JSON value that equal one of `values`. */
function leavesWith(json: unknown, values: ReadonlySet<string>, path: Path): Leaf[] {
  if (typeof json === 'string') return values.has(json) ? [{ path, value: json }] : [];
  if (Array.isArray(json)) return json.flatMap((item, index) => leavesWith(item, values, [...path, index]));
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, item]) => leavesWith(item, values, [...path, key]));
}

/** The path of the list entry around `path`, or the top-level key if there is no list. */
function entryOf(path: Path): Path {
  const index = path.findIndex((segment) => typeof segment === 'number');
  return path.slice(0, index < 0 ? 1 : index + 1);
}

/**
 * Converts a path to names for the screen: keys, and for list entries their names, or else their numbers from 1. A
 * comparison of versions uses the same names.
 * @param configuration the JSON text
 */
export function placeNames(configuration: string, path: Path): string[] {
  let part: JsonNode | undefined = unambiguousRootOf(configuration) ?? undefined;
  return path.map((segment, index) => {
    const inside: JsonNode | undefined = part;
    if (typeof segment === 'string') {
      part = inside?.kind === 'object' ? membersOf(inside).get(segment) : undefined;
      return segment;
    }
    const items = inside?.kind === 'array' ? itemsOf(inside) : [];
    part = items[segment];
    return entryNames(String(path[index - 1]), items)[segment] ?? String(segment + 1);
  });
}
