import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Hands over what a control shows. False when it cannot be taken; the control then says why. */
type Take = () => boolean;

const pending = new Set<Take>();

/** Tells the forms that a control shows something that its form does not have yet; null while it does not. */
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
 * For a form that is about to be sent or applied: every control hands over what it shows, so that nothing visible is left
 * out. False when one shows what cannot be taken; the focus is there then.
 */
export function takePendingInput(): boolean {
  let isTaken = true;
  flushSync(() => {
    for (const take of pending) isTaken = take() && isTaken;
  });
  if (!isTaken) document.querySelector<HTMLElement>('input[aria-invalid], textarea[aria-invalid]')?.focus();
  return isTaken;
}
