import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath, type Node } from 'jsonc-parser';
import { membersOf, parseJsonText, rawText, samePart, type JsonPart } from '@/lib/json-text';

/** One place that a side changed: `part` is what stands there now, or null when the side removed it. */
interface Change {
  path: JSONPath;
  part: JsonPart | null;
}

/** A place that both sides changed differently. The three are JSON texts; null is "not there". */
export interface ConfigurationClash {
  path: JSONPath;
  base: string | null;
  mine: string | null;
  theirs: string | null;
}

export interface ConfigurationMerge {
  /** Theirs with my changes set into it: unknown keys, their order and the spelling of numbers stay. */
  text: string;
  clashes: ConfigurationClash[];
}

/** Who wins at a clash. */
export type ClashDecision = (path: JSONPath) => 'mine' | 'theirs';

/**
 * Merges two configurations that both came from `base`, per JSON path; lists count as one leaf (design, section 5).
 * Where both changed the same place differently, `decide` says whose stays; mine without it.
 * Gives null when one of the texts is not a JSON object.
 */
export function mergeConfiguration(
  base: string,
  mine: string,
  theirs: string,
  decide: ClashDecision = () => 'mine',
): ConfigurationMerge | null {
  const [from, my, their] = [base, mine, theirs].map(parseJsonText);
  if (from?.node.type !== 'object' || my?.node.type !== 'object' || their?.node.type !== 'object') return null;
  const myChanges = changesOf(from, my);
  const theirChanges = changesOf(from, their);
  const places = clashPlaces(myChanges, theirChanges);
  const rawAt = (part: JsonPart, path: JSONPath): string | null => {
    const node = findNodeAtLocation(part.node, path);
    return node === undefined ? null : rawText({ text: part.text, node });
  };
  const clashes = places.map((path) => ({
    path,
    base: rawAt(from, path),
    mine: rawAt(my, path),
    theirs: rawAt(their, path),
  }));
  const free = myChanges.filter(
    (change) =>
      !places.some((path) => isBelow(change.path, path)) &&
      !theirChanges.some((other) => isSamePlace(change.path, other.path)),
  );
  const settled = [
    ...free.map(({ path, part }) => ({ path, raw: part === null ? null : rawText(part) })),
    ...clashes.filter(({ path }) => decide(path) === 'mine').map(({ path, mine: raw }) => ({ path, raw })),
  ];
  return { text: settled.reduce(setAt, theirs), clashes };
}

function changesOf(from: JsonPart, to: JsonPart, path: JSONPath = []): Change[] {
  const before = membersOf(from.node);
  const after = membersOf(to.node);
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key): Change[] => {
    const old = before.get(key);
    const now = after.get(key);
    const here = [...path, key];
    if (now === undefined) return [{ path: here, part: null }];
    const part = { text: to.text, node: now };
    if (old === undefined) return [{ path: here, part }];
    const oldPart = { text: from.text, node: old };
    if (old.type === 'object' && now.type === 'object') return changesOf(oldPart, part, here);
    return samePart(oldPart, part) ? [] : [{ path: here, part }];
  });
}

/** The places where two changes meet and do not say the same, each once: the upper of the two places. */
function clashPlaces(mine: readonly Change[], theirs: readonly Change[]): JSONPath[] {
  const places = new Map<string, JSONPath>();
  for (const my of mine) {
    for (const their of theirs) {
      if (!isBelow(my.path, their.path) && !isBelow(their.path, my.path)) continue;
      if (isSamePlace(my.path, their.path) && sameChange(my, their)) continue;
      const path = my.path.length < their.path.length ? my.path : their.path;
      places.set(JSON.stringify(path), path);
    }
  }
  return [...places.values()];
}

function sameChange(a: Change, b: Change): boolean {
  return a.part === null || b.part === null ? a.part === b.part : samePart(a.part, b.part);
}

/** Whether `path` is `upper` or lies inside it. */
function isBelow(path: JSONPath, upper: JSONPath): boolean {
  return upper.length <= path.length && upper.every((key, index) => key === path[index]);
}

function isSamePlace(a: JSONPath, b: JSONPath): boolean {
  return a.length === b.length && isBelow(a, b);
}

function setAt(text: string, { path, raw }: { path: JSONPath; raw: string | null }): string {
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2 } };
  if (raw === null) {
    return nodeAt(text, path) === undefined ? text : applyEdits(text, modify(text, path, undefined, options));
  }
  const node = nodeAt(text, path);
  if (node !== undefined) return text.slice(0, node.offset) + raw + text.slice(node.offset + node.length);
  // A new member goes in as a mark first, because a number would lose its spelling on the way through JavaScript.
  const marked = applyEdits(text, modify(text, path, null, options));
  const mark = nodeAt(marked, path);
  return mark === undefined ? text : marked.slice(0, mark.offset) + raw + marked.slice(mark.offset + mark.length);
}

function nodeAt(text: string, path: JSONPath): Node | undefined {
  const root = parseTree(text);
  return root === undefined ? undefined : findNodeAtLocation(root, path);
}
