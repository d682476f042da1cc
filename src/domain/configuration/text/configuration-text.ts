import { isRecord } from '@/lib/json';
import { sameValue } from '@/lib/same-value';
import type { Path } from '../schema/path';
import { lineBreakOf, layoutOf, createJsonPrinter, type Layout, type JsonPrinter } from './json-layout';
import { entriesOf, nodeAt, rawOf, rootOf, type JsonNode } from '@/lib/json-nodes';

/*
 * A configuration is JSON text. Every function here reads or edits one path and keeps the rest byte for byte: unknown
 * keys, order, spelling of numbers, white space. If `rootOf` cannot parse the text, a read finds nothing, and an edit
 * returns the text unchanged.
 */

/** The value at a path; undefined if there is none. `[]` is the root. */
export function readAt(text: string, path: Path): unknown {
  const raw = rawAt(text, path);
  // `JSON.parse` makes "__proto__" an ordinary key, so the text cannot change a prototype.
  return raw === undefined ? undefined : (JSON.parse(raw) as unknown);
}

/** The source text of the value at a path; undefined if there is none. */
export function rawAt(text: string, path: Path): string | undefined {
  const node = find(text, path);
  return node === undefined ? undefined : rawOf(node);
}

/** How many entries the list (or object) at a path has; 0 for anything else. */
export function countAt(text: string, path: Path): number {
  const node = find(text, path);
  return node === undefined ? 0 : entriesOf(node).length;
}

/**
 * The text with `value` at `path`; undefined removes the value. If the value at `path` is already equal, the text does
 * not change. A new key or index is added at the end. Missing objects and lists on the path are created; a value on the
 * path that cannot contain the next key is replaced.
 */
export function setAt(text: string, path: Path, value: unknown): string {
  const root = rootOf(text);
  if (root === null) return text;
  if (value === undefined) return removeAt(text, path);
  const node = nodeAt(root, path);
  if (node !== undefined && sameValue(JSON.parse(rawOf(node)), value)) return text;
  return put(root, path, (rest) => createJsonPrinter(root, wrap(rest, value)));
}

/**
 * The text with the JSON text `raw` as the value at `path`, verbatim. The text stays unchanged if `raw` is not JSON.
 */
export function setRawAt(text: string, path: Path, raw: string): string {
  const root = rootOf(text);
  if (root === null || rootOf(raw) === null) return text;
  const known = nodeAt(root, path) !== undefined || (path.length > 0 && nodeAt(root, path.slice(0, -1)) !== undefined);
  // If the container of the value is missing, it is created first.
  const prepared = known ? root : (rootOf(setAt(text, path, null)) ?? root);
  return put(prepared, path, (rest) =>
    rest.length === 0 ? () => raw : createJsonPrinter(prepared, wrap(rest, JSON.parse(raw))),
  );
}

/** The text without the value at a path; the same text if there is no value. */
export function removeAt(text: string, path: Path): string {
  const node = find(text, path);
  const container = node?.parent ?? null;
  if (node === undefined || container === null) return text;
  const entries = entriesOf(container);
  const index = entries.findIndex((entry) => entry.node === node);
  const [previous, entry, next] = [entries[index - 1], entries[index], entries[index + 1]];
  if (previous !== undefined) return splice(text, previous.node.end, node.end, '');
  if (entry !== undefined && next !== undefined) return splice(text, entry.start, next.start, '');
  return splice(text, container.start + 1, container.end - 1, '');
}

/** The text with `value` as a new item at `index` of the list at `path`; a missing list is created. */
export function insertAt(text: string, path: Path, index: number, value: unknown): string {
  const root = rootOf(text);
  const node = root === null ? undefined : nodeAt(root, path);
  if (root === null) return text;
  if (node?.kind !== 'array') return setAt(text, path, listAt(text, path).toSpliced(index, 0, value));
  const layout = layoutOf(root, node);
  return insertEntry(node, index, layout, createJsonPrinter(root, value)(lineBreakOf(layout)));
}

/** The text with item `from` of the list at `path` moved to index `to`; every item keeps its spelling. */
export function moveItem(text: string, path: Path, from: number, to: number): string {
  const list = find(text, path);
  if (list?.kind !== 'array') return text;
  const items = entriesOf(list).map(({ node }) => node);
  const [moved, first] = [items[from], items[0]];
  if (moved === undefined || first === undefined || items[to] === undefined) return text;
  // The white space and commas between the items stay where they are.
  const gaps = items.map((item, index) => text.slice(item.end, items[index + 1]?.start ?? item.end));
  const order = items.toSpliced(from, 1).toSpliced(to, 0, moved);
  const pieces = order.map((item, index) => rawOf(item) + (gaps[index] ?? ''));
  return splice(text, first.start, items.at(-1)?.end ?? first.end, pieces.join(''));
}

function find(text: string, path: Path): JsonNode | undefined {
  const root = rootOf(text);
  return root === null ? undefined : nodeAt(root, path);
}

/** The items of a list that PHP sent as an object because the list has gaps; empty for any other value. */
function listAt(text: string, path: Path): unknown[] {
  const value = readAt(text, path);
  return isRecord(value) ? Object.values(value) : [];
}

const splice = (text: string, from: number, to: number, replacement: string): string =>
  text.slice(0, from) + replacement + text.slice(to);

/** Wraps a value in the objects and lists that are still missing on the path to the value. */
function wrap(rest: Path, value: unknown): unknown {
  return rest.reduceRight<unknown>(
    (inner, segment) => (typeof segment === 'number' ? [inner] : Object.fromEntries([[segment, inner]])),
    value,
  );
}

/**
 * Puts a new value at a path. Replaces the old value; if there is none, adds the new value to the innermost existing
 * container on the path.
 */
function put(root: JsonNode, path: Path, printRest: (rest: Path) => JsonPrinter): string {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = nodeAt(root, path.slice(0, depth));
    if (node === undefined) continue;
    const [segment, ...rest] = path.slice(depth);
    const layout = layoutOf(root, node);
    if (node.kind === 'object' && typeof segment === 'string') {
      const entry = JSON.stringify(segment) + layout.colon + printRest(rest)(lineBreakOf(layout));
      return insertEntry(node, entriesOf(node).length, layout, entry);
    }
    if (node.kind === 'array' && typeof segment === 'number') {
      return insertEntry(node, entriesOf(node).length, layout, printRest(rest)(lineBreakOf(layout)));
    }
    return splice(node.source, node.start, node.end, printRest(path.slice(depth))(breakAround(root, node)));
  }
  return root.source;
}

/** The line break and indentation before the entry of a node; null if the container around it is on one line. */
const breakAround = (root: JsonNode, { parent }: JsonNode): string | null =>
  parent === null ? '\n' : lineBreakOf(layoutOf(root, parent));

function insertEntry(container: JsonNode, index: number, layout: Layout, entry: string): string {
  const { source, start, end } = container;
  const entries = entriesOf(container);
  const place = Math.max(0, Math.min(index, entries.length));
  const [before, after] = [entries[place - 1], entries[place]];
  if (before !== undefined) return splice(source, before.node.end, before.node.end, layout.separator + entry);
  if (after !== undefined) return splice(source, after.start, after.start, entry + layout.separator);
  return splice(source, start + 1, end - 1, layout.lead + entry + layout.tail);
}
