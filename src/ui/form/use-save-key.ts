import { useEffect, useRef } from 'react';

/** The shortcut to save, as shown in tooltips. */
export const SAVE_KEYS = /Mac|iP/.test(globalThis.navigator?.platform ?? '') ? '⌘S' : 'Ctrl+S';

/** Calls `save` on Ctrl+S or Cmd+S, unless a dialog is open. @param save null while saving is not possible */
export function useSaveKey(save: (() => unknown) | null): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (document.querySelector('[aria-modal="true"]') === null) latest.current?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
