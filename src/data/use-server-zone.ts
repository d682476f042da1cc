import { useCallback, useState } from 'react';
import { readRemembered, remember } from './user-storage';

/** The usual time zone of servers. */
export const UTC = 'UTC';

const NAME = 'server-zone';

/** The browser's time zone, e.g. "Europe/Paris". */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * The server's time zone for schedules. The user chooses it, because the server does not report it. The choice is
 * remembered for each person.
 */
export function useServerZone(): [string, (zone: string) => void] {
  const [zone, setZone] = useState(() => (readRemembered(NAME) === browserZone() ? browserZone() : UTC));
  const choose = useCallback((next: string) => {
    remember(NAME, next === UTC ? null : next);
    setZone(next);
  }, []);
  return [zone, choose];
}
