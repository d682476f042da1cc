import { useEffect, useState } from 'react';
import { readDiagnostics, type Diagnostics } from '@/data/read-diagnostics';

const EVERY_MS = 3_000;

/** Looked at anew every 3 s while shown; null before the first look, 'failed' when the databases cannot be read. */
export function useDiagnostics(): Diagnostics | 'failed' | null {
  const [found, setFound] = useState<Diagnostics | 'failed' | null>(null);
  useEffect(() => {
    let shown = true;
    const look = async (): Promise<void> => {
      const next = await readDiagnostics(__BUILD_ID__).catch(() => 'failed' as const);
      if (shown) setFound(next);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => {
      shown = false;
      clearInterval(timer);
    };
  }, []);
  return found;
}
