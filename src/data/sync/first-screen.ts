import type { FirstPaint } from '@/database/preloaded-page';
import { HOME_PATH } from '@/domain/paths';
import { currentSession } from '../session/session-store';
import { serverAnswered } from './sync-status-store';
import { useEffect, useState } from 'react';

/**
 * After this time the first screen counts as shown, because a press may have opened another one.
 */
const TIMEOUT_MS = 2_000;
/** The longest wait for the first answer. */
const ANSWER_TIMEOUT_MS = 3_000;
/** The time until an answer is stored and on the screen. */
const SHOWN_MS = 500;

let taken: (() => void) | undefined;
let ready: Promise<void> | undefined;
let data: Promise<void> | undefined;

/**
 * Resolves when the console has taken over the prerendered rows, or when the dashboard says how the runs went; at once on
 * a first start and on other screens. Work that the first screen does not need waits for it: the worker and the
 * configuration (decision 014).
 */
export function firstScreenReady(): Promise<void> {
  const painted: FirstPaint | undefined = globalThis.firstPaint;
  const isDashboard = location.pathname === HOME_PATH && currentSession() !== null;
  ready ??= painted?.early || (isDashboard && !isFirstStart()) ? takeOver() : Promise.resolve();
  return ready;
}

/**
 * Resolves when deferred start-up work may begin: with `firstScreenReady`, or on a first start when the rows of the
 * server are on the screen (decision 014).
 */
export function firstDataReady(): Promise<void> {
  data ??= isFirstStart() ? firstAnswer() : firstScreenReady();
  return data;
}

/** Whether no service worker controls the page although the browser supports them, and no rows were painted. */
function isFirstStart(): boolean {
  return navigator.serviceWorker?.controller === null && !globalThis.firstPaint?.early && currentSession() !== null;
}

/** The first screen shows what the cache has, so the preloaded rows are no longer needed. */
export function firstScreenTaken(): void {
  if (globalThis.firstPaint) globalThis.firstPaint.early = null;
  taken?.();
}

async function firstAnswer(): Promise<void> {
  await Promise.race([serverAnswered().then(() => after(SHOWN_MS)), after(ANSWER_TIMEOUT_MS)]);
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function takeOver(): Promise<void> {
  return new Promise((resolve) => {
    taken = resolve;
    setTimeout(firstScreenTaken, TIMEOUT_MS);
  });
}

/** Whether the first data is on the screen, so that what comes later may load. */
export function useFirstDataReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => void firstDataReady().then(() => setReady(true)), []);
  return isReady;
}
