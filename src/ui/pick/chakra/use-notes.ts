import { useEffect, useState } from 'react';
import type { OptionNotes } from '../option';

/** The notes of a list that has just opened, by the values of its options; null until they are read. */
export function useNotes(read: OptionNotes | undefined): ReadonlyMap<string, string> | null {
  const [notes, setNotes] = useState<ReadonlyMap<string, string> | null>(null);
  const [first] = useState(() => read);
  useEffect(() => {
    let shown = true;
    void first?.()
      // The list is complete without them.
      .catch(() => null)
      .then((found) => shown && setNotes(found));
    return () => {
      shown = false;
    };
  }, [first]);
  return notes;
}
