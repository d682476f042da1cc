import { useSyncExternalStore } from 'react';
import { storageListeners } from '@/lib/storage-listeners';
import { readRemembered, remember } from './user-storage';

/** The usual time zone of servers. */
export const UTC = 'UTC';

const NAME = 'server-zone';

let knownZone: string | undefined;

/** The browser's time zone, e.g. "Europe/Paris". Read only once, because a list needs the zone in every row. */
export function browserZone(): string {
  knownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return knownZone;
}

const changes = storageListeners();

const readServerZone = (): string => (readRemembered(NAME) === browserZone() ? browserZone() : UTC);

function chooseServerZone(zone: string): void {
  remember(NAME, zone === UTC ? null : zone);
  changes.notify();
}

/**
 * The server's time zone for schedules. The user chooses it, because the server does not report it. The choice is
 * remembered for each person. Updates live, in all tabs.
 */
export const useServerZone = (): [string, (zone: string) => void] => [
  useSyncExternalStore(changes.subscribe, readServerZone),
  chooseServerZone,
];
