/** Whether a text comes back from a server as it was sent: without NUL and halves of surrogate pairs. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
