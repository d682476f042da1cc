import { useEffect, useRef } from 'react';

/** What the keys of the viewer do. */
export interface LogKeys {
  search: () => void;
  error: () => void;
  warning: () => void;
  step: () => void;
  follow: () => void;
}

const KEYS: Readonly<Record<string, keyof LogKeys>> = {
  '/': 'search',
  e: 'error',
  w: 'warning',
  s: 'step',
  f: 'follow',
};

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
/** What floats above the page has keys of its own. */
const FLOATING = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Keys of the log viewer. Single keys do nothing in fields; Ctrl F searches the log instead of the page. */
export function useLogKeys(keys: LogKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.altKey || target?.closest(FLOATING)) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key !== 'f' || event.shiftKey) return;
        event.preventDefault();
        latest.current.search();
        return;
      }
      const action = KEYS[event.key];
      if (action === undefined || target?.closest(FIELDS)) return;
      event.preventDefault();
      latest.current[action]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
