import type { Endpoint } from 'comlink';
import workerUrl from '@workers/sync/main?worker&url';
import { hasRole } from '@/domain/permissions';
import { randomId } from '@/lib/browser/random-id';
import { whenGone } from '@/lib/browser/life-lock';
import { trustedScriptUrl } from '@/lib/trusted-script-url';
import { transportProblem } from '@/domain/problem';
import type { CommandAnswers, CommandArgs, CommandName, SyncApi } from '@workers/protocol/sync-api';
import type { Outcome } from '@/domain/problem';
import type { SyncSession } from '@workers/protocol/sync-session';
import { appConfig, backendUrl } from '../config';
import type { Session } from '@/domain/session-token';
import { currentSession } from '../session/session-store';
import { databaseNames } from './databases';
import { firstScreenReady } from './first-screen';

const ANSWER_MS = 5_000;
/** Longer than any command may take: a worker that does not answer within this time is dead. */
const COMMAND_MS = 150_000;
/**
 * A worker that dies twice within the first time is restarted only after the second, so that a fault does not cause
 * endless restarts.
 */
const DIED_AGAIN_MS = 60_000;
const REST_MS = 10_000;

/** The connection of this page to its worker. */
interface Connection {
  remote: SyncApi;
  /** Resolves when the worker has died without an event. */
  gone: Promise<void>;
  /** Whether no other page has this worker. */
  isOwn: boolean;
  /** Ends a dedicated worker. A shared one stays for the other pages. */
  end(): void;
}

/** Identifies this page among the pages of this browser. */
export const pageId = randomId();
let connection: Promise<Connection> | null = null;
let attached: Promise<void> = Promise.resolve();
let attachedToken: string | null = null;
/** Set when the shared worker did not answer; this page then avoids it. */
let avoidsShared = false;
let diedAt = -Infinity;
/** Ends the wait of every pending command. */
const running = new Set<() => void>();
/** The engine of a page that keeps its databases in memory, where no worker reads them. */
let pageEngine: SyncApi | null = null;

/** The sync worker of this browser: a SharedWorker if it answers, else a dedicated worker. */
function connected(): Promise<Connection> {
  if (connection !== null) return connection;
  const begun = connect();
  connection = begun;
  begun.then(
    ({ gone }) => void gone.then(() => replaceDead(begun)),
    () => {
      if (connection === begun) connection = null;
    },
  );
  return begun;
}

/**
 * Starts the worker before the session is attached, so that it loads beside the configuration and the texts. Never
 * rejects: whoever needs the worker next sees the failure.
 */
export function prepareSync(): void {
  connected().catch(() => undefined);
}

/** Replaces a dead worker by a new one, which all pages share again. Pending commands fail. */
async function replaceDead(dead: Promise<Connection>): Promise<void> {
  if (connection !== dead) return;
  console.warn('The sync worker died; starting another one.');
  for (const giveUp of running) giveUp();
  const rest = Date.now() - diedAt < DIED_AGAIN_MS ? REST_MS : 0;
  diedAt = Date.now();
  await after(rest, null);
  if (connection !== dead) return;
  connection = null;
  const session = currentSession();
  if (session !== null) await attachSync(session);
}

async function connect(): Promise<Connection> {
  const never = new Promise<void>(() => {});
  if (pageEngine !== null) return { remote: pageEngine, gone: never, isOwn: false, end: () => {} };
  await firstScreenReady();
  const url = trustedScriptUrl(workerUrl) as string;
  if (typeof SharedWorker !== 'undefined' && !avoidsShared) {
    const { port } = new SharedWorker(url, { type: 'module', name: 'sync' });
    const remote = await wrapped(port);
    const life = await lifeOf(remote);
    if (life !== null) {
      const ending = new AbortController();
      const end = (): void => {
        ending.abort();
        port.close();
      };
      return { remote, gone: whenGone(life, ending.signal), isOwn: false, end };
    }
  }
  const own = new Worker(url, { type: 'module', name: 'sync' });
  // A dedicated worker ends only with this page.
  return { remote: await wrapped(own), gone: never, isOwn: true, end: () => own.terminate() };
}

/** Every method already returns a promise, so the remote type is the same. */
const wrapped = async (endpoint: Endpoint): Promise<SyncApi> =>
  (await import('comlink')).wrap<SyncApi>(endpoint) as unknown as SyncApi;

/** The lock of the worker's life; null when it does not answer. */
async function lifeOf(remote: SyncApi): Promise<string | null> {
  return Promise.race([remote.life(), after(ANSWER_MS, null)]);
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}

/** Attaches the worker to this session. Never rejects: a worker that does not start counts as no connection. */
export function attachSync(session: Session): Promise<void> {
  attached = attach(session).catch((error: unknown) => console.warn('The sync engine could not be started.', error));
  return attached;
}

async function attach(session: Session): Promise<void> {
  attachedToken = session.token;
  const { remote } = await connected();
  await remote.attach(syncSession(session));
  await reportVisible();
}

/** Replaces a dead or hanging worker by a dedicated one, which takes part in the leadership. */
export async function restartSync(session: Session): Promise<void> {
  const old = await connection?.catch(() => null);
  avoidsShared = true;
  connection = null;
  void old?.remote.detach(session.token);
  old?.end();
  await attachSync(session);
}

/** Ends a dedicated worker, which would keep its locks in a page in the back/forward cache (decision 021). */
export function endOwnWorker(): void {
  const before = connection;
  const end = async (): Promise<void> => {
    const own = await before;
    if (own?.isOwn !== true || connection !== before) return;
    for (const giveUp of running) giveUp();
    connection = null;
    own.end();
  };
  end().catch((error: unknown) => console.warn('The sync worker could not be terminated.', error));
}

/** Continues with an engine in this page. Leaves a shared worker and ends a dedicated one. */
export function replaceByPageEngine(engine: SyncApi): void {
  const before = connection;
  pageEngine = engine;
  connection = null;
  const leave = async (): Promise<void> => {
    const old = await before;
    await old?.remote.setVisible(pageId, false);
    old?.end();
  };
  leave().catch((error: unknown) => console.warn('The page could not detach from the sync worker.', error));
}

/** Ends the worker's work for every tab. Resolves after the last write. */
export async function detachSync(): Promise<void> {
  if (connection === null) return;
  await (await connection).remote.detach();
}

/** Ends only this session's work after another tab signed out. A shared worker may already work for the next person. */
export async function detachSignedOut(): Promise<void> {
  if (connection === null || attachedToken === null) return;
  await (await connection).remote.detach(attachedToken);
}

/** Reports to the worker whether this page is visible. */
export async function reportVisible(): Promise<void> {
  if (connection === null) return;
  await (await connection).remote.setVisible(pageId, document.visibilityState === 'visible');
}

type Run = <N extends CommandName>(name: N, args: CommandArgs[N]) => Promise<Outcome<CommandAnswers[N]>>;

/** Runs a command in the worker. Never rejects: the outcome contains any problem. */
export const runCommand: Run = async (name, args) => {
  const unanswered = { ok: false, problem: transportProblem('timeout') } as const;
  const run: Run = async (name, args) => {
    await attached;
    const session = currentSession();
    if (session === null) return unanswered;
    const { remote } = await connected();
    return remote.run(databaseNames(session).cache, name, args);
  };
  let giveUp = (): void => {};
  const given = new Promise<typeof unanswered>((resolve) => {
    giveUp = () => resolve(unanswered);
  });
  const limit = setTimeout(giveUp, COMMAND_MS);
  running.add(giveUp);
  try {
    return await Promise.race([run(name, args), given]);
  } catch (error) {
    // Not a failed call, which would be an outcome: the worker failed.
    console.warn(`The command ${name} failed.`, error);
    return unanswered;
  } finally {
    clearTimeout(limit);
    running.delete(giveUp);
  }
};

function syncSession(session: Session): SyncSession {
  const names = databaseNames(session);
  const { pollSeconds, windowDays, windowRows } = appConfig();
  return {
    backendUrl: backendUrl(),
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
