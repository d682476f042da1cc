import { useSyncExternalStore } from 'react';
import { updateState } from './service-worker';

/** Returns whether a newer build is available, and a function that switches to it. */
export function useUpdate(): { updateReady: boolean; apply: () => Promise<void> } {
  const updateReady = useSyncExternalStore(updateState.subscribe, updateState.isReady, updateState.isReady);
  return { updateReady, apply: () => updateState.apply() };
}
