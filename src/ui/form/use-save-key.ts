import { useDocumentKeys } from '../layout/use-document-keys';

/** The shortcut to save, as shown in tooltips. */
export const SAVE_KEYS = /Mac|iP/.test(globalThis.navigator?.platform ?? '') ? '⌘S' : 'Ctrl+S';

/** True if a key press is Ctrl+S or Cmd+S. */
export const isSaveKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey;

/**
 * Calls `save` on Ctrl+S or Cmd+S, unless a dialog is open.
 * @param save null while saving is not possible
 */
export function useSaveKey(save: (() => unknown) | null): void {
  useDocumentKeys((event) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (document.querySelector('[aria-modal="true"]') === null) save?.();
  });
}
