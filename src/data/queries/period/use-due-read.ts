import { useEffect, useState } from 'react';
import { useDatabases } from '../../sync/use-databases';
import { reportStorageFailure } from '../../sync/databases';

/**
 * The result of an asynchronous read of due runs; undefined before the first result. The previous result stays until
 * the next read has finished.
 * @param read must be stable; null while its inputs are unknown
 * @param isSame whether two results are equal: then the previous one stays, and nothing is rendered
 */
export function useDueRead<Found>(
  read: (() => Promise<Found>) | null,
  isSame: (before: Found, after: Found) => boolean = Object.is,
): Found | undefined {
  const databases = useDatabases();
  const [found, setFound] = useState<{ result: Found }>();
  useEffect(() => {
    if (read === null || databases === null) return undefined;
    let current = true;
    const update = async (): Promise<void> => {
      try {
        const result = await read();
        if (current) setFound((before) => (before && isSame(before.result, result) ? before : { result }));
      } catch (error) {
        // A sign-out may close the database during the read. Other storage failures are reported.
        if (!reportStorageFailure(error, databases)) throw error;
      }
    };
    void update();
    return () => {
      current = false;
    };
  }, [read, isSame, databases]);
  return found?.result;
}
