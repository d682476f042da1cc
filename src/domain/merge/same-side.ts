import type { JsonNode } from '@/lib/json-nodes';
import { sameNode } from '@/lib/same-json';

/** Whether two sides have equal values, or both have none (undefined). */
export function sameSide(a: JsonNode | undefined, b: JsonNode | undefined): boolean {
  return a === undefined || b === undefined ? a === b : sameNode(a, b);
}
