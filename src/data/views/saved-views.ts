import { useSyncExternalStore } from 'react';
import { userKeyOf } from '@/domain/session-token';
import { parseSavedViews } from '@/domain/views/saved-views';
import type { SavedView } from '@/domain/views/view';
import { viewsKey } from '@/lib/storage-keys';
import { storageListeners } from '@/lib/storage-listeners';
import { deviceStorage } from '../browser-storage';
import { appConfig } from '../config';
import { currentSession } from '../session-store';

const changes = storageListeners();

function keyOf(grid: string): string | null {
  const session = currentSession();
  return session === null ? null : viewsKey(appConfig().backendUrl, userKeyOf(session.user), grid);
}

const NONE: readonly SavedView[] = [];
/** The views as last read, by storage key, so that the same text gives the same array. */
const lastRead = new Map<string, { text: string; views: readonly SavedView[] }>();

function readSavedViews(grid: string): readonly SavedView[] {
  const key = keyOf(grid);
  const text = key === null ? null : deviceStorage.get(key);
  if (key === null || text === null) return NONE;
  const before = lastRead.get(key);
  if (before?.text === text) return before.views;
  const views = parseSavedViews(text);
  lastRead.set(key, { text, views });
  return views;
}

/** The views of one list that the signed-in person has saved on this device. Updates live, in all tabs. */
export function useSavedViews(grid: string): readonly SavedView[] {
  return useSyncExternalStore(changes.subscribe, () => readSavedViews(grid));
}

/**
 * Applies a change to the views that are stored now (another tab may have changed them), and stores the result. Does
 * nothing when signed out.
 */
export function changeSavedViews(grid: string, change: (views: readonly SavedView[]) => readonly SavedView[]): void {
  const key = keyOf(grid);
  if (key === null) return;
  const views = change(readSavedViews(grid));
  if (views.length === 0) deviceStorage.remove(key);
  else deviceStorage.set(key, JSON.stringify(views));
  changes.notify();
}
