/** Encodes a text as a part of a path or query. Does not throw for a text that cannot be stored. */
export function encodeSegment(text: string | number): string {
  return encodeURIComponent(String(text).toWellFormed());
}
