import { useCallback, useState } from 'react';
import { readRemembered, remember } from '@/data/user-storage';

/** The zone that servers usually run in. */
export const UTC = 'UTC';

const NAME = 'server-zone';

/** The zone of this browser's clock, e.g. "Europe/Paris". */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zone in which the person says that the server reads schedules; the server does not tell. Remembered per person. */
export function useServerZone(): [string, (zone: string) => void] {
  const [zone, setZone] = useState(() => (readRemembered(NAME) === browserZone() ? browserZone() : UTC));
  const choose = useCallback((next: string) => {
    remember(NAME, next === UTC ? null : next);
    setZone(next);
  }, []);
  return [zone, choose];
}
