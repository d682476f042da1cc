import { tabStorage } from '../browser-storage';
import { closeDatabases } from '../sync/databases';
import { stopSync } from '../sync/sync-client';
import { detachSignedOut } from '../sync/sync-connection';

let channel: BroadcastChannel | null = null;

/** The channel on which tabs tell each other of a sign-out. A page does not receive what its own channel object sends. */
function tabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('session');
  return channel;
}

/** Tells the other tabs that the person has signed out. */
export function announceSignOut(): void {
  tabs().postMessage('signed-out');
}

/** Lets this tab go when another one signs out: its databases close, so that they can be deleted. */
export function followSignOut(onSignedOut: () => void): () => void {
  const hear = (): void => {
    onSignedOut();
    stopSync();
    closeDatabases();
    tabStorage.clear();
    void detachSignedOut();
  };
  tabs().addEventListener('message', hear);
  return () => tabs().removeEventListener('message', hear);
}
