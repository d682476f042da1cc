import { useMemo } from 'react';
import { useFoundRuns, useUserIds, type FoundRuns } from '@/data/queries/search/use-found-runs';
import { useInstanceRows } from '@/data/queries/search/use-searched-rows';
import type { InstanceRow } from '@/domain/instance';
import type { InsideHit } from '@/domain/search/inside-index';
import type { SearchHit } from '@/domain/search/text-index';
import { wordsOf } from '@/domain/search/search-words';
import type { SearchState } from '@/shared/search/use-search-index';

/** At most this many rows of a kind. */
const MAX_ROWS = 4;
/** A shorter text is inside too much. */
const SHORTEST_INSIDE = 2;

/** An integration that contains a text. */
interface InsideUse extends Pick<InsideHit, 'text' | 'words' | 'rank'> {
  code: string;
}

/** What a text finds in the index and in the cache. */
export interface Found {
  instances: readonly SearchHit[];
  connections: readonly SearchHit[];
  companies: readonly SearchHit[];
  people: readonly SearchHit[];
  inside: readonly InsideUse[];
  /** The number of integrations that contain the text. */
  insideCount: number;
  /** The typed number of an execution; null if the text is no number. */
  number: number | null;
  /** What the cache has; undefined until it has been read. */
  runs: FoundRuns | undefined;
  rows: ReadonlyMap<string, InstanceRow> | undefined;
  userIds: ReadonlyMap<string, number> | undefined;
}

/** Finds a text. @param isRecent whether something was chosen before, by the key of its row: it comes first among equals */
export function useFound(text: string, { index, version }: SearchState, isRecent: (key: string) => boolean): Found {
  const hits = useMemo(() => {
    const first = (kind: string, all: readonly SearchHit[]): SearchHit[] =>
      all
        .map((hit) => ({ hit, isRecent: isRecent(`${kind}:${hit.id}`) }))
        .sort((a, b) => (a.hit.rank === b.hit.rank ? Number(b.isRecent) - Number(a.isRecent) : 0))
        .slice(0, MAX_ROWS)
        .map(({ hit }) => hit);
    const { uses, count } = usesOf(wordsOf(text).join('').length < SHORTEST_INSIDE ? [] : index.inside.find(text));
    return {
      version,
      instances: first('instance', index.instances.find(text)),
      connections: first('connection', index.connections.find(text)),
      companies: first('company', index.companies.find(text)),
      people: first('person', index.people.find(text)),
      inside: uses,
      insideCount: count,
    };
  }, [text, index, version, isRecent]);
  const number = numberOf(text);
  const runs = useFoundRuns(
    number,
    hits.instances.map(({ id }) => id),
  );
  const rows = useInstanceRows(hits.inside.map(({ code }) => code));
  const userIds = useUserIds(hits.people.map(({ id }) => id));
  return { ...hits, number, runs, rows, userIds };
}

/** The first integrations that contain one of the texts, each once, and the number of all. */
function usesOf(hits: readonly InsideHit[]): { uses: InsideUse[]; count: number } {
  const codes = new Set<string>();
  const uses: InsideUse[] = [];
  // Texts that only resemble the typed one do not count while others have it.
  const isTypo = hits[0]?.rank === 'typo';
  for (const { codes: all, text, words, rank } of hits) {
    if ((rank === 'typo') !== isTypo) continue;
    for (const code of all) {
      if (codes.has(code)) continue;
      codes.add(code);
      if (uses.length < MAX_ROWS) uses.push({ code, text, words, rank });
    }
  }
  return { uses, count: codes.size };
}

/** The number of an execution, with or without `#`. */
function numberOf(text: string): number | null {
  const [, digits] = /^#?(\d{1,15})$/.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
