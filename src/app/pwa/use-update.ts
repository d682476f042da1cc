import { useSyncExternalStore } from 'react';
import { updateState } from './service-worker';
import type { ApplyResult } from './update-state';

/**
 * Returns whether a newer build is available, and a function that switches to it.
 * @param mayReload resolves to true once no typed text can be lost, to false if the user chooses to stay
 */
export function useUpdate(mayReload: () => boolean | Promise<boolean>): {
  updateReady: boolean;
  apply: () => Promise<ApplyResult>;
} {
  const updateReady = useSyncExternalStore(updateState.subscribe, updateState.isReady, updateState.isReady);
  return { updateReady, apply: () => updateState.apply(mayReload) };
}
