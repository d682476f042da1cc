import { isTooDeep, parseJson } from './json';

/**
 * A value in a JSON text. Its entries are parsed only when they are used. In a configuration with 500 mappings, parsing
 * everything takes 30 ms, too long for a keystroke; skipping the mappings takes 2 ms.
 */
export interface JsonNode {
  kind: 'object' | 'array' | 'leaf';
  /** The whole JSON text, which all its nodes share. */
  source: string;
  /** The offsets of the node in `source`. */
  start: number;
  end: number;
  /** The enclosing node; null for the root. */
  parent: JsonNode | null;
  /** The entries of the node; null until `entriesOf` has parsed them. */
  entries: JsonEntry[] | null;
}

/** A member of an object, which starts at its key, or an item of a list, which has no key. */
export interface JsonEntry {
  key: string | null;
  /** The offset after the key; the same as `start` in a list. */
  keyEnd: number;
  start: number;
  node: JsonNode;
}

/** The last parsed texts. A form reads many paths of one text, and an open modal reads many paths of another text. */
const recent: { text: string; root: JsonNode | null }[] = [];
const MAX_RECENT = 4;

/** The root of a strict JSON text; null if it is not JSON or is nested too deeply. */
export function rootOf(text: string): JsonNode | null {
  const known = recent.find((entry) => entry.text === text);
  if (known !== undefined) return known.root;
  const root = readRoot(text);
  recent.unshift({ text, root });
  recent.length = Math.min(recent.length, MAX_RECENT);
  return root;
}

/**
 * The root of a strict JSON text; null if it is not JSON, is nested too deeply, or has an object that contains a key
 * twice, which makes paths ambiguous.
 */
export function unambiguousRootOf(text: string): JsonNode | null {
  const root = readRoot(text);
  return root === null || isAmbiguous(root) ? null : root;
}

function isAmbiguous(node: JsonNode): boolean {
  const entries = entriesOf(node);
  return (node.kind === 'object' && membersOf(node).size < entries.length) || itemsOf(node).some(isAmbiguous);
}

/**
 * The node at a path; undefined if there is none. In an object, a number selects the n-th member, because PHP writes a
 * list with gaps as an object.
 */
export function nodeAt(root: JsonNode, path: readonly (string | number)[]): JsonNode | undefined {
  return path.reduce<JsonNode | undefined>((node, segment) => (node === undefined ? node : child(node, segment)), root);
}

function child(node: JsonNode, segment: string | number): JsonNode | undefined {
  if (typeof segment === 'number') return entriesOf(node)[segment]?.node;
  // The last of two equal keys counts, as in `JSON.parse`.
  return node.kind === 'object' ? entriesOf(node).findLast(({ key }) => key === segment)?.node : undefined;
}

/** The source text of a node. */
export const rawOf = ({ source, start, end }: JsonNode): string => source.slice(start, end);

/** The value of a leaf; undefined for a container. Long numbers are rounded, so use `rawOf` for their spelling. */
export const leafValue = (node: JsonNode): unknown => (node.kind === 'leaf' ? JSON.parse(rawOf(node)) : undefined);

/** The members of an object by key. */
export const membersOf = (node: JsonNode): Map<string, JsonNode> =>
  new Map(entriesOf(node).flatMap(({ key, node: value }) => (key === null ? [] : [[key, value] as const])));

/** The items of a list. */
export const itemsOf = (node: JsonNode): JsonNode[] => entriesOf(node).map((entry) => entry.node);

/** The entries of a container in order; none for a leaf. */
export function entriesOf(node: JsonNode): readonly JsonEntry[] {
  node.entries ??= node.kind === 'leaf' ? [] : readEntries(node);
  return node.entries;
}

/* `readRoot` has checked that the text is JSON, so the code below need not handle mistakes. */
const [QUOTE, BACKSLASH, COMMA, SPACE] = [0x22, 0x5c, 0x2c, 0x20];
const isOpening = (character: number): boolean => character === 0x7b || character === 0x5b;
const isClosing = (character: number): boolean => character === 0x7d || character === 0x5d;

function readRoot(text: string): JsonNode | null {
  if (parseJson(text) === undefined || isTooDeep(text)) return null;
  return nodeBetween(text, skipSpace(text, 0), text.trimEnd().length, null);
}

function nodeBetween(source: string, start: number, end: number, parent: JsonNode | null): JsonNode {
  const first = source.charAt(start);
  const kind = first === '{' ? 'object' : first === '[' ? 'array' : 'leaf';
  return { kind, source, start, end, parent, entries: null };
}

function readEntries(container: JsonNode): JsonEntry[] {
  const { source, kind } = container;
  const entries: JsonEntry[] = [];
  let at = skipSpace(source, container.start + 1);
  while (!isClosing(source.charCodeAt(at))) {
    const keyEnd = kind === 'object' ? skipString(source, at) : at;
    const key = kind === 'object' ? String(JSON.parse(source.slice(at, keyEnd))) : null;
    const valueStart = kind === 'object' ? skipSpace(source, skipSpace(source, keyEnd) + 1) : at;
    const node = nodeBetween(source, valueStart, skipValue(source, valueStart), container);
    entries.push({ key, keyEnd, start: at, node });
    at = skipSpace(source, node.end);
    if (source.charCodeAt(at) === COMMA) at = skipSpace(source, at + 1);
  }
  return entries;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= SPACE) at++;
  return at;
}

/** The offset after the closing quote of the string that starts at `from`. */
function skipString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at + 1;
}

function skipValue(text: string, from: number): number {
  const first = text.charCodeAt(from);
  if (first === QUOTE) return skipString(text, from);
  return isOpening(first) ? skipContainer(text, from) : skipWord(text, from);
}

function skipContainer(text: string, from: number): number {
  let depth = 0;
  let at = from;
  do {
    const character = text.charCodeAt(at);
    if (isOpening(character)) depth++;
    else if (isClosing(character)) depth--;
    at = character === QUOTE ? skipString(text, at) : at + 1;
  } while (depth > 0);
  return at;
}

/** The offset after a number, true, false or null. */
function skipWord(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const character = text.charCodeAt(at);
    if (character === COMMA || character <= SPACE || isClosing(character)) break;
    at++;
  }
  return at;
}
