import { useEffect, useState } from 'react';
import { toast, type ToastOptions } from './toast';

/** Shows toasts about a problem, and removes them when the problem is gone. */
export interface ClearableToast {
  error: (text: string, options?: ToastOptions) => void;
  warning: (text: string, options?: ToastOptions) => void;
  info: (text: string, options?: ToastOptions) => void;
  /** Removes the toasts, because the problem is gone. */
  clear: () => void;
}

/** Toasts about a problem. They disappear on unmount and on `clear`. Call `clear` before every new attempt. */
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
