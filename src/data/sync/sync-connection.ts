import type { Endpoint } from 'comlink';
import workerUrl from '@workers/sync/main?worker&url';
import { permissionsOf } from '@/domain/permissions';
import { randomId } from '@/lib/browser/random-id';
import { whenLockReleased } from '@/lib/browser/life-lock';
import { trustedScriptUrl } from '@/lib/trusted-script-url';
import { transportProblem, type Outcome } from '@/domain/problem';
import {
  NOT_ATTACHED,
  type CommandResults,
  type CommandArgs,
  type CommandName,
  type SyncApi,
} from '@workers/protocol/sync-api';
import type { SyncSession } from '@workers/protocol/sync-session';
import { appConfig, backendUrl } from '../config';
import type { Session } from '@/domain/session-token';
import { MINUTE_MS } from '@/lib/durations';
import { currentSession } from '../session-store';
import { databaseNames } from './databases';
import { firstScreenReady } from './first-screen';

/**
 * A shared worker must respond within this time. If it does not, it may have died before its first response, and no
 * event reports that. So the page connects again, to a new worker or to the same slow worker.
 */
const RESPONSE_TIMEOUT_MS = 2_500;
const SHARED_ATTEMPTS = 2;
/** A command that takes longer than this fails. No command takes so long unless the worker is dead. */
const COMMAND_MS = 150_000;
/**
 * If the worker dies twice within `DIED_AGAIN_MS`, the restart is delayed by `RESTART_DELAY_MS`, so that a permanent
 * fault does not cause one restart after another.
 */
const DIED_AGAIN_MS = MINUTE_MS;
const RESTART_DELAY_MS = 10_000;

/** The connection of this page to its worker. */
interface Connection {
  remote: SyncApi;
  /** Resolves when a shared worker has died; the browser sends no event for that. Never resolves for other engines. */
  gone: Promise<void>;
  /** Whether the worker belongs to this page only. */
  isDedicated: boolean;
  /** Terminates a dedicated worker, or disconnects from a shared worker, which continues for the other pages. */
  end(): void;
}

/** Identifies this page among the pages of this browser. */
export const pageId = randomId();
let connection: Promise<Connection> | null = null;
let attached: Promise<void> = Promise.resolve();
let attachedToken: string | null = null;
/** Whether this page avoids shared workers, because a shared worker did not respond. */
let avoidsShared = false;
let diedAt = -Infinity;
/** For each pending command, the function that ends the wait for its result. */
const pendingCommands = new Set<() => void>();
/** In memory mode, the engine inside this page, because no worker can read its databases. Otherwise null. */
let pageEngine: SyncApi | null = null;

/** Returns the connection of this page to its sync worker. The first call connects. */
function connectOnce(): Promise<Connection> {
  if (connection !== null) return connection;
  const connecting = connect();
  connection = connecting;
  connecting.then(
    ({ gone }) => void gone.then(() => replaceDead(connecting)),
    () => {
      if (connection === connecting) connection = null;
    },
  );
  return connecting;
}

/**
 * Starts the worker before a session is attached, so that it loads in parallel with the configuration and the texts.
 * Ignores a failure: the next call that needs the worker reports it.
 */
export function prepareSync(): void {
  connectOnce().catch(() => undefined);
}

/** Replaces a dead shared worker by a new shared worker. Pending commands fail. */
async function replaceDead(dead: Promise<Connection>): Promise<void> {
  if (connection !== dead) return;
  console.warn('The sync worker died; starting another one.');
  for (const giveUp of pendingCommands) giveUp();
  const delay = Date.now() - diedAt < DIED_AGAIN_MS ? RESTART_DELAY_MS : 0;
  diedAt = Date.now();
  await after(delay, null);
  if (connection !== dead) return;
  connection = null;
  const session = currentSession();
  if (session !== null) await attachSync(session);
}

/**
 * Connects to the engine in this page if there is one, else to a shared worker if it responds, else to a dedicated
 * worker.
 */
async function connect(): Promise<Connection> {
  const never = new Promise<void>(() => {});
  if (pageEngine !== null) return { remote: pageEngine, gone: never, isDedicated: false, end: () => {} };
  await firstScreenReady();
  const url = trustedScriptUrl(workerUrl);
  if (typeof SharedWorker !== 'undefined' && !avoidsShared)
    for (let attempt = 1; attempt <= SHARED_ATTEMPTS; attempt += 1) {
      const shared = await connectToShared(url);
      if (shared !== null) return shared;
    }
  const worker = new Worker(url, { type: 'module', name: 'sync' });
  // A dedicated worker ends only with this page.
  return { remote: await wrap(worker), gone: never, isDedicated: true, end: () => worker.terminate() };
}

/** Connects to the shared worker; null if it does not respond in time. */
async function connectToShared(url: string): Promise<Connection | null> {
  const { port } = new SharedWorker(url, { type: 'module', name: 'sync' });
  const remote = await wrap(port);
  const life = await lifeOf(remote);
  if (life === null) {
    port.close();
    return null;
  }
  const ending = new AbortController();
  const end = (): void => {
    ending.abort();
    port.close();
  };
  return { remote, gone: whenLockReleased(life, ending.signal), isDedicated: false, end };
}

/** Wraps a worker with Comlink, so that its methods can be called from this page. */
const wrap = async (endpoint: Endpoint): Promise<SyncApi> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every method already returns a promise
  (await import('comlink')).wrap<SyncApi>(endpoint) as unknown as SyncApi;

/** Asks the worker for the name of its life lock; null if the worker does not respond in time. */
async function lifeOf(remote: SyncApi): Promise<string | null> {
  return Promise.race([remote.life(), after(RESPONSE_TIMEOUT_MS, null)]);
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}

/** Attaches the worker to this session. Never rejects: without a worker, the console is offline. */
export function attachSync(session: Session): Promise<void> {
  attached = attach(session).catch((error: unknown) => console.warn('The sync engine could not be started.', error));
  return attached;
}

async function attach(session: Session): Promise<void> {
  attachedToken = session.token;
  const { remote } = await connectOnce();
  // After a sign-out, the worker would create the deleted databases again.
  if (currentSession()?.token !== session.token) return;
  await remote.attach(syncSession(session));
  await reportVisibility();
}

/** Replaces a dead or hanging worker by a dedicated worker, which then competes for the leadership. */
export async function restartSync(session: Session): Promise<void> {
  const previous = connection;
  const old = await previous?.catch(() => null);
  // Another call may have replaced or terminated the worker meanwhile. A connection that has failed is already null.
  if (connection !== (old == null ? null : previous)) return;
  avoidsShared = true;
  connection = null;
  void old?.remote.detach(session.token);
  old?.end();
  await attachSync(session);
}

/**
 * Terminates a dedicated worker, so that it keeps no locks while its page is in the back/forward cache (decision 021).
 */
export function terminateOwnWorker(): void {
  const previous = connection;
  const end = async (): Promise<void> => {
    const old = await previous;
    if (old?.isDedicated !== true || connection !== previous) return;
    for (const giveUp of pendingCommands) giveUp();
    connection = null;
    old.end();
  };
  end().catch((error: unknown) => console.warn('The sync worker could not be terminated.', error));
}

/** Switches to an engine inside this page, and ends the connection to the worker. */
export function replaceByPageEngine(engine: SyncApi): void {
  const previous = connection;
  pageEngine = engine;
  connection = null;
  const leave = async (): Promise<void> => {
    const old = await previous;
    await old?.remote.setVisible(pageId, false);
    old?.end();
  };
  leave().catch((error: unknown) => console.warn('The page could not detach from the sync worker.', error));
}

/** Stops the worker's engine for all tabs. Resolves after its last write. */
export async function detachSync(): Promise<void> {
  await (await connection)?.remote.detach();
}

/**
 * Stops the engine of this session only, after another tab has signed out. A shared worker may already work for the
 * next person.
 */
export async function stopSignedOutEngine(): Promise<void> {
  if (attachedToken !== null) await (await connection)?.remote.detach(attachedToken);
}

/** Reports to the worker whether this page is visible. */
export async function reportVisibility(): Promise<void> {
  await (await connection)?.remote.setVisible(pageId, document.visibilityState === 'visible');
}

type Run = <N extends CommandName>(name: N, args: CommandArgs[N]) => Promise<Outcome<CommandResults[N]>>;

/**
 * Runs a command in the worker. Never rejects: the outcome contains any problem. If the worker has no session, attaches
 * the session again first. This happens when another tab leaves a shared worker (`restartSync`), because that tab
 * detaches the session from it.
 */
export const runCommand: Run = async (name, args) => {
  const timedOut = { ok: false, problem: transportProblem('timeout') } as const;
  const run: Run = async (name, args) => {
    await attached;
    const session = currentSession();
    if (session === null) return timedOut;
    const { cache } = databaseNames(session);
    try {
      return await (await connectOnce()).remote.run(cache, name, args);
    } catch (error) {
      const isUnattached = error instanceof Error && error.message === NOT_ATTACHED;
      const now = currentSession();
      if (!isUnattached || now === null) throw error;
      await attachSync(now);
      // If another person has signed in meanwhile, the worker refuses the command, because of the name of the cache.
      return (await connectOnce()).remote.run(cache, name, args);
    }
  };
  let giveUp = (): void => {};
  const stopped = new Promise<typeof timedOut>((resolve) => {
    giveUp = () => resolve(timedOut);
  });
  const limit = setTimeout(giveUp, COMMAND_MS);
  pendingCommands.add(giveUp);
  try {
    return await Promise.race([run(name, args), stopped]);
  } catch (error) {
    // The worker itself failed. A command that fails does not reject: it returns an outcome.
    console.warn(`The command ${name} failed.`, error);
    return timedOut;
  } finally {
    clearTimeout(limit);
    pendingCommands.delete(giveUp);
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
    userId: session.user.id,
    email: session.user.email,
    ...permissionsOf(session.user.roles),
    companyCode: session.user.companyCode,
    clockOffsetMs: session.clockOffsetMs,
    pollSeconds,
    windowDays,
    windowRows,
  };
}
