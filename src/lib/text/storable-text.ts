/** Whether a server can store a text unchanged: the text has no NUL and no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * The maximum length of a searched text. Codes, labels and e-mails are not longer, and servers may refuse long URLs.
 */
export const LONGEST_SEARCHED = 255;

/**
 * Whether a search for this text can find anything. No stored value contains a text that is too long or not storable.
 */
export function isSearchable(text: string): boolean {
  return text.length <= LONGEST_SEARCHED && isStorable(text);
}
