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
 * Parses a JSON text to a tree; null if the text is not strict JSON or is nested too deeply, or if an object has a key
 * twice, which makes its path ambiguous.
 */
export function parseJsonText(text: string): JsonPart | null {
  try {
    // The tree parser accepts invalid JSON, so validate with the platform's parser.
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

/** The source text of a node. */
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
 * Whether two JSON texts are equal apart from white space and the order of keys. Compares numbers as text, because
 * JavaScript rounds long numbers. Compares texts that are not JSON character by character.
 */
export function sameJson(a: string, b: string): boolean {
  if (a === b) return true;
  if (isTooDeep(a) || isTooDeep(b)) return false;
  // While the user types, the parsed values usually differ: skip the trees, which are slow to build.
  if (!sameValue(parseJson(a), parseJson(b))) return false;
  const left = parseJsonText(a);
  const right = parseJsonText(b);
  return left !== null && right !== null && samePart(left, right);
}

/** Whether two parts of JSON texts are equal apart from white space and the order of keys. */
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
