import { wrap, type Endpoint } from 'comlink';
import workerUrl from '@workers/sync/main?worker&url';
import { hasRole } from '@/domain/permissions';
import { randomId } from '@/lib/browser/random-id';
import { trustedScriptUrl } from '@/lib/trusted-script-url';
import { transportProblem } from '@/lib/api/problem';
import type { CommandName, Commands, Outcome, SyncApi, SyncSession } from '@workers/protocol/sync-api';
import { appConfig } from '../config';
import type { Session } from '@/domain/session-token';
import { currentSession } from '../session/session-store';
import { databaseNames } from './databases';

const ANSWER_MS = 5_000;
/** Longer than any command may take in the worker: a worker that says nothing for so long is dead. */
const COMMAND_MS = 150_000;

/** The worker as this page sees it. */
interface Connection {
  remote: SyncApi;
  /** Ends a worker of this page's own; a shared one is left to the other pages. */
  end(): void;
}

/** Tells this page from the others of this browser. */
export const pageId = randomId();
let connection: Promise<Connection> | null = null;
let attached: Promise<void> = Promise.resolve();
let attachedToken: string | null = null;
/** A shared worker that fell silent is not asked again by this page. */
let avoidsShared = false;
/** The engine of a page that keeps its databases in memory, where no worker reads them. */
let pageEngine: SyncApi | null = null;

/** The sync worker of this browser: a SharedWorker where there is one that answers, else a dedicated worker. */
function connected(): Promise<Connection> {
  connection ??= connect().catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

async function connect(): Promise<Connection> {
  if (pageEngine !== null) return { remote: pageEngine, end: () => {} };
  const url = trustedScriptUrl(workerUrl) as string;
  if (typeof SharedWorker !== 'undefined' && !avoidsShared) {
    const { port } = new SharedWorker(url, { type: 'module', name: 'sync' });
    const remote = wrapped(port);
    if (await answers(remote)) return { remote, end: () => port.close() };
  }
  const own = new Worker(url, { type: 'module', name: 'sync' });
  return { remote: wrapped(own), end: () => own.terminate() };
}

/** Every method gives a promise already, so the other side has the same face as this one. */
const wrapped = (endpoint: Endpoint): SyncApi => wrap<SyncApi>(endpoint) as unknown as SyncApi;

async function answers(remote: SyncApi): Promise<boolean> {
  return Promise.race([remote.ping().then(() => true), after(ANSWER_MS, false)]);
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}

/** Makes the worker work for this session. Never rejects: a worker that does not start is no connection. */
export function attachSync(session: Session): Promise<void> {
  attached = attach(session).catch((error: unknown) => console.warn('The sync does not start.', error));
  return attached;
}

async function attach(session: Session): Promise<void> {
  attachedToken = session.token;
  const { remote } = await connected();
  await remote.attach(syncSession(session));
  await reportVisible();
}

/** Replaces a worker that is dead or hangs by one of this page's own, which takes over like any other. */
export async function restartSync(session: Session): Promise<void> {
  const old = await connection?.catch(() => null);
  avoidsShared = true;
  connection = null;
  void old?.remote.detach(session.token);
  old?.end();
  await attachSync(session);
}

/** Goes on with an engine in this page; the worker is left to the other pages, or ended. */
export function replaceByPageEngine(engine: SyncApi): void {
  const before = connection;
  pageEngine = engine;
  connection = null;
  const leave = async (): Promise<void> => {
    const old = await before;
    await old?.remote.setVisible(pageId, false);
    old?.end();
  };
  leave().catch((error: unknown) => console.warn('The worker could not be left.', error));
}

/** Ends the worker's work for every tab; resolves when nothing is written any more. */
export async function detachSync(): Promise<void> {
  if (connection === null) return;
  await (await connection).remote.detach();
}

/** Ends what this page has begun after another tab signed out; a shared worker may already work for the next person. */
export async function detachSignedOut(): Promise<void> {
  if (connection === null || attachedToken === null) return;
  await (await connection).remote.detach(attachedToken);
}

/** Tells the worker whether this page is visible. */
export async function reportVisible(): Promise<void> {
  if (connection === null) return;
  await (await connection).remote.setVisible(pageId, document.visibilityState === 'visible');
}

type Run = <N extends CommandName>(name: N, args: Commands[N]['args']) => Promise<Outcome<Commands[N]['answer']>>;

/** Runs a command in the worker; the outcome carries the problem, so this never rejects. */
export const runCommand: Run = async (name, args) => {
  const unanswered = { ok: false, problem: transportProblem('timeout') } as const;
  const run: Run = async (name, args) => {
    await attached;
    const session = currentSession();
    if (session === null) return unanswered;
    const { remote } = await connected();
    return remote.run(databaseNames(session).cache, name, args);
  };
  try {
    return await Promise.race([run(name, args), after(COMMAND_MS, unanswered)]);
  } catch (error) {
    // Not a failed call, which is an outcome: the worker could not do its part.
    console.warn(`The command ${name} broke down.`, error);
    return unanswered;
  }
};

function syncSession(session: Session): SyncSession {
  const names = databaseNames(session);
  const { backendUrl, pollSeconds, windowDays, windowRows } = appConfig();
  return {
    backendUrl: backendUrl === '' ? location.origin : backendUrl,
    token: session.token,
    cacheName: names.cache,
    draftsName: names.drafts,
    email: session.user.email,
    superAdmin: hasRole(session.user.roles, 'ROLE_ADMIN'),
    clockOffsetMs: session.clockOffsetMs,
    pollSeconds,
    windowDays,
    windowRows,
  };
}
