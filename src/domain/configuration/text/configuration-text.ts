import type { Node } from 'jsonc-parser';
import { isRecord } from '@/lib/json';
import { sameValue } from '@/lib/same-value';
import type { Path } from '../schema/path';
import { breakOf, layoutOf, printerOf, type Layout, type Print } from './json-layout';
import { endOf, entriesOf, isContainer, nodeAt, rawOf, treeOf } from './json-tree';

/*
 * A configuration is JSON text. Everything here reads or edits one place of it and leaves the rest as it stands, byte
 * for byte: unknown keys, order, spelling of numbers, spacing (design, section 5). A text that cannot be walked (see
 * `treeOf`) reads as undefined and is given back unchanged by every edit.
 */

/** The value at a path; undefined when nothing stands there. `[]` is the whole. */
export function readAt(text: string, path: Path): unknown {
  const raw = rawAt(text, path);
  // The platform's parser makes "__proto__" an ordinary key.
  return raw === undefined ? undefined : (JSON.parse(raw) as unknown);
}

/** The text of the value at a path, as it is spelled. */
export function rawAt(text: string, path: Path): string | undefined {
  const node = find(text, path);
  return node === undefined ? undefined : rawOf(text, node);
}

/** How many entries the list (or object) at a path has; 0 for anything else. */
export function countAt(text: string, path: Path): number {
  const node = find(text, path);
  return node === undefined || !isContainer(node) ? 0 : entriesOf(node).length;
}

/**
 * The text with `value` at `path`; undefined removes it. An equal value gives the same text, whatever its spelling.
 * A new key goes last, a new index at the end; missing objects and lists on the way are made, and a value on the way
 * that can hold no such entry gives way.
 */
export function setAt(text: string, path: Path, value: unknown): string {
  const root = treeOf(text);
  if (root === null) return text;
  if (value === undefined) return removeAt(text, path);
  const node = nodeAt(root, path);
  if (node !== undefined && sameValue(JSON.parse(rawOf(text, node)), value)) return text;
  return put(text, root, path, (rest) => printerOf(text, root, wrap(rest, value)));
}

/** The text with the JSON text `raw` at `path`, as it is spelled; unchanged when `raw` is not JSON. */
export function setRawAt(text: string, path: Path, raw: string): string {
  const root = treeOf(text);
  if (root === null || treeOf(raw) === null) return text;
  const known = nodeAt(root, path) !== undefined || (path.length > 0 && nodeAt(root, path.slice(0, -1)) !== undefined);
  // A place whose parents are missing is made first.
  if (!known) return setRawAt(setAt(text, path, null), path, raw);
  return put(text, root, path, (rest) =>
    rest.length === 0 ? () => raw : printerOf(text, root, wrap(rest, JSON.parse(raw))),
  );
}

/** The text without what stands at a path. */
export function removeAt(text: string, path: Path): string {
  const value = path.length === 0 ? undefined : find(text, path);
  if (value === undefined) return text;
  const node = value.parent?.type === 'property' ? value.parent : value;
  const container = node.parent;
  if (container === undefined) return text;
  const entries = entriesOf(container);
  const index = entries.indexOf(node);
  const previous = entries[index - 1];
  const next = entries[index + 1];
  if (previous !== undefined) return splice(text, endOf(previous), endOf(node), '');
  if (next !== undefined) return splice(text, node.offset, next.offset, '');
  return splice(text, container.offset + 1, endOf(container) - 1, '');
}

/** The text with `value` as a new item at `index` of the list at `path`; the list is made when there is none. */
export function insertAt(text: string, path: Path, index: number, value: unknown): string {
  const root = treeOf(text);
  const node = root === null ? undefined : nodeAt(root, path);
  if (root === null) return text;
  if (node?.type !== 'array') return setAt(text, path, listAt(text, path).toSpliced(index, 0, value));
  const layout = layoutOf(text, root, node);
  return insertEntry(text, node, index, layout, printerOf(text, root, value)(breakOf(layout)));
}

/** The text with the item `from` of the list at `path` in place `to`; every item keeps its spelling. */
export function moveItem(text: string, path: Path, from: number, to: number): string {
  const node = find(text, path);
  const entries = node === undefined ? [] : entriesOf(node);
  const moved = entries[from];
  const [first] = entries;
  if (node?.type !== 'array' || moved === undefined || first === undefined || entries[to] === undefined) return text;
  const order = entries.toSpliced(from, 1).toSpliced(to, 0, moved);
  // The gaps between the items stay where they are.
  const pieces = order.map((item, index) => {
    const [here, following] = [entries[index], entries[index + 1]];
    const gap = here === undefined || following === undefined ? '' : text.slice(endOf(here), following.offset);
    return rawOf(text, item) + gap;
  });
  return splice(text, first.offset, endOf(entries.at(-1) ?? first), pieces.join(''));
}

function find(text: string, path: Path): Node | undefined {
  const root = treeOf(text);
  return root === null ? undefined : nodeAt(root, path);
}

/** The items of what should be a list: a list with gaps came from PHP as an object. */
function listAt(text: string, path: Path): unknown[] {
  const value = readAt(text, path);
  return isRecord(value) ? Object.values(value) : [];
}

const splice = (text: string, from: number, to: number, by: string): string =>
  text.slice(0, from) + by + text.slice(to);

/** The value inside the objects and lists that are missing on its way. */
function wrap(rest: Path, value: unknown): unknown {
  return rest.reduceRight<unknown>(
    (inner, segment) => (typeof segment === 'number' ? [inner] : Object.fromEntries([[segment, inner]])),
    value,
  );
}

/** Replaces what stands at the path, or enters it into the deepest container on the way that can hold it. */
function put(text: string, root: Node, path: Path, printRest: (rest: Path) => Print): string {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = nodeAt(root, path.slice(0, depth));
    if (node === undefined) continue;
    const [segment, ...rest] = path.slice(depth);
    const layout = layoutOf(text, root, node);
    if (node.type === 'object' && typeof segment === 'string') {
      const entry = JSON.stringify(segment) + layout.colon + printRest(rest)(breakOf(layout));
      return insertEntry(text, node, entriesOf(node).length, layout, entry);
    }
    if (node.type === 'array' && typeof segment === 'number') {
      return insertEntry(text, node, entriesOf(node).length, layout, printRest(rest)(breakOf(layout)));
    }
    return splice(text, node.offset, endOf(node), printRest(path.slice(depth))(breakAround(text, root, node)));
  }
  return text;
}

/** The line break and margin that the entry holding a node stands at. */
function breakAround(text: string, root: Node, node: Node): string | null {
  const container = node.parent?.type === 'property' ? node.parent.parent : node.parent;
  return container === undefined ? '\n' : breakOf(layoutOf(text, root, container));
}

function insertEntry(text: string, node: Node, index: number, layout: Layout, entry: string): string {
  const entries = entriesOf(node);
  const place = Math.max(0, Math.min(index, entries.length));
  const [before, after] = [entries[place - 1], entries[place]];
  if (before !== undefined) return splice(text, endOf(before), endOf(before), layout.separator + entry);
  if (after !== undefined) return splice(text, after.offset, after.offset, entry + layout.separator);
  return splice(text, node.offset + 1, endOf(node) - 1, layout.lead + entry + layout.tail);
}
