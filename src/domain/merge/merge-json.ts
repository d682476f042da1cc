import { printJsonNode, readJsonNode, sameNode, type JsonNode } from './json-node';
import { keyedItems } from './natural-keys';

/** One place that both sides changed differently; a side that removed it has no text. */
export interface JsonConflict {
  /** Object keys, and natural keys of list items, from the root. */
  path: string[];
  base: string | null;
  mine: string | null;
  theirs: string | null;
}

export interface JsonMerge {
  /** The merged text; where there is a conflict, it holds mine. */
  text: string;
  conflicts: JsonConflict[];
}

type Side = JsonNode | undefined;

/**
 * Three-way merge of JSON texts (design, section 5): per object key, lists by their natural keys, any other list and
 * every leaf as a whole. A conflict is only what both sides changed differently. The result is written as `theirs` is;
 * what nobody changed keeps its spelling. Null when one of the texts is not JSON.
 */
export function mergeJson(base: string, mine: string, theirs: string): JsonMerge | null {
  const [baseNode, myNode, theirNode] = [base, mine, theirs].map(readJsonNode);
  if (baseNode == null || myNode == null || theirNode == null) return null;
  const conflicts: JsonConflict[] = [];
  const merged = mergeSide(baseNode, myNode, theirNode, [], conflicts);
  if (merged === undefined) return null;
  if (merged === theirNode) return { text: theirs, conflicts };
  if (merged === myNode) return { text: mine, conflicts };
  return { text: printJsonNode(merged, theirs), conflicts };
}

function mergeSide(base: Side, mine: Side, theirs: Side, path: string[], conflicts: JsonConflict[]): Side {
  if (sameNode(mine, theirs) || sameNode(mine, base)) return theirs;
  if (sameNode(theirs, base)) return mine;
  if (mine?.kind === 'object' && theirs?.kind === 'object' && (base === undefined || base.kind === 'object')) {
    const entries = mergeMaps(
      base?.entries ?? new Map<string, JsonNode>(),
      mine.entries,
      theirs.entries,
      path,
      conflicts,
    );
    return { kind: 'object', raw: null, entries };
  }
  const list = mergeLists(base, mine, theirs, path, conflicts);
  if (list !== null) return list;
  conflicts.push({ path, base: textOf(base), mine: textOf(mine), theirs: textOf(theirs) });
  return mine;
}

/** Lists whose items have natural keys on all three sides; null for all others. */
function mergeLists(base: Side, mine: Side, theirs: Side, path: string[], conflicts: JsonConflict[]): JsonNode | null {
  if (mine?.kind !== 'array' || theirs?.kind !== 'array') return null;
  if (base !== undefined && base.kind !== 'array') return null;
  const name = path.at(-1);
  const [old, own, other] = [base?.items ?? [], mine.items, theirs.items].map((items) => keyedItems(name, items));
  if (old == null || own == null || other == null) return null;
  const merged = mergeMaps(old, own, other, path, conflicts);
  return { kind: 'array', raw: null, items: [...merged.values()] };
}

function mergeMaps(
  base: Map<string, JsonNode>,
  mine: Map<string, JsonNode>,
  theirs: Map<string, JsonNode>,
  path: string[],
  conflicts: JsonConflict[],
): Map<string, JsonNode> {
  const merged = new Map<string, JsonNode>();
  for (const key of mergeOrder([...base.keys()], [...mine.keys()], [...theirs.keys()])) {
    const value = mergeSide(base.get(key), mine.get(key), theirs.get(key), [...path, key], conflicts);
    if (value !== undefined) merged.set(key, value);
  }
  return merged;
}

/** Every key of either side: in their order, or in mine when only I reordered; new ones follow their predecessor. */
function mergeOrder(base: string[], mine: string[], theirs: string[]): string[] {
  const shared = (order: string[], other: string[]): string =>
    JSON.stringify(order.filter((key) => other.includes(key)));
  const theyReordered = shared(base, theirs) !== shared(theirs, base);
  const [leading, following] =
    theyReordered || shared(base, mine) === shared(mine, base) ? [theirs, mine] : [mine, theirs];
  const order = [...leading];
  following.forEach((key, index) => {
    if (order.includes(key)) return;
    const before = following[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  return order;
}

function textOf(side: Side): string | null {
  return side === undefined ? null : printJsonNode(side, '');
}
