import { useEffect, useState } from 'react';
import { toast, type ToastOptions } from './toast';

/** A toast about a problem, shown as long as the problem exists. */
export interface ClearableToast {
  error: (text: string, options?: ToastOptions) => void;
  warning: (text: string, options?: ToastOptions) => void;
  info: (text: string, options?: ToastOptions) => void;
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
    (show: (text: string, options?: ToastOptions) => number) =>
    (text: string, options?: ToastOptions): void => {
      shown = [...shown, show(text, options)];
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
