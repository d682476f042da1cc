/** Whether a key or click comes without Ctrl, Alt, Shift or Cmd. With one of them it is usually a browser shortcut. */
export function isUnmodified(event: {
  ctrlKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  metaKey: boolean;
}): boolean {
  return !event.ctrlKey && !event.altKey && !event.shiftKey && !event.metaKey;
}
