import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { isTooDeep, parseJson } from '@/lib/json';
import { rootOf } from '@/lib/json-nodes';

/**
 * Why a text cannot be used:
 * - `syntax`: it is not JSON
 * - `tooDeep`: it is nested too deeply
 */
export interface JsonProblem {
  code: 'syntax' | 'tooDeep';
  /** Characters from the start of the text; `length` may be 0. */
  offset: number;
  length: number;
  /** The parser's error, e.g. `CommaExpected`; null unless the code is `syntax`. */
  detail: string | null;
}

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** Why a text cannot be used; null if it can. */
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

/** Whether a text can be a configuration: a JSON object. */
export const isValidObject = (text: string): boolean => rootOf(text)?.kind === 'object';
