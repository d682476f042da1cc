import { useEffect, useState } from 'react';
import type { OptionNotes } from '../option';

/** Reads the notes of a list when it opens. Returns them by option value; null before they are loaded. */
export function useOptionNotes(read: OptionNotes | undefined): ReadonlyMap<string, string> | null {
  const [notes, setNotes] = useState<ReadonlyMap<string, string> | null>(null);
  const [first] = useState(() => read);
  useEffect(() => {
    let shown = true;
    void first?.()
      // The list is usable without notes.
      .catch(() => null)
      .then((found) => shown && setNotes(found));
    return () => {
      shown = false;
    };
  }, [first]);
  return notes;
}
