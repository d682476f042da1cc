/** Whether a key or click is without Ctrl, Alt, Shift and Cmd, which usually mean a browser shortcut. */
export function isUnmodified(event: {
  ctrlKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  metaKey: boolean;
}): boolean {
  return !event.ctrlKey && !event.altKey && !event.shiftKey && !event.metaKey;
}
