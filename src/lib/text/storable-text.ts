/** Whether a text comes back from a server as it was sent: without NUL and halves of surrogate pairs. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** A text, also one that cannot be stored, as a part of a path or a query. */
export function addressPart(text: string | number): string {
  return encodeURIComponent(String(text).toWellFormed());
}

/** No code, label or e-mail address is longer; and an address with a longer text may be more than a server takes. */
export const LONGEST_SEARCHED = 255;

/** Whether a server can be asked for what contains a text: nothing contains one that is too long or cannot be stored. */
export function isSearchable(text: string): boolean {
  return text.length <= LONGEST_SEARCHED && isStorable(text);
}
