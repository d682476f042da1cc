import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Passes a control's text to its form. Returns false for an invalid text; the control then shows why. */
type Take = () => boolean;

const pending = new Set<Take>();

/** Registers a control whose text its form does not have yet. @param take null while there is no such text */
export function usePendingInput(take: Take | null): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const isPending = take !== null;
  useEffect(() => {
    if (!isPending) return undefined;
    const call: Take = () => latest.current?.() ?? true;
    pending.add(call);
    return () => void pending.delete(call);
  }, [isPending]);
}

/**
 * Call it before a form is sent or applied: all controls pass on their texts, so that no visible text is lost. Returns
 * false when a text is invalid, and focuses that control.
 */
export function takePendingInput(): boolean {
  let isTaken = true;
  flushSync(() => {
    for (const take of pending) isTaken = take() && isTaken;
  });
  if (!isTaken) document.querySelector<HTMLElement>('input[aria-invalid], textarea[aria-invalid]')?.focus();
  return isTaken;
}
