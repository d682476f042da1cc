import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { treeOf } from './json-tree';

/**
 * Why a text cannot be used: `syntax` it is not JSON · `duplicateKey` a key stands twice in one object, so a place in it
 * is ambiguous · `tooDeep` it is nested beyond what can be shown · `notAnObject` it is JSON, but a configuration is an object.
 */
export interface JsonProblem {
  code: 'syntax' | 'duplicateKey' | 'tooDeep' | 'notAnObject';
  /** Where, in characters from the start of the text; the length may be 0. */
  offset: number;
  length: number;
  /** What the parser found, e.g. `CommaExpected`; only for `syntax`. */
  detail: string | null;
}

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** What is wrong with a JSON text; null when it may be used. */
export function jsonProblem(text: string): JsonProblem | null {
  if (treeOf(text) !== null) return null;
  const errors: ParseError[] = [];
  let tree: Node | undefined;
  try {
    tree = parseTree(text, errors, STRICT);
  } catch {
    return { code: 'tooDeep', offset: 0, length: 0, detail: null };
  }
  const [error] = errors;
  if (error !== undefined) {
    const { offset, length } = error;
    return { code: 'syntax', offset, length, detail: printParseErrorCode(error.error) };
  }
  const repeated = tree === undefined ? undefined : repeatedKey(tree);
  if (repeated === undefined) return { code: 'syntax', offset: 0, length: text.length, detail: null };
  return { code: 'duplicateKey', offset: repeated.offset, length: repeated.length, detail: null };
}

/** What is wrong with a configuration as text; null for a JSON object. */
export function configurationProblem(text: string): JsonProblem | null {
  const problem = jsonProblem(text);
  const root = treeOf(text);
  if (problem !== null || root === null || root.type === 'object') return problem;
  return { code: 'notAnObject', offset: root.offset, length: root.length, detail: null };
}

/** Whether a text can be a configuration. */
export const isValidObject = (text: string): boolean => configurationProblem(text) === null;

function repeatedKey(node: Node): Node | undefined {
  const seen = new Set<unknown>();
  for (const child of node.children ?? []) {
    const key = node.type === 'object' ? child.children?.[0] : undefined;
    if (key !== undefined && seen.has(key.value)) return key;
    if (key !== undefined) seen.add(key.value);
    const inner = repeatedKey(child);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
