import { createContext, Suspense, useContext, useMemo, useState, type ReactNode } from 'react';
import type { InsideMatchesFound } from '@/shared/search/inside-matches';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { useStable } from '@/data/use-stable';

const InsideMatches = optionalPart(
  async () => ({ default: (await import('@/shared/search/inside-matches')).InsideMatches }),
  () => null,
);
const InsidePlace = optionalPart(
  async () => ({ default: (await import('@/shared/instance-change/inside-place')).InsidePlace }),
  () => null,
);

const NOTHING: ReadonlyMap<string, string> = new Map();

/** The names of connections by key, for the cells of the list. */
export const ConnectionNames = createContext(NOTHING);

interface InsideFilter {
  /** The found texts, by the code of the integration that contains them. Empty until the search is done. */
  inside: ReadonlyMap<string, string>;
  /** An element that does the search while it is rendered; false if there is no text to search for. */
  search: ReactNode;
  connectionNames: ReadonlyMap<string, string>;
}

/**
 * Finds the integrations that contain the text of the search field. The code of the search loads when the user types
 * the first text.
 */
export function useInsideFilter(text: string): InsideFilter {
  const [found, setFound] = useState<InsideMatchesFound | null>(null);
  const isCurrent = text !== '' && found?.text === text;
  const entries = useStable(isCurrent ? [...found.inside] : []);
  return {
    inside: useMemo(() => new Map(entries), [entries]),
    search: text !== '' && (
      <Suspense fallback={null}>
        <InsideMatches text={text} onFound={setFound} />
      </Suspense>
    ),
    connectionNames: found?.connectionNames ?? NOTHING,
  };
}

/** Says where the found text is inside an integration. */
export function FoundPlace({ code, text }: { code: string; text: string }) {
  const connectionNames = useContext(ConnectionNames);
  return (
    <Suspense fallback={null}>
      <InsidePlace code={code} text={text} connectionNames={connectionNames} />
    </Suspense>
  );
}
