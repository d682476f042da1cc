import { wrap, type Remote } from 'comlink';
import workerUrl from '@workers/sync/main?worker&url';
import { hasRole } from '@/domain/permissions';
import { trustedScriptUrl } from '@/lib/trusted-script-url';
import { cacheName, draftsName } from '@/lib/database/database-names';
import type { CommandName, Commands, Outcome, SyncApi, SyncSession } from '@workers/protocol/sync-api';
import { appConfig } from '../config';
import type { Session } from '../session/session-store';
import { ownerOf } from './databases';

const ANSWER_MS = 5_000;
const pageId = crypto.randomUUID();
let worker: Promise<Remote<SyncApi>> | null = null;
let attached: Promise<void> = Promise.resolve();
let sharesWorker = false;

/** The sync worker of this browser: a SharedWorker where there is one that answers, else a dedicated worker. */
function syncWorker(): Promise<Remote<SyncApi>> {
  worker ??= connect();
  return worker;
}

async function connect(): Promise<Remote<SyncApi>> {
  const url = trustedScriptUrl(workerUrl) as string;
  if (typeof SharedWorker !== 'undefined') {
    const shared = wrap<SyncApi>(new SharedWorker(url, { type: 'module', name: 'sync' }).port);
    sharesWorker = await answers(shared);
    if (sharesWorker) return shared;
  }
  return wrap<SyncApi>(new Worker(url, { type: 'module', name: 'sync' }));
}

async function answers(remote: Remote<SyncApi>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ANSWER_MS));
  return Promise.race([remote.ping().then(() => true), late]);
}

/** Makes the worker work for this session. */
export function attachSync(session: Session): Promise<void> {
  attached = attach(session);
  return attached;
}

async function attach(session: Session): Promise<void> {
  const remote = await syncWorker();
  await remote.attach(syncSession(session));
  await reportVisible();
}

/** Ends the worker's work for every tab; resolves when nothing is written any more. */
export async function detachSync(): Promise<void> {
  if (worker === null) return;
  await (await worker).detach();
}

/**
 * Ends the work of this page's own worker after another tab signed out. A shared one was ended by that tab, and may
 * already work for the next person.
 */
export async function detachOwnWorker(): Promise<void> {
  if (!sharesWorker) await detachSync();
}

/** Tells the worker whether this page is visible. */
export async function reportVisible(): Promise<void> {
  if (worker === null) return;
  await (await worker).setVisible(pageId, document.visibilityState === 'visible');
}

/** Runs a command in the worker; the outcome carries the problem, so this never rejects for a failed call. */
export async function runCommand<N extends CommandName>(
  name: N,
  args: Commands[N]['args'],
): Promise<Outcome<Commands[N]['answer']>> {
  await attached;
  const remote = await syncWorker();
  return (remote.run as unknown as (name: N, args: Commands[N]['args']) => Promise<Outcome<Commands[N]['answer']>>)(
    name,
    args,
  );
}

function syncSession(session: Session): SyncSession {
  const owner = ownerOf(session);
  const { backendUrl, pollSeconds, windowDays, windowRows } = appConfig();
  return {
    backendUrl: backendUrl === '' ? location.origin : backendUrl,
    token: session.token,
    cacheName: cacheName(owner),
    draftsName: draftsName(owner),
    email: session.user.email,
    superAdmin: hasRole(session.user.roles, 'ROLE_ADMIN'),
    clockOffsetMs: session.clockOffsetMs,
    pollSeconds,
    windowDays,
    windowRows,
  };
}
