import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OpenEntryRow } from '@/domain/drafts/draft';
import type { DraftTarget } from '../draft-target';
import { useUnfinishedInput } from './use-unfinished-input';

export type OpenEntry = Omit<OpenEntryRow, 'id'>;

export interface OpenEntryControl {
  /** The entry whose editor is open; null if no editor is open. */
  entry: OpenEntry | null;
  /** False until it is known whether an earlier page left an entry open. */
  isRead: boolean;
  open: (entry: OpenEntry) => void;
  /** Stores what is in the editor now. Does not change `entry`, so that the form does not render again. */
  keep: (entry: OpenEntry) => void;
  /** Closes the editor and removes the stored text. */
  close: () => void;
}

/** Controls which entry of a configuration is open in its editor. The editor opens again after a reload. */
export function useOpenEntry(target: DraftTarget): OpenEntryControl {
  const unfinished = useUnfinishedInput(target, 'openEntries');
  const [entry, setEntry] = useState<OpenEntry | null>(null);
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    let shown = true;
    const resume = async (): Promise<void> => {
      const kept = await unfinished.read();
      if (!shown) return;
      setEntry((opened) => opened ?? kept);
      setIsRead(true);
    };
    void resume();
    return () => {
      shown = false;
    };
  }, [unfinished]);
  const keep = useCallback((next: OpenEntry) => unfinished.keep(next), [unfinished]);
  const close = useCallback(() => {
    setEntry(null);
    void unfinished.forget();
  }, [unfinished]);
  return useMemo(() => ({ entry, isRead, open: setEntry, keep, close }), [entry, isRead, keep, close]);
}
