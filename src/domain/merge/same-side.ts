import { samePart, type JsonPart } from '@/lib/json-text';

/** Whether two sides mean the same at one place; undefined is "not there". */
export function sameSide(a: JsonPart | undefined, b: JsonPart | undefined): boolean {
  return a === undefined || b === undefined ? a === b : samePart(a, b);
}
