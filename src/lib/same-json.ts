import { isTooDeep, parseJson } from './json';
import { itemsOf, leafValue, membersOf, rawOf, unambiguousRootOf, type JsonNode } from './json-nodes';
import { sameValue } from './same-value';

/**
 * Whether two JSON texts are equal apart from white space and the order of keys. Numbers are compared by their
 * spelling, because JavaScript rounds long numbers. Texts that are not JSON, are nested too deeply or have an object
 * that contains a key twice are equal only if they are identical.
 */
export function sameJson(a: string, b: string): boolean {
  if (a === b) return true;
  if (isTooDeep(a) || isTooDeep(b)) return false;
  // While the user types, the texts usually differ. Comparing parsed values finds this faster than comparing trees.
  if (!sameValue(parseJson(a), parseJson(b))) return false;
  const left = unambiguousRootOf(a);
  const right = unambiguousRootOf(b);
  return left !== null && right !== null && sameNode(left, right);
}

/** Whether two parts of JSON texts are equal apart from white space and the order of keys. */
export function sameNode(a: JsonNode, b: JsonNode): boolean {
  const raw = rawOf(a);
  if (raw === rawOf(b)) return true;
  if (a.kind !== b.kind) return false;
  if (a.kind === 'object') return sameMembers(membersOf(a), membersOf(b));
  if (a.kind === 'array') return sameItems(itemsOf(a), itemsOf(b));
  // Equal strings may be escaped differently. Other values are equal only if their spelling is equal.
  return raw.startsWith('"') && leafValue(a) === leafValue(b);
}

function sameMembers(a: ReadonlyMap<string, JsonNode>, b: ReadonlyMap<string, JsonNode>): boolean {
  return a.size === b.size && [...a].every(([key, node]) => isSame(node, b.get(key)));
}

function sameItems(a: readonly JsonNode[], b: readonly JsonNode[]): boolean {
  return a.length === b.length && a.every((node, index) => isSame(node, b[index]));
}

const isSame = (a: JsonNode, b: JsonNode | undefined): boolean => b !== undefined && sameNode(a, b);
