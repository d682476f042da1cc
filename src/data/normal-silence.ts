import { useSyncExternalStore } from 'react';
import { storageListeners } from '@/lib/storage-listeners';
import { readRemembered, remember, rememberedNames } from './user-storage';

/**
 * The integrations that the person permits to process nothing. The value for each code is the id of the newest run with
 * items when the person gave the permission, or 0 if none was known. A newer run with items ends the permission.
 */
export type NormalSilences = ReadonlyMap<string, number>;

const PREFIX = 'normal-silence/';

const changes = storageListeners();

/** The silences as last read, so that the same stored values give the same map. */
let lastRead: { text: string; silences: NormalSilences } = { text: '[]', silences: new Map() };

function read(): NormalSilences {
  const stored = rememberedNames(PREFIX).map(
    (name) => [name.slice(PREFIX.length), Number(readRemembered(name))] as const,
  );
  const text = JSON.stringify(stored);
  if (text !== lastRead.text) lastRead = { text, silences: new Map(stored) };
  return lastRead.silences;
}

/** The normal silences that this device remembers for the signed-in person. Updates live, in all tabs. */
export const useNormalSilences = (): NormalSilences => useSyncExternalStore(changes.subscribe, read);

/**
 * Permits an integration to process nothing.
 * @param lastIdWithItems the id of the newest run that processed items, 0 if none is known; null withdraws the
 * permission
 */
export function setNormalSilence(code: string, lastIdWithItems: number | null): void {
  remember(PREFIX + code, lastIdWithItems === null ? null : String(lastIdWithItems));
  changes.notify();
}
