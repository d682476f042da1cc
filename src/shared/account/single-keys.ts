import { readRemembered } from '@/data/user-storage';

/** The name under which it is remembered that a person has switched single-key shortcuts off. */
export const SINGLE_KEYS_OFF = 'single-keys-off';

/** Whether shortcuts of a single key are on: by default, until the person switches them off. */
export const areSingleKeysOn = (): boolean => readRemembered(SINGLE_KEYS_OFF) === null;

/** Elements in which a key types or chooses something, so that it is not a shortcut. */
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
 * The shortcut that a key press means: the key itself; null while the person types, with Ctrl, Alt or Cmd, and while
 * single-key shortcuts are switched off. Shift is part of a character such as `?`.
 */
export function singleKey(event: KeyboardEvent): string | null {
  const target = event.target instanceof Element ? event.target : null;
  const isShortcut = !event.defaultPrevented && !event.isComposing && !event.ctrlKey && !event.altKey && !event.metaKey;
  return isShortcut && target?.closest(TYPING) == null && areSingleKeysOn() ? event.key : null;
}
