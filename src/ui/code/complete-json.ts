import { findNodeAtLocation, getLocation, parseTree, type Location } from 'jsonc-parser';
import type { CodeAssist, CodeSuggestion } from './code-assist';

/** Suggestions that can replace the text between `from` and `to`. */
export interface JsonCompletion {
  from: number;
  to: number;
  options: { label: string; detail: string; insert: string }[];
}

/**
 * The keys or values that are possible at an offset in a JSON text; null if none are known. The text may be incomplete.
 */
export function completeJson(text: string, at: number, assist: CodeAssist): JsonCompletion | null {
  const location = getLocation(text, at);
  const { from, to } = replacedRange(text, at, location);
  const options = location.isAtPropertyKey ? keysFor(text, to, location, assist) : valuesFor(location, assist);
  return options.length === 0 ? null : { from, to, options };
}

function keysFor(text: string, to: number, location: Location, assist: CodeAssist): JsonCompletion['options'] {
  const path = location.path.slice(0, -1);
  const typed = location.path.at(-1);
  const present = keysIn(text, path);
  const hasValue = /^\s*:/.test(text.slice(to));
  return assist
    .keysAt(path)
    .filter(({ json }) => json === JSON.stringify(typed) || !present.has(json))
    .map(({ json, detail, value }) => ({
      label: labelOf(json),
      detail,
      insert: hasValue ? json : `${json}: ${value ?? ''}`,
    }));
}

function valuesFor(location: Location, assist: CodeAssist): JsonCompletion['options'] {
  return assist.valuesAt(location.path).map(({ json, detail }) => ({ label: labelOf(json), detail, insert: json }));
}

/** The existing keys of an object, as JSON texts. */
function keysIn(text: string, path: Location['path']): Set<string> {
  const root = parseTree(text);
  const node = root === undefined ? undefined : path.length === 0 ? root : findNodeAtLocation(root, path);
  return new Set((node?.children ?? []).map((member) => JSON.stringify(member.children?.[0]?.value)));
}

/** The range of the token that contains the cursor or ends there. Without a token, the range of the word there. */
function replacedRange(text: string, at: number, { previousNode }: Location): { from: number; to: number } {
  const end = previousNode === undefined ? -1 : previousNode.offset + previousNode.length;
  if (previousNode !== undefined && at <= end && previousNode.offset <= at)
    return { from: previousNode.offset, to: end };
  const word = /[\w"]*$/.exec(text.slice(Math.max(0, at - 200), at))?.[0] ?? '';
  return { from: at - word.length, to: at };
}

const labelOf = (json: CodeSuggestion['json']): string => json.replace(/^"(.*)"$/, '$1');
