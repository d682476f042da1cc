import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OpenEntryRow } from '@/lib/database/draft-rows';
import { databases } from '../sync/databases';
import { useDatabases } from '../sync/use-databases';
import { draftIdOf, type DraftTarget } from './draft-target';
import { moveOpenEntry, OpenEntryKeeper } from './open-entry';

export type OpenEntry = Omit<OpenEntryRow, 'id'>;

export interface OpenEntryControl {
  /** The entry whose editor is open; null when none is. */
  entry: OpenEntry | null;
  open: (entry: OpenEntry) => void;
  /** Keeps what its editor shows now on this device; `entry` stays as it was opened, so that the page around it rests. */
  keep: (entry: OpenEntry) => void;
  /** Closes it and forgets what was kept. */
  close: () => void;
}

/** The entry of a configuration that is being edited in a form, also after the page was loaded again. */
export function useOpenEntry(target: DraftTarget): OpenEntryControl {
  const id = draftIdOf(target);
  const open = useDatabases();
  const keeper = useMemo(() => new OpenEntryKeeper((open ?? databases()).drafts, id), [open, id]);
  const [entry, setEntry] = useState<OpenEntry | null>(null);
  useEffect(() => {
    let shown = true;
    const resume = async (): Promise<void> => {
      const kept = await keeper.read();
      if (shown) setEntry((opened) => opened ?? kept);
    };
    void resume();
    const flush = (): void => void keeper.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      shown = false;
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [keeper]);
  const keep = useCallback((next: OpenEntry) => keeper.keep(next), [keeper]);
  const close = useCallback(() => {
    setEntry(null);
    void keeper.forget();
  }, [keeper]);
  return useMemo(() => ({ entry, open: setEntry, keep, close }), [entry, keep, close]);
}

/** Takes what is open in the form of a new instance along to the form of the instance it has become. */
export async function takeOpenEntryAlong(draftId: string, code: string): Promise<void> {
  await moveOpenEntry(databases().drafts, draftId, draftIdOf({ code }));
}
