import { useCallback } from 'react';
import { readPerson } from '@/api/readers/execution-reader';
import { useCacheQuery } from './use-cache-query';

/**
 * Returns a function that names a person whom the server names by an e-mail, another name or an IRI. It returns null for
 * an IRI with an id whose e-mail the cache does not know.
 */
export function usePersonName(): (person: string) => string | null {
  const people = useCacheQuery((cache) => cache.people.toArray(), []);
  return useCallback(
    (person) => {
      const { id, email } = readPerson(person);
      return email ?? people?.find((known) => known.id === id)?.email ?? null;
    },
    [people],
  );
}
