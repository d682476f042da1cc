import { Listeners } from '@/lib/listeners';
import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Passes a control's text to its form. If the text is invalid, it returns false, and the control shows an error. */
type Commit = () => boolean;

const pending = new Set<Commit>();
const changes = new Listeners();

/** The page or the screen may be gone after these events. */
const LEAVING = ['beforeunload', 'pagehide', 'visibilitychange', 'popstate'];

/**
 * Registers a control while it has a text that its form does not have yet. The form also gets the text when the page
 * closes, and when the control disappears, for example because the user goes back.
 * @param commit passes the text to the form; null if there is no such text
 */
export function usePendingInput(commit: Commit | null): void {
  const commitNewest = useEffectEvent(() => commit?.() ?? true);
  const isPending = commit !== null;
  useEffect(() => {
    if (!isPending) return undefined;
    const call: Commit = () => commitNewest();
    pending.add(call);
    changes.notify();
    // Forms store what they have on the same events. Listeners of the capture phase run first.
    for (const event of LEAVING) window.addEventListener(event, passOnPendingInput, true);
    return () => {
      pending.delete(call);
      changes.notify();
      if (pending.size > 0) return;
      for (const event of LEAVING) window.removeEventListener(event, passOnPendingInput, true);
    };
  }, [isPending]);
  // A layout effect, because its clean-up runs before the effect in which a disappearing form stores what it has.
  useLayoutEffect(() => () => void commitNewest(), []);
}

/** True while any control has a text that its form does not have yet. */
export const useHasPendingInput = (): boolean => useSyncExternalStore(changes.subscribe, () => pending.size > 0);

/**
 * Makes all controls pass their texts to their forms, so that no visible text is lost. Returns false if a text is
 * invalid; it stays in its control.
 */
export function passOnPendingInput(): boolean {
  let areValid = true;
  flushSync(() => {
    for (const commit of pending) areValid = commit() && areValid;
  });
  return areValid;
}

/**
 * Call it before a form is sent or applied: does the same as `passOnPendingInput`, but if a text is invalid, the first
 * invalid control gets the focus.
 */
export function commitPendingInput(): boolean {
  const areValid = passOnPendingInput();
  if (!areValid) document.querySelector<HTMLElement>('input[aria-invalid], textarea[aria-invalid]')?.focus();
  return areValid;
}
