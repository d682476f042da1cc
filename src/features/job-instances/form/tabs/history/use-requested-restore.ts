import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { versionToRestore } from '@/domain/addresses/router-state';
import type { HistoryEntry } from '@/domain/instance';

/**
 * Restores the version that a button on another screen requested, once that version is known. The request is in the
 * router state and not in the URL, so that no link can make a draft. The request is removed before the restore.
 * @param onRestore null if the user may not edit
 */
export function useRequestedRestore(
  entries: readonly HistoryEntry[] | undefined,
  onRestore: ((version: number) => Promise<void>) | null,
): void {
  const location = useLocation();
  const navigate = useNavigate();
  const wanted = versionToRestore(location.state);
  const known = entries?.find(({ version }) => version === wanted)?.version;
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (known === undefined || onRestore === null || done.current === location.key) return;
    done.current = location.key;
    const restore = async (): Promise<void> => {
      await navigate(location.pathname + location.search, { replace: true, state: null });
      await onRestore(known);
    };
    void restore();
  }, [known, onRestore, navigate, location]);
}
