import { useEffect, useMemo } from 'react';
import { useSearchIndex } from './use-search-index';

/** The integrations that contain a text. */
export interface InsideMatchesFound {
  /** The text that was looked for. */
  text: string;
  /** By the code of an integration: the text inside it. */
  inside: ReadonlyMap<string, string>;
  connectionNames: ReadonlyMap<string, string>;
}

interface InsideMatchesProps {
  text: string;
  onFound: (found: InsideMatchesFound) => void;
}

/** Looks for a text inside the integrations of this device while it is mounted. Shows nothing. */
export function InsideMatches({ text, onFound }: InsideMatchesProps) {
  const { index, version } = useSearchIndex();
  const found = useMemo(() => {
    const inside = new Map<string, string>();
    // A filter shows only what contains the text, without typing mistakes.
    for (const { text: own, codes, rank } of index.inside.find(text))
      if (rank !== 'typo') for (const code of codes) if (!inside.has(code)) inside.set(code, own);
    return { text, inside, connectionNames: index.connectionNames, version };
  }, [index, version, text]);
  useEffect(() => onFound(found), [found, onFound]);
  return null;
}
