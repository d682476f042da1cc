import { Listeners } from '@/lib/listeners';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Passes a control's text to its form. If the text is invalid, it returns false, and the control shows an error. */
type Commit = () => boolean;

const pending = new Set<Commit>();
const changes = new Listeners();

/**
 * Registers a control while it has a text that its form does not have yet.
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
    return () => {
      pending.delete(call);
      changes.notify();
    };
  }, [isPending]);
}

/** True while any control has a text that its form does not have yet. */
export const useHasPendingInput = (): boolean => useSyncExternalStore(changes.subscribe, () => pending.size > 0);

/**
 * Makes all controls pass their texts to their forms, so that no visible text is lost. Call it before a form is sent or
 * applied. Returns false if a text is invalid; then the first invalid control gets the focus.
 */
export function commitPendingInput(): boolean {
  let areValid = true;
  flushSync(() => {
    for (const commit of pending) areValid = commit() && areValid;
  });
  if (!areValid) document.querySelector<HTMLElement>('input[aria-invalid], textarea[aria-invalid]')?.focus();
  return areValid;
}
