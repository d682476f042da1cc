import { useMemo } from 'react';
import { useFoundRows, type FoundRows } from '@/data/queries/search/use-found-rows';
import { matchesInstance } from '@/data/queries/use-instances';
import type { InsideHit } from '@/domain/search/inside-index';
import type { SearchIndex } from '@/domain/search/search-index';
import type { SearchHit } from '@/domain/search/text-index';
import { wordsOf } from '@/domain/search/search-words';
import type { SearchState } from '@/shared/search/use-search-index';

/** The maximum number of rows of each kind. */
const MAX_ROWS = 4;
/** Texts with fewer characters are not searched for inside integrations, because too many integrations would match. */
const SHORTEST_INSIDE = 2;

/** An integration that contains a found text. */
interface InsideUse extends Pick<InsideHit, 'text' | 'words' | 'rank'> {
  code: string;
}

/** The results of a search in the index. */
interface Hits {
  instances: readonly SearchHit[];
  connections: readonly SearchHit[];
  companies: readonly SearchHit[];
  people: readonly SearchHit[];
  inside: readonly InsideUse[];
  /**
   * How many integrations the screen "Integrations" shows when it searches for the text. Null if `inside` has every
   * integration that contains the text, or if only similar texts were found.
   */
  listedCount: number | null;
}

/** The results of a search in the index and in the cache. */
export interface Found extends Hits {
  /** The number of an execution, if the text is such a number; otherwise null. */
  number: number | null;
  /** The cached rows of the hits and of `number`; undefined until they have been read. */
  rows: FoundRows | undefined;
}

/**
 * Searches the index for a text.
 * @param isRecent returns true for the key of a recently chosen row; such rows come first among equally good matches
 */
export function useHits(text: string, { index, version }: SearchState, isRecent: (key: string) => boolean): Hits {
  return useMemo(() => {
    const first = (kind: string, all: readonly SearchHit[]): SearchHit[] =>
      all
        .map((hit) => ({ hit, isRecent: isRecent(`${kind}:${hit.id}`) }))
        .sort((a, b) => (a.hit.rank === b.hit.rank ? Number(b.isRecent) - Number(a.isRecent) : 0))
        .slice(0, MAX_ROWS)
        .map(({ hit }) => hit);
    const instances = index.instances.find(text);
    const { uses, codes } = usesOf(wordsOf(text).join('').length < SHORTEST_INSIDE ? [] : index.inside.find(text));
    const isListed = codes.size > uses.length && uses[0]?.rank !== 'typo';
    return {
      version,
      instances: first('instance', instances),
      connections: first('connection', index.connections.find(text)),
      companies: first('company', index.companies.find(text)),
      people: first('person', index.people.find(text)),
      inside: uses,
      listedCount: isListed ? new Set([...codes, ...namedCodes(text, instances, index)]).size : null,
    };
  }, [text, index, version, isRecent]);
}

/** Reads the cached rows of the hits. Returns the hits with these rows. */
export function useFound(text: string, hits: Hits): Found {
  const number = numberOf(text);
  const rows = useFoundRows({
    number,
    codes: hits.instances.map(({ id }) => id),
    insideCodes: hits.inside.map(({ code }) => code),
    emails: hits.people.map(({ id }) => id),
  });
  return useMemo(() => ({ ...hits, number, rows }), [hits, number, rows]);
}

/** The codes of the hits that the list of integrations also finds by name. The list does not find similar words. */
function namedCodes(text: string, hits: readonly SearchHit[], index: SearchIndex): string[] {
  const isNamed = ({ id }: SearchHit): boolean => {
    const known = index.instance(id);
    return known !== undefined && matchesInstance({ ...known, companyCode: null, jobCode: null }, { label: text });
  };
  return hits.filter(isNamed).map(({ id }) => id);
}

/** The first integrations that contain one of the found texts, and the codes of all such integrations. */
function usesOf(hits: readonly InsideHit[]): { uses: InsideUse[]; codes: ReadonlySet<string> } {
  const codes = new Set<string>();
  const uses: InsideUse[] = [];
  // Similar texts count only if no integration contains the typed text itself.
  const isTypo = hits[0]?.rank === 'typo';
  for (const { codes: all, text, words, rank } of hits) {
    if ((rank === 'typo') !== isTypo) continue;
    for (const code of all) {
      if (codes.has(code)) continue;
      codes.add(code);
      if (uses.length < MAX_ROWS) uses.push({ code, text, words, rank });
    }
  }
  return { uses, codes };
}

/** Reads a text as the number of an execution, with or without `#`; null if it is no number. */
function numberOf(text: string): number | null {
  const [, digits] = /^#?(\d{1,15})$/.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
