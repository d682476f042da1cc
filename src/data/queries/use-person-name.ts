import { useCallback } from 'react';
import { readPerson } from '@/api/readers/execution-reader';
import { useCacheQuery } from './use-cache-query';

/**
 * Returns a function that turns the server's text for a person (an e-mail, another name or an IRI) into a name to show.
 * It returns null for an IRI of a person whose e-mail is not in the cache.
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
