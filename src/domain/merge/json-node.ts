import { parseTree, type Node } from 'jsonc-parser';

/**
 * A JSON value that remembers how it was written: merging works on these, so numbers keep their spelling and what
 * nobody touched is printed as it stood. `raw` is the source text of an untouched value, null of a composed one.
 */
export type JsonNode =
  | { kind: 'leaf'; raw: string }
  | { kind: 'object'; raw: string | null; entries: Map<string, JsonNode> }
  | { kind: 'array'; raw: string | null; items: JsonNode[] };

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
/** Deeper than this a value is kept as text only (issue "Security"). */
const DEEPEST = 200;

/** Reads JSON text; null when it is not valid JSON. */
export function readJsonNode(text: string): JsonNode | null {
  const errors: never[] = [];
  const tree = parseTree(text, errors, STRICT);
  return tree === undefined || errors.length > 0 ? null : nodeOf(tree, text, 0);
}

function nodeOf(tree: Node, text: string, depth: number): JsonNode {
  const raw = text.slice(tree.offset, tree.offset + tree.length);
  const leaf: JsonNode = { kind: 'leaf', raw };
  if (depth >= DEEPEST) return leaf;
  if (tree.type === 'array') {
    return { kind: 'array', raw, items: (tree.children ?? []).map((child) => nodeOf(child, text, depth + 1)) };
  }
  if (tree.type !== 'object') return leaf;
  const entries = new Map<string, JsonNode>();
  for (const property of tree.children ?? []) {
    const [key, value] = property.children ?? [];
    if (key === undefined || value === undefined) return leaf;
    // A key written twice has no meaning that a merge could keep.
    if (entries.has(String(key.value))) return leaf;
    entries.set(String(key.value), nodeOf(value, text, depth + 1));
  }
  return { kind: 'object', raw, entries };
}

/** Whether two values mean the same: keys in any order, strings by their meaning, numbers by their spelling. */
export function sameNode(a: JsonNode | undefined, b: JsonNode | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  if (a.kind === 'leaf' || b.kind === 'leaf') return a.kind === b.kind && sameLeaf(a.raw ?? '', b.raw ?? '');
  if (a.kind === 'array' || b.kind === 'array') {
    if (a.kind !== 'array' || b.kind !== 'array' || a.items.length !== b.items.length) return false;
    return a.items.every((item, index) => sameNode(item, b.items[index]));
  }
  return (
    a.entries.size === b.entries.size && [...a.entries].every(([key, value]) => sameNode(value, b.entries.get(key)))
  );
}

function sameLeaf(a: string, b: string): boolean {
  if (a === b) return true;
  return a.startsWith('"') && b.startsWith('"') && JSON.parse(a) === JSON.parse(b);
}

/** Writes a value: untouched parts as they stood, composed ones in the style of `like`. */
export function printJsonNode(node: JsonNode, like: string): string {
  const indent = /\n([ \t]+)\S/.exec(like)?.[1] ?? null;
  return print(node, indent, '');
}

function print(node: JsonNode, indent: string | null, margin: string): string {
  if (node.kind === 'leaf') return node.raw;
  if (node.raw !== null) return node.raw;
  const inner = indent === null ? '' : margin + indent;
  const parts =
    node.kind === 'array'
      ? node.items.map((item) => print(item, indent, inner))
      : [...node.entries].map(
          ([key, value]) => `${JSON.stringify(key)}:${indent === null ? '' : ' '}${print(value, indent, inner)}`,
        );
  const [open, close] = node.kind === 'array' ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  return indent === null
    ? `${open}${parts.join(',')}${close}`
    : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${margin}${close}`;
}
