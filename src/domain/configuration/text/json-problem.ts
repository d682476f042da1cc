import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { isTooDeep, parseJson } from '@/lib/json';
import { rootOf } from './json-nodes';

/**
 * Why a text cannot be used: `syntax` it is not JSON · `tooDeep` it is nested beyond anything that can be shown ·
 * `notAnObject` it is JSON, but a configuration is an object.
 */
export interface JsonProblem {
  code: 'syntax' | 'tooDeep' | 'notAnObject';
  /** Where, in characters from the start of the text; the length may be 0. */
  offset: number;
  length: number;
  /** What the parser found, e.g. `CommaExpected`; only for `syntax`. */
  detail: string | null;
}

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** What is wrong with a JSON text; null when it may be used. */
export function jsonProblem(text: string): JsonProblem | null {
  if (rootOf(text) !== null) return null;
  const isJson = parseJson(text) !== undefined;
  if (isJson || isTooDeep(text)) return { code: 'tooDeep', offset: 0, length: 0, detail: null };
  const errors: ParseError[] = [];
  parse(text, errors, STRICT);
  const [error] = errors;
  if (error === undefined) return { code: 'syntax', offset: 0, length: text.length, detail: null };
  return { code: 'syntax', offset: error.offset, length: error.length, detail: printParseErrorCode(error.error) };
}

/** What is wrong with a configuration as text; null for a JSON object. */
export function configurationProblem(text: string): JsonProblem | null {
  const root = rootOf(text);
  if (root === null) return jsonProblem(text);
  if (root.kind === 'object') return null;
  return { code: 'notAnObject', offset: root.start, length: root.end - root.start, detail: null };
}

/** Whether a text can be a configuration. */
export const isValidObject = (text: string): boolean => rootOf(text)?.kind === 'object';
