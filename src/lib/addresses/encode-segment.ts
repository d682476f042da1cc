/** Encodes a text as a part of a path or query. Does not throw if the text contains a lone surrogate. */
export function encodeSegment(text: string | number): string {
  return encodeURIComponent(String(text).toWellFormed());
}
