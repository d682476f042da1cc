import { useEffect, useState } from 'react';
import { toast } from './toast';

/** Says what stands in the way of something that a person tries, for as long as it is true. */
export interface PassingToast {
  error: (text: string) => void;
  warning: (text: string) => void;
  info: (text: string) => void;
  /** The cause is gone: takes away what was said. */
  clear: () => void;
}

/** Toasts that go with their cause: with `clear`, which belongs before every new try, and with the component. */
export function usePassingToast(): PassingToast {
  const [passing] = useState(() => createPassingToast());
  useEffect(() => passing.clear, [passing]);
  return passing;
}

function createPassingToast(): PassingToast {
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
