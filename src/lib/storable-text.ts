/** Whether a text comes back from a server as it was sent: without NUL and halves of surrogate pairs. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** A text, also one that cannot be stored, as a part of a path or a query. */
export function addressPart(text: string | number): string {
  return encodeURIComponent(String(text).toWellFormed());
}
