import type * as z from 'zod/mini';
import { valueErrors, type FieldError } from '../schema/field-errors';
import type { Path } from '../schema/path';
import { entriesOf, nodeAt, rootOf, type JsonNode } from '@/lib/json-nodes';

/** A finding that the JSON editor shows. It does not prevent saving. */
export interface TextFinding {
  path: Path;
  /** `duplicateKey`: the key occurs more than once in its object, and only the last one counts. */
  code: FieldError | 'duplicateKey';
  /**
   * The position of the value or key in the text, in characters. If a required key is missing: the position of the
   * object that lacks it.
   */
  offset: number;
  length: number;
}

/**
 * Finds repeated keys in a configuration, and values that do not match the schema of its job; empty if the text is not
 * JSON.
 */
export function lintText(text: string, schema: z.core.$ZodType): TextFinding[] {
  const root = rootOf(text);
  if (root === null) return [];
  const errors = valueErrors(schema, JSON.parse(text)).flatMap(({ path, code }): TextFinding[] => {
    const node = nodeAt(root, path) ?? nodeAt(root, path.slice(0, -1));
    return node === undefined ? [] : [{ path, code, offset: node.start, length: node.end - node.start }];
  });
  return [...repeatedKeys(root, []), ...errors];
}

function repeatedKeys(container: JsonNode, path: Path): TextFinding[] {
  const seen = new Set<string>();
  return entriesOf(container).flatMap(({ key, keyEnd, start, node }, index): TextFinding[] => {
    const inner = [...path, key ?? index];
    const isRepeated = key !== null && seen.has(key);
    if (key !== null) seen.add(key);
    const found: TextFinding[] = isRepeated
      ? [{ path: inner, code: 'duplicateKey', offset: start, length: keyEnd - start }]
      : [];
    return node.kind === 'leaf' ? found : [...found, ...repeatedKeys(node, inner)];
  });
}
