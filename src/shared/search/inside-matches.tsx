import { useEffect, useMemo } from 'react';
import { useSearchIndex } from './use-search-index';

/** The result of a search inside integrations. */
export interface InsideMatchesFound {
  /** The searched text. */
  text: string;
  /** The code of each integration with a match → the text that was found in it. */
  inside: ReadonlyMap<string, string>;
  connectionNames: ReadonlyMap<string, string>;
}

interface InsideMatchesProps {
  text: string;
  onFound: (found: InsideMatchesFound) => void;
}

/** Searches inside the integrations on this device while the component is mounted. Renders nothing. */
export function InsideMatches({ text, onFound }: InsideMatchesProps) {
  const { index, version } = useSearchIndex();
  const found = useMemo(() => {
    const inside = new Map<string, string>();
    // A filter matches the exact text, so hits with a typing mistake are left out.
    for (const { text: foundText, codes, rank } of index.inside.find(text))
      if (rank !== 'typo') for (const code of codes) if (!inside.has(code)) inside.set(code, foundText);
    return { text, inside, connectionNames: index.connectionNames, version };
  }, [index, version, text]);
  useEffect(() => onFound(found), [found, onFound]);
  return null;
}
