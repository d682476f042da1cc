import { useEffect, useState } from 'react';
import { wake } from '@/data/sync/sync-client';

/** How long the button is busy after a press. The result of the press appears elsewhere on the screen. */
const BUSY_MS = 2_000;

/** `tryNow` makes the engine read and send now, even if the server has asked it to wait. */
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
