import { useCallback, useState } from 'react';
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

/** The chosen time zone of the server (see `useServerZone`). */
export const readServerZone = (): string => (readRemembered(NAME) === browserZone() ? browserZone() : UTC);

/**
 * The server's time zone for schedules. The user chooses it, because the server does not report it. The choice is
 * remembered for each person.
 */
export function useServerZone(): [string, (zone: string) => void] {
  const [zone, setZone] = useState(readServerZone);
  const choose = useCallback((next: string) => {
    remember(NAME, next === UTC ? null : next);
    setZone(next);
  }, []);
  return [zone, choose];
}
