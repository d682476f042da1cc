import type * as z from 'zod/mini';
import { valueErrors, type FieldError } from '../schema/field-errors';
import type { Path } from '../schema/path';
import { nodeAt, treeOf } from './json-tree';

/** Something that the JSON editor points out; the text may be saved all the same. */
export interface TextFinding {
  path: Path;
  code: FieldError;
  /** Where, in characters from the start: the value, or the object in which the key is missing. */
  offset: number;
  length: number;
}

/** Where a configuration as text does not fit its job; nothing for a text that is not JSON (see `configurationProblem`). */
export function lintText(text: string, schema: z.core.$ZodType): TextFinding[] {
  const root = treeOf(text);
  if (root === null) return [];
  return valueErrors(schema, JSON.parse(text)).flatMap(({ path, code }) => {
    const node = nodeAt(root, path) ?? nodeAt(root, path.slice(0, -1));
    return node === undefined ? [] : [{ path, code, offset: node.offset, length: node.length }];
  });
}
