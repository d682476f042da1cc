import { samePart, type JsonPart } from '@/lib/json-text';

/** Whether two sides are equal at one path; undefined means absent. */
export function sameSide(a: JsonPart | undefined, b: JsonPart | undefined): boolean {
  return a === undefined || b === undefined ? a === b : samePart(a, b);
}
