import { tabStorage } from '../browser-storage';
import { closeDatabases, openOwner } from '../sync/databases';
import { stopSync } from '../sync/sync-client';
import { stopSignedOutEngine } from '../sync/sync-connection';
import { markSignedOut } from '../session-store';

const SIGNED_OUT = 'signed-out';
let channel: BroadcastChannel | null = null;

/** The channel for sign-out messages between tabs. A page does not receive its own messages. */
function signOutChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('session');
  return channel;
}

/** Notes the sign-out in this tab, and tells all other tabs. */
export function announceSignOut(): void {
  markSignedOut();
  signOutChannel().postMessage(SIGNED_OUT);
}

/**
 * When another tab signs out, ends the session of this tab, closes its databases so that they can be deleted, and stops
 * its engine. Returns a function that stops listening.
 */
export function followSignOut(): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (data !== SIGNED_OUT) return;
    const owner = openOwner();
    markSignedOut();
    stopSync();
    closeDatabases();
    tabStorage.clear();
    const engineStopped = stopSignedOutEngine();
    if (owner === null) return;
    // Loaded on demand, because a start does not need it.
    void import('./left-databases').then(async ({ removeLateData }) => removeLateData(owner, engineStopped));
  };
  signOutChannel().addEventListener('message', onMessage);
  return () => signOutChannel().removeEventListener('message', onMessage);
}
