import { useEffect, useSyncExternalStore } from 'react';
import type { Watch } from '@workers/protocol/sync-status';
import { useStable } from '../use-stable';
import { connectionState, subscribeConnection, type ConnectionState } from './sync-status-store';
import { watch } from './sync-client';

/** The state of the connection. The object stays the same until one of its values changes. */
export function useConnection(): ConnectionState {
  return useSyncExternalStore(subscribeConnection, connectionState, connectionState);
}

/** Whether the backend can be reached, as far as this page knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeConnection, isOnline, isOnline);
}

const isOnline = (): boolean => connectionState().state !== 'lost';

/**
 * The time of the data if the data is old (`ConnectionState.asOf`): milliseconds, device clock. Null if it is not old.
 */
export function useAsOf(): number | null {
  return useSyncExternalStore(subscribeConnection, readAsOf, readAsOf);
}

const readAsOf = (): number | null => connectionState().asOf;

/** Makes the engine poll an item more often while the calling screen shows it. Does nothing if `what` is null. */
export function useWatch(what: Watch | null): void {
  const watched = useStable(what);
  useEffect(() => (watched === null ? undefined : watch(watched)), [watched]);
}

/** Whether the console is offline because the backend responds with errors, and not because of the network. */
export function useServerFails(): boolean {
  return useConnection().serverFails;
}
