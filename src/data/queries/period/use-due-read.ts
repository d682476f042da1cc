import { useEffect, useState } from 'react';

/**
 * The result of an asynchronous computation of due times; undefined before the first result. A result stays until the
 * next result is known.
 * @param read must be stable; undefined while its inputs are unknown
 * @param isSame whether two results are equal; if they are, the previous result stays and nothing is rendered
 */
export function useDueRead<Found>(
  read: (() => Promise<Found>) | undefined,
  isSame: (before: Found, after: Found) => boolean = Object.is,
): Found | undefined {
  const [found, setFound] = useState<{ result: Found }>();
  useEffect(() => {
    if (read === undefined) return undefined;
    let current = true;
    const update = async (): Promise<void> => {
      const result = await read();
      if (current) setFound((before) => (before && isSame(before.result, result) ? before : { result }));
    };
    void update();
    return () => {
      current = false;
    };
  }, [read, isSame]);
  return found?.result;
}
