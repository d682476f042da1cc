import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList | undefined => globalThis.matchMedia?.('(width < 640px)');

function subscribe(onChange: () => void): () => void {
  const phone = query();
  phone?.addEventListener('change', onChange);
  return () => phone?.removeEventListener('change', onChange);
}

/** True if the window is as narrow as a phone. The style sheets use the same width. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false);
