import { parseTree, type Node } from 'jsonc-parser';
import { isTooDeep, parseJson } from './json';
import { sameValue } from './same-value';

/** A JSON text together with one node of its tree. */
export interface JsonPart {
  text: string;
  node: Node;
}

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/**
 * The tree of a JSON text; null when it is not strict JSON, when it is nested too deep to be walked, or when a key stands
 * twice so that a place is ambiguous.
 */
export function parseJsonText(text: string): JsonPart | null {
  try {
    // Only the platform's own parser decides what is JSON: the tree parser forgives.
    JSON.parse(text);
  } catch {
    return null;
  }
  if (isTooDeep(text)) return null;
  const node = parseTree(text, [], STRICT);
  return node === undefined || isAmbiguous(node) ? null : { text, node };
}

function isAmbiguous(node: Node): boolean {
  const children = node.children ?? [];
  return (node.type === 'object' && membersOf(node).size < children.length) || children.some(isAmbiguous);
}

/** The text of a node, as it is spelled. */
export function rawText({ text, node }: JsonPart): string {
  return text.slice(node.offset, node.offset + node.length);
}

/** The members of an object by key. */
export function membersOf(node: Node): Map<string, Node> {
  return new Map(
    (node.children ?? []).flatMap((property): [string, Node][] => {
      const [key, value] = property.children ?? [];
      return key === undefined || value === undefined ? [] : [[String(key.value), value]];
    }),
  );
}

/**
 * Whether two JSON texts mean the same, whatever their spacing and the order of keys. Numbers count by their spelling,
 * because JavaScript would take different long numbers for equal. Texts that are not JSON are equal when they are the same.
 */
export function sameJson(a: string, b: string): boolean {
  if (a === b) return true;
  if (isTooDeep(a) || isTooDeep(b)) return false;
  // Values that differ already for JavaScript, the usual case while typing, need no trees, which are slow to build.
  if (!sameValue(parseJson(a), parseJson(b))) return false;
  const left = parseJsonText(a);
  const right = parseJsonText(b);
  return left !== null && right !== null && samePart(left, right);
}

/** Whether two parts of JSON texts mean the same. */
export function samePart(a: JsonPart, b: JsonPart): boolean {
  const raw = rawText(a);
  if (raw === rawText(b)) return true;
  if (a.node.type !== b.node.type) return false;
  if (a.node.type === 'object') return sameMembers(a, b);
  if (a.node.type === 'array') return sameItems(a, b);
  return a.node.type === 'string' && a.node.value === b.node.value;
}

function sameMembers(a: JsonPart, b: JsonPart): boolean {
  const left = membersOf(a.node);
  const right = membersOf(b.node);
  if (left.size !== right.size) return false;
  return [...left].every(([key, node]) => {
    const other = right.get(key);
    return other !== undefined && samePart({ text: a.text, node }, { text: b.text, node: other });
  });
}

function sameItems(a: JsonPart, b: JsonPart): boolean {
  const left = a.node.children ?? [];
  const right = b.node.children ?? [];
  if (left.length !== right.length) return false;
  return left.every((node, index) => {
    const other = right[index];
    return other !== undefined && samePart({ text: a.text, node }, { text: b.text, node: other });
  });
}
