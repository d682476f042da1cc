import { useEffect, useState } from 'react';
import { wake } from '@/data/sync/sync-client';

/** How long a try is shown as busy. Its result changes what is shown beside it. */
const BUSY_MS = 2_000;

/** Makes the engine read and send now, even if the server asked to wait. */
export function useTryNow(): { busy: boolean; tryNow: () => void } {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setBusy(false), BUSY_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  const tryNow = (): void => {
    if (busy) return;
    setBusy(true);
    wake('all');
  };
  return { busy, tryNow };
}
