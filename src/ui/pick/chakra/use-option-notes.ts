import { useEffect, useState } from 'react';
import type { OptionNotes } from '../option';

/** Reads the notes of a list's options when the list opens. Returns a note for each value; null while unknown. */
export function useOptionNotes(read: OptionNotes | undefined): ReadonlyMap<string, string> | null {
  const [notes, setNotes] = useState<ReadonlyMap<string, string> | null>(null);
  const [first] = useState(() => read);
  useEffect(() => {
    let isMounted = true;
    void first?.()
      // The list is usable without notes.
      .catch(() => null)
      .then((found) => isMounted && setNotes(found));
    return () => {
      isMounted = false;
    };
  }, [first]);
  return notes;
}
