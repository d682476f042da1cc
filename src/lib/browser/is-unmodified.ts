/** Whether a key press or click came without Ctrl, Alt, Shift and Cmd, which usually mean a browser's shortcut. */
export function isUnmodified(event: {
  ctrlKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  metaKey: boolean;
}): boolean {
  return !event.ctrlKey && !event.altKey && !event.shiftKey && !event.metaKey;
}
