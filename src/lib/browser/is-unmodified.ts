/**
 * Whether a key press or click came without Ctrl, Alt, Shift or Cmd. With one of these keys, it is usually a shortcut
 * of the browser.
 */
export function isUnmodified(event: {
  ctrlKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  metaKey: boolean;
}): boolean {
  return !event.ctrlKey && !event.altKey && !event.shiftKey && !event.metaKey;
}
