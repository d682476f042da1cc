import { readRemembered } from '@/data/user-storage';

/** The storage key that says that single-key shortcuts are off. While they are on, nothing is stored. */
export const SINGLE_KEYS_OFF = 'single-keys-off';

/** True unless the person has switched single-key shortcuts off. */
export const areSingleKeysOn = (): boolean => readRemembered(SINGLE_KEYS_OFF) === null;

/** In these elements, a key types or chooses something and is no shortcut. */
const TYPING = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '[role="listbox"]',
].join(', ');

/**
 * Returns the pressed key if it is a single-key shortcut. Returns null while the person types, if Ctrl, Alt or Cmd is
 * held, and while single-key shortcuts are off. Shift is allowed, because typing `?` needs it.
 */
export function singleKey(event: KeyboardEvent): string | null {
  const target = event.target instanceof Element ? event.target : null;
  const isShortcut = !event.defaultPrevented && !event.isComposing && !event.ctrlKey && !event.altKey && !event.metaKey;
  return isShortcut && target?.closest(TYPING) == null && areSingleKeysOn() ? event.key : null;
}
