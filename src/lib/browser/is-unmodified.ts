/** Whether a key or a click comes without Ctrl, Alt, Shift or Cmd; with one of them it is usually the browser's. */
export function isUnmodified(event: {
  ctrlKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  metaKey: boolean;
}): boolean {
  return !event.ctrlKey && !event.altKey && !event.shiftKey && !event.metaKey;
}
