import { Listeners } from '@/lib/listeners';
import { liveQuery } from 'dexie';
import { useSyncExternalStore } from 'react';
import { currentSession, onDataRemoved } from '../session-store';
import {
  areCurrentDatabases,
  areDatabasesLost,
  currentDatabases,
  isInMemory,
  keepInMemory,
  loseDatabases,
  onDatabasesOpening,
  onStorageFailure,
  reopenDatabases,
  reportStorageFailure,
  type Databases,
} from './databases';
import type { MemoryEngine } from './memory-engine';
import { onWorkerStorageFailure, startSync } from './sync-client';
import { pageId, replaceByPageEngine, restartSync } from './sync-connection';
import { StorageFallback } from './storage-fallback';

/**
 * Where this page keeps its data:
 * - `device`: in the storage of this device.
 * - `troubled`: nothing can be stored at the moment. The storage does not respond, or this page is switching to memory.
 * - `memory`: in memory, so that this page works only online.
 */
export type StorageState = 'device' | 'troubled' | 'memory';

/**
 * A failure is handled after this pause. When a browser closes connections, it first aborts their transactions, which
 * looks like a separate failure. It reports the closed connections only later.
 */
const JUDGE_MS = 300;
/** If opening the databases takes this long, the storage counts as `troubled`. */
const SLOW_OPEN_MS = 3_000;
/**
 * If opening the databases takes this long, the attempt counts as failed, because another page may block it forever.
 */
const LONGEST_OPEN_MS = 20_000;
/** The pause before another attempt to switch to memory. */
const RETRY_MS = 5_000;
/** After a failure, the browser may take this long to report that it has removed all data. */
const REMOVAL_MS = 3_000;

let state: StorageState = 'device';
let wasRemoved = false;
/** How often the browser has removed all data of this device. */
let removals = 0;
/** Whether this page has ever opened its databases on this device. */
let hasOpened = false;
/** Settles when the current databases are open, cannot be opened, or are replaced. */
let opening: Promise<unknown> = Promise.resolve();
let onReplaced: () => void = () => {};
let isJudging = false;
let judgement: Promise<void> = Promise.resolve();
let memorySwitch: Promise<void> = Promise.resolve();
const changes = new Listeners();

/** Watches the storage of this device and handles its failures. Called once per page. */
export function watchStorage(): void {
  const fallback = new StorageFallback({
    reopen: reopenDatabases,
    lose: loseDatabases,
    restartWorker,
    goToMemory() {
      memorySwitch = goToMemory();
    },
  });
  onStorageFailure((error, by) => {
    console.warn('The storage of this device failed.', error);
    if (by === 'browser') fallback.handleFailure(by);
    else judgeLater(fallback);
  });
  onDataRemoved(() => {
    removals += 1;
    if (!isInMemory()) fallback.startOver();
    setRemoved(true);
  });
  onWorkerStorageFailure(() => fallback.handleFailure('worker'));
  onDatabasesOpening((opened) => {
    onReplaced();
    const replaced = new Promise<void>((resolve) => {
      onReplaced = resolve;
    });
    opening = Promise.race([watchOpening(opened, fallback), replaced]);
  });
  currentDatabases();
}

/**
 * Resolves when the storage has settled: the current databases are open or abandoned, no failure waits to be handled,
 * and the page is not switching to memory.
 */
export async function settledStorage(): Promise<void> {
  for (;;) {
    const before = [judgement, opening, memorySwitch];
    await Promise.all(before);
    if ([judgement, opening, memorySwitch].every((each, index) => each === before[index])) return;
  }
}

function judgeLater(fallback: StorageFallback): void {
  const failed = currentDatabases();
  if (!isJudging && failed !== null) judgement = judge(failed, fallback);
}

/** Handles a failure after a pause, unless the browser closes the databases or they are replaced meanwhile. */
async function judge(failed: Databases, fallback: StorageFallback): Promise<void> {
  isJudging = true;
  await new Promise((resolve) => setTimeout(resolve, JUDGE_MS));
  isJudging = false;
  if (areCurrentDatabases(failed) && !areDatabasesLost()) fallback.handleFailure('page');
}

/** Opens the databases, so that a storage failure is noticed even if the screen reads nothing. */
async function watchOpening(open: Databases, fallback: StorageFallback): Promise<void> {
  if (isInMemory()) return;
  const slow = setTimeout(() => areCurrentDatabases(open) && setState('troubled'), SLOW_OPEN_MS);
  const hangs = setTimeout(() => areCurrentDatabases(open) && fallback.handleFailure('page'), LONGEST_OPEN_MS);
  try {
    await Promise.all([open.cache.open(), open.drafts.open()]);
    hasOpened = true;
    if (areCurrentDatabases(open) && state === 'troubled') setState('device');
  } catch (error) {
    reportStorageFailure(error, open);
  } finally {
    clearTimeout(slow);
    clearTimeout(hangs);
  }
}

function restartWorker(): void {
  const session = currentSession();
  if (session !== null) void restartSync(session);
  reopenDatabases();
}

/**
 * Switches this page to memory. Retries until that succeeds. If the browser reports a little later that it has removed
 * all data, the storage is not broken, and the page uses it again.
 */
async function goToMemory(): Promise<void> {
  setState('troubled');
  const before = removals;
  for (let ms = hasOpened ? REMOVAL_MS : 0; ; ms = RETRY_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    try {
      const { createMemoryEngine } = await import('./memory-engine');
      return removals === before ? openInMemory(createMemoryEngine()) : restartWorker();
    } catch (error) {
      console.warn('Switching to memory failed.', error);
    }
  }
}

function openInMemory({ store, engine }: MemoryEngine): void {
  replaceByPageEngine(engine);
  keepInMemory(store, pageId);
  setState('memory');
  const session = currentSession();
  if (session !== null) startSync(session);
  askBeforeLoss();
}

/** Lets the browser ask before the page closes while there are drafts, because drafts in memory would be lost. */
function askBeforeLoss(): void {
  let drafts = 0;
  liveQuery(async () => (await currentDatabases()?.drafts.drafts.count()) ?? 0).subscribe((count) => {
    drafts = count;
  });
  window.addEventListener('beforeunload', (event) => {
    if (drafts > 0) event.preventDefault();
  });
}

function setState(next: StorageState): void {
  state = next;
  changes.notify();
}

function setRemoved(removed: boolean): void {
  wasRemoved = removed;
  changes.notify();
}

/** Whether the browser has removed the data of this device, and the user has not dismissed the notice yet. */
export function useDataRemoved(): boolean {
  return useSyncExternalStore(changes.subscribe, readRemoved, readRemoved);
}

const readRemoved = (): boolean => wasRemoved;

/** Dismisses the notice that the data was removed. */
export const dismissDataRemoved = (): void => setRemoved(false);

/** The state of the storage of this device. */
export function useStorageState(): StorageState {
  return useSyncExternalStore(changes.subscribe, readState, readState);
}

const readState = (): StorageState => state;
