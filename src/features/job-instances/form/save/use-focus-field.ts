import { useEffect, useState } from 'react';

const CONTROLS = 'input, select, textarea, [contenteditable="true"]';

/** How long to wait for the field while the form is still loading. */
const MAX_WAIT_MS = 5_000;

/**
 * Returns a function that focuses a field by its name, waiting for the field if its tab is still opening.
 * @param first the field to focus when the form opens; null if there is none
 */
export function useFocusField(first: string | null): (field: string) => void {
  const [wanted, setWanted] = useState(first === null ? null : { field: first });
  useEffect(() => {
    if (wanted === null) return undefined;
    if (focusNow(wanted.field)) return undefined;
    const observer = new MutationObserver(() => {
      if (focusNow(wanted.field)) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), MAX_WAIT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [wanted]);
  return (field) => setWanted({ field });
}

/** Focuses a field; returns false if it is not on the screen, or has nothing to focus. */
function focusNow(field: string): boolean {
  const frame = document.querySelector(`[data-field="${CSS.escape(field)}"]`);
  const control = controlIn(frame);
  if (frame === null || control === null) return false;
  frame.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
}

/**
 * Returns the control of a field, perhaps from the shadow tree of a code editor. If the field has no control, returns
 * its first button; null if it has neither.
 */
function controlIn(frame: Element | null): HTMLElement | null {
  const open = frame?.querySelector<HTMLElement>(CONTROLS) ?? null;
  if (open !== null || frame === null) return open;
  const button = frame.querySelector('button');
  const editor = [...frame.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot !== null);
  return editor?.shadowRoot?.querySelector<HTMLElement>(CONTROLS) ?? button;
}
