import { useEffect, useState } from 'react';
import { useDatabases } from '../../sync/use-databases';
import { reportStorageFailure } from '../../sync/databases';

/**
 * What a read of due runs has found; undefined until it is known. The answer before stays until the next one is there.
 * @param read must be stable; null while its facts are missing
 * @param isSame whether two answers are equal, so that the first one stays and nothing is rendered
 */
export function useDueRead<Found>(
  read: (() => Promise<Found>) | null,
  isSame: (before: Found, after: Found) => boolean = Object.is,
): Found | undefined {
  const databases = useDatabases();
  const [found, setFound] = useState<{ answer: Found }>();
  useEffect(() => {
    if (read === null || databases === null) return undefined;
    let current = true;
    const update = async (): Promise<void> => {
      try {
        const answer = await read();
        if (current) setFound((before) => (before && isSame(before.answer, answer) ? before : { answer }));
      } catch (error) {
        // A sign-out closes the database during the read; another failure of the storage is reported.
        if (!reportStorageFailure(error, databases)) throw error;
      }
    };
    void update();
    return () => {
      current = false;
    };
  }, [read, isSame, databases]);
  return found?.answer;
}
