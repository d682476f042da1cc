import { findNodeAtLocation, modify, applyEdits, parseTree, type JSONPath, type Node } from 'jsonc-parser';
import { sameValue } from '@/lib/same-value';

/** One leaf that a side changed: `raw` is its JSON text, or null when the side removed it. */
interface LeafChange {
  path: JSONPath;
  raw: string | null;
}

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/**
 * Merges two configurations that both came from `base`, per JSON path; lists count as one leaf.
 * Gives null when both sides changed the same leaf differently, or when a text is not a JSON object.
 * The result is `theirs` with my leaves set into it, so unknown keys, their order and the spelling of numbers stay.
 */
export function mergeConfiguration(base: string, mine: string, theirs: string): string | null {
  const trees = [base, mine, theirs].map((text) => parseTree(text, [], STRICT));
  const [baseTree, myTree, theirTree] = trees;
  if (baseTree?.type !== 'object' || myTree?.type !== 'object' || theirTree?.type !== 'object') return null;
  const myChanges = leafChanges({ text: base, node: baseTree }, { text: mine, node: myTree });
  const theirChanges = leafChanges({ text: base, node: baseTree }, { text: theirs, node: theirTree });
  const clash = myChanges.some((change) => theirChanges.some((other) => overlap(change, other)));
  if (clash) return null;
  return myChanges.reduce((text, change) => setLeaf(text, change), theirs);
}

interface Side {
  text: string;
  node: Node;
}

function leafChanges(from: Side, to: Side, path: JSONPath = []): LeafChange[] {
  const before = members(from.node);
  const after = members(to.node);
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const old = before.get(key);
    const now = after.get(key);
    const here = [...path, key];
    if (now === undefined) return [{ path: here, raw: null }];
    const raw = textOf({ text: to.text, node: now });
    if (old === undefined) return [{ path: here, raw }];
    if (old.type === 'object' && now.type === 'object') {
      return leafChanges({ text: from.text, node: old }, { text: to.text, node: now }, here);
    }
    return sameLeaf(textOf({ text: from.text, node: old }), raw) ? [] : [{ path: here, raw }];
  });
}

function members(node: Node): Map<string, Node> {
  return new Map(
    (node.children ?? []).flatMap((property): [string, Node][] => {
      const [key, value] = property.children ?? [];
      return key === undefined || value === undefined ? [] : [[String(key.value), value]];
    }),
  );
}

const textOf = ({ text, node }: Side): string => text.slice(node.offset, node.offset + node.length);

/** Numbers by their spelling, everything else by its meaning. */
function sameLeaf(a: string, b: string): boolean {
  if (a === b) return true;
  const number = /^-?\d/;
  return !number.test(a) && !number.test(b) && sameValue(JSON.parse(a), JSON.parse(b));
}

/** Whether two changes touch the same place and do not say the same. */
function overlap(a: LeafChange, b: LeafChange): boolean {
  const shared = Math.min(a.path.length, b.path.length);
  const samePlace = a.path.slice(0, shared).every((key, index) => key === b.path[index]);
  if (!samePlace) return false;
  if (a.path.length !== b.path.length) return true;
  return a.raw === null || b.raw === null ? a.raw !== b.raw : !sameLeaf(a.raw, b.raw);
}

function setLeaf(text: string, { path, raw }: LeafChange): string {
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2 } };
  if (raw === null) {
    const root = parseTree(text);
    if (root === undefined || findNodeAtLocation(root, path) === undefined) return text;
    return applyEdits(text, modify(text, path, undefined, options));
  }
  // The value goes in as its own text, because a number would lose its spelling on the way through JavaScript.
  const mark = `\u0001${path.join('/')}`;
  return applyEdits(text, modify(text, path, mark, options)).replace(JSON.stringify(mark), () => raw);
}
