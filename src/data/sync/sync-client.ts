import { Listeners } from '@/lib/listeners';
import { SYNC_PROTOCOL, SyncChannel } from '@workers/protocol/sync-channel';
import { PRESENCE_MS, type WakeTarget, type SyncMessage, type Watch } from '@workers/protocol/sync-status';
import { parseSuccessTime } from '@/domain/data-age';
import { cacheName } from '@/database/database-names';
import { randomId } from '@/lib/browser/random-id';
import { lastSuccessKey } from '@/lib/storage-keys';
import { deviceStorage } from '../browser-storage';
import type { Session } from '@/domain/session-token';
import { storeLatestTime } from '../session-clock';
import { adoptClock, currentSession, refuseToken } from '../session-store';
import { databaseNames, releaseDatabases, ownerOf } from './databases';
import { attachSync, terminateOwnWorker, reportVisibility, restartSync } from './sync-connection';
import { receiveStatus, lastSuccess, rememberSuccess, resetStatus, watchAge } from './sync-status-store';

/** The interval at which the latest time of the session and the time of the last success are stored. */
const STORE_TIMES_INTERVAL_MS = 30_000;
/** A visible page replaces its worker after it has sent this many presence messages (40 s) without a heartbeat. */
const MAX_SILENT_CHECKS = 40_000 / PRESENCE_MS;
const tabId = randomId();

/** The items that this tab shows, each with the number of components that show it. */
const watching = new Map<string, { watch: Watch; count: number }>();
const sentDrafts = new Listeners<[sent: { draftId: string; code: string }]>();
const storageFailures = new Listeners();
const newerBuilds = new Listeners();
/**
 * The number of presence messages since the last heartbeat. Messages are counted, because elapsed time would include
 * the time during which the device was suspended.
 */
let silentChecks = 0;
let running: { cache: string; channel: SyncChannel; stop: () => void } | null = null;

/**
 * Connects this tab to the sync of a session: attaches the worker, tells the leader what this tab shows, and receives
 * the leader's status. A second call for the same person only passes the newer token to the worker.
 */
export function startSync(session: Session): void {
  const { cache, drafts } = databaseNames(session);
  if (running?.cache !== cache) {
    stopSync();
    running = start(cache, drafts, lastSuccessKey(cacheName(ownerOf(session))));
  }
  void attachSync(session);
}

function start(cache: string, drafts: string, successKey: string): NonNullable<typeof running> {
  const channel = new SyncChannel(drafts, {
    onMessage: receiveMessage,
    onForeign: ({ protocol, kind }) => {
      if (kind === 'status') silentChecks = 0;
      if (protocol > SYNC_PROTOCOL) newerBuilds.notify();
    },
  });
  rememberSuccess(parseSuccessTime(deviceStorage.get(successKey)));
  const remember = (): void => {
    const session = currentSession();
    if (session === null) return;
    storeLatestTime(session);
    const at = lastSuccess();
    if (at !== null) deviceStorage.set(successKey, String(at));
  };
  const onVisibility = (): void => {
    sendPresence();
    void reportVisibility();
  };
  const onLeave = (event: PageTransitionEvent): void => {
    remember();
    sendPresence(true);
    if (!event.persisted) return;
    terminateOwnWorker();
    releaseDatabases();
  };
  // A page that comes back from the back/forward cache is outdated: drafts may be gone, or another person signed in.
  const onReturn = (event: PageTransitionEvent): void => (event.persisted ? location.reload() : onVisibility());
  const onOnline = (): void => wake('head');
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onReturn);
  window.addEventListener('online', onOnline);
  const timers = [setInterval(checkPresence, PRESENCE_MS), setInterval(remember, STORE_TIMES_INTERVAL_MS)];
  const stopAgeing = watchAge();
  queueMicrotask(() => {
    channel.send({ kind: 'hello' });
    sendPresence();
  });
  const stop = (): void => {
    for (const timer of timers) clearInterval(timer);
    stopAgeing();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('pageshow', onReturn);
    window.removeEventListener('online', onOnline);
    channel.close();
  };
  return { cache, channel, stop };
}

/** Disconnects this tab from the sync. The worker goes on until `detachSync`. */
export function stopSync(): void {
  running?.stop();
  running = null;
  resetStatus();
}

function checkPresence(): void {
  sendPresence();
  silentChecks = document.visibilityState === 'visible' ? silentChecks + 1 : 0;
  const session = currentSession();
  if (silentChecks < MAX_SILENT_CHECKS || session === null) return;
  silentChecks = 0;
  console.warn('The sync worker does not respond; starting another one.');
  void restartSync(session);
}

function receiveMessage(message: SyncMessage): void {
  if (message.kind === 'status') {
    silentChecks = 0;
    // The leader of another build may write another cache. Its status then does not apply to this page.
    if (message.status.cacheName === running?.cache) receiveStatus(message.status);
  } else if (message.kind === 'draft-sent') sentDrafts.notify(message);
  else if (message.kind === 'unauthorized') refuseToken(message.token);
  else if (message.kind === 'clock') adoptClock(message.offsetMs);
  else if (message.kind === 'storage-failed' && message.cacheName === running?.cache) storageFailures.notify();
}

function sendPresence(gone = false): void {
  const message: SyncMessage = {
    kind: 'presence',
    tabId,
    visible: document.visibilityState === 'visible',
    watching: [...watching.values()].map(({ watch }) => watch),
    gone,
  };
  running?.channel.send(message);
}

/** Makes the leading engine run a task now. */
export function wake(target: WakeTarget): void {
  running?.channel.send({ kind: 'wake', target });
}

/**
 * Makes the engine poll an item more often while a screen shows it. Returns a function to call when the screen no
 * longer shows the item.
 */
export function watch(what: Watch): () => void {
  const key = JSON.stringify(what);
  const entry = watching.get(key) ?? { watch: what, count: 0 };
  entry.count += 1;
  watching.set(key, entry);
  sendPresence();
  return () => {
    entry.count -= 1;
    if (entry.count > 0) return;
    watching.delete(key);
    sendPresence();
  };
}

/** Calls the listener when the server has saved a draft of any tab. */
export const onDraftSent = sentDrafts.subscribe;

/** Calls the listener when the worker has stopped after a storage failure. */
export const onWorkerStorageFailure = storageFailures.subscribe;

/** Calls the listener when a tab or worker of a newer build sends messages that this build cannot read. */
export const onNewerBuild = newerBuilds.subscribe;
