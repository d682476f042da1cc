import { useSyncExternalStore } from 'react';
import { updateState } from './service-worker';
import type { ApplyResult } from './update-state';

/**
 * Whether a newer build is available, and the function to switch to it.
 * @param mayReload see UpdateState.apply
 */
export function useUpdate(mayReload: () => boolean | Promise<boolean>): {
  updateReady: boolean;
  apply: () => Promise<ApplyResult>;
} {
  const updateReady = useSyncExternalStore(updateState.subscribe, updateState.isReady, updateState.isReady);
  return { updateReady, apply: () => updateState.apply(mayReload) };
}
