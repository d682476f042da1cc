/** Whether a server stores and returns a text unchanged: it has no NUL and no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Encodes a text as a part of a path or a query; also accepts texts that cannot be stored. */
export function addressPart(text: string | number): string {
  return encodeURIComponent(String(text).toWellFormed());
}

/** No code, label or e-mail address is longer, and a server may refuse a URL with a longer text. */
export const LONGEST_SEARCHED = 255;

/** Whether a search for this text makes sense. No stored value contains a text that is too long or cannot be stored. */
export function isSearchable(text: string): boolean {
  return text.length <= LONGEST_SEARCHED && isStorable(text);
}
