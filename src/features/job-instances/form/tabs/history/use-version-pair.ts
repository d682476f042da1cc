import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HistoryEntry } from '@/domain/instance';
import { positiveInteger } from '@/lib/text/positive-integer';

/** Two versions to compare; `a` is the older one, unless the two were swapped. */
export interface VersionPair {
  a: number;
  b: number;
}

/** Sides of a comparison. */
export type Side = keyof VersionPair;

export interface VersionPairChoice {
  /** Null while fewer than two versions are known. */
  pair: VersionPair | null;
  pick: (side: Side, version: number) => void;
  swap: () => void;
}

/** Reads from the URL which versions to compare. A side is absent if the URL has no version number for it. */
export function readPair(params: URLSearchParams): Partial<VersionPair> {
  const read = (side: Side): Partial<VersionPair> => {
    const number = positiveInteger(params.get(side));
    return number === null ? {} : { [side]: number };
  };
  return { ...read('a'), ...read('b') };
}

/** The older of the versions that the URL asks to compare; null if it asks for none. */
export function useOldestComparedVersion(): number | null {
  const [params] = useSearchParams();
  const wanted = Object.values(readPair(params));
  return wanted.length === 0 ? null : Math.min(...wanted);
}

/** The compared versions: the pair in the URL, otherwise the newest two. A choice is written to the URL. */
export function useVersionPair(entries: readonly HistoryEntry[] | undefined): VersionPairChoice {
  const [params, setParams] = useSearchParams();
  // Shows a choice at once, because the router updates the URL later.
  const [chosen, setChosen] = useState<{ pair: VersionPair; on: URLSearchParams } | null>(null);
  const wanted = useMemo(() => (chosen?.on === params ? chosen.pair : readPair(params)), [chosen, params]);
  const pair = useMemo(() => pairOf(entries?.map(({ version }) => version) ?? [], wanted), [entries, wanted]);
  const choose = useCallback(
    ({ a, b }: VersionPair) => {
      setChosen({ pair: { a, b }, on: params });
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('tab', 'history');
          after.set('a', String(a));
          after.set('b', String(b));
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [params, setParams],
  );
  const pick = useCallback((side: Side, version: number) => choose(withVersion(pair, side, version)), [pair, choose]);
  return { pair, pick, swap: () => pair !== null && choose({ a: pair.b, b: pair.a }) };
}

/**
 * The pair to compare: `a` and `b` if both are known and differ, otherwise the newest two versions. Null if there are
 * fewer than two versions.
 * @param versions the numbers of the known versions, newest first
 */
export function pairOf(versions: readonly number[], { a, b }: Partial<VersionPair>): VersionPair | null {
  const [newest, second] = versions;
  if (newest === undefined || second === undefined) return null;
  const isKnown = [a, b].every((version) => version !== undefined && versions.includes(version));
  return isKnown && a !== undefined && b !== undefined && a !== b ? { a, b } : { a: second, b: newest };
}

/**
 * The pair after a choice; unchanged if the other side already shows the chosen version. The order of the sides stays:
 * the side that had the older version gets the older of the two versions.
 */
export function withVersion(pair: VersionPair | null, side: Side, version: number): VersionPair {
  const other = side === 'a' ? pair?.b : pair?.a;
  if (pair === null || other === undefined || other === version) return pair ?? { a: version, b: version };
  const [older, newer] = [Math.min(version, other), Math.max(version, other)];
  return pair.a < pair.b ? { a: older, b: newer } : { a: newer, b: older };
}
