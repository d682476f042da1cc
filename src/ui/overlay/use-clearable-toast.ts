import { useEffect, useState } from 'react';
import { toast } from './toast';

/** A toast about a problem, shown as long as the problem exists. */
export interface ClearableToast {
  error: (text: string) => void;
  warning: (text: string) => void;
  info: (text: string) => void;
  /** Removes the toast, because its cause is gone. */
  clear: () => void;
}

/** Toasts that disappear with their cause: on `clear` (call it before every new attempt) and on unmount. */
export function useClearableToast(): ClearableToast {
  const [clearable] = useState(() => createClearableToast());
  useEffect(() => clearable.clear, [clearable]);
  return clearable;
}

function createClearableToast(): ClearableToast {
  let shown: number[] = [];
  const keep =
    (show: (text: string) => number) =>
    (text: string): void => {
      shown = [...shown, show(text)];
    };
  return {
    error: keep(toast.error),
    warning: keep(toast.warning),
    info: keep(toast.info),
    clear: () => {
      for (const id of shown) toast.dismiss(id);
      shown = [];
    },
  };
}
