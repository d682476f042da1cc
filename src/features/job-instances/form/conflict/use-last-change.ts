import { useEffect, useState } from 'react';
import { commands } from '@/data/commands';
import { useOnline } from '@/data/sync/use-sync';

/** Who changed an instance last, and when; null while unknown. `username` is null for the system. */
export interface LastChange {
  username: string | null;
  loggedAt: string | null;
}

/** The newest version in the history of an instance, asked once while a conflict is shown. */
export function useLastChange(code: string | null): LastChange | null {
  const online = useOnline();
  const [change, setChange] = useState<LastChange | null>(null);
  useEffect(() => {
    if (code === null || !online) return undefined;
    let current = true;
    const ask = async (): Promise<void> => {
      const outcome = await commands.readHistory(code, 1);
      const newest = outcome.ok ? outcome.value.items[0] : undefined;
      if (current && newest !== undefined) setChange({ username: newest.username, loggedAt: newest.loggedAt });
    };
    void ask();
    return () => {
      current = false;
    };
  }, [code, online]);
  return change;
}
