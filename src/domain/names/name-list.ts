import type { Name, NameKind, AcceptedNames } from './name';
import { firstOfEach } from '@/lib/first-of-each';
import { HOUR_MS } from '@/lib/durations';

/** Identifies a list: the names of one kind in one connected system. */
export interface NameList {
  /** The key of the connection's row. */
  connection: string;
  kind: NameKind;
  /** The asset family, reference entity or metaproperty that has the names; "" for names of the whole system. */
  within: string;
}

/** A name that the server listed earlier, but does not list any more. */
export interface GoneName {
  code: string;
  /** When the server last listed the name; milliseconds, device clock. */
  seenAt: number;
}

/** A list of names as this device last read it. */
export interface NameListRow extends NameList {
  /** Made by `nameListKey`. */
  key: string;
  names: Name[];
  /** Whether the list has all names of this kind. If so, any other text is not such a name. */
  isComplete: boolean;
  /** When the names were last read; null if they were never read. Milliseconds, device clock. */
  readAt: number | null;
  /** When the server last answered a request for the names, even if it sent none; milliseconds, device clock. */
  askedAt: number;
  /**
   * Why the last request gave no names; null if it gave names. `refused`: this person may not read them. `failed`: the
   * server could not read them from the system.
   */
  problem: 'refused' | 'failed' | null;
  /** The names that the server does not list any more. The name that disappeared last comes first. */
  gone: GoneName[];
}

/** For this many milliseconds after an answer, the names are requested again only if a person asks for them. */
export const MAX_AGE_MS = HOUR_MS;
/** The maximum length of `gone`. */
const MAX_GONE = 500;

/** The key of the row with a list. */
export const nameListKey = ({ connection, kind, within }: NameList): string => `${connection}/${kind}/${within}`;

/** The list of one connection that has the accepted names. */
export const listFor = ({ kind, within }: AcceptedNames, connection: string): NameList => ({
  connection,
  kind,
  within,
});

/**
 * Whether a list must be read: it has never been requested, the last answer is at least an hour old, or the last answer
 * seems to be from the future because the clock was set back.
 */
export const needsReading = (row: NameListRow | undefined, now: number): boolean =>
  row === undefined || now - row.askedAt >= MAX_AGE_MS || row.askedAt > now;

/**
 * The row to store after the server has listed the names.
 * @param before the stored row; undefined if there is none
 */
export function rowAfterReading(
  list: NameList,
  before: NameListRow | undefined,
  { names, isComplete }: Pick<NameListRow, 'names' | 'isComplete'>,
  now: number,
): NameListRow {
  const codes = new Set(names.map(({ code }) => code));
  const left = (before?.names ?? []).filter(({ code }) => !codes.has(code));
  const gone = [...left.map(({ code }) => ({ code, seenAt: before?.readAt ?? now })), ...(before?.gone ?? [])];
  return {
    ...list,
    key: nameListKey(list),
    names,
    isComplete,
    readAt: now,
    askedAt: now,
    problem: null,
    // A name that is missing from an incomplete list may still exist.
    gone: isComplete
      ? firstOfEach(
          gone.filter(({ code }) => !codes.has(code)),
          ({ code }) => code,
        ).slice(0, MAX_GONE)
      : (before?.gone ?? []),
  };
}

/** The row to store after an answer without names. Names from an earlier answer stay. */
export function rowAfterRefusal(
  list: NameList,
  before: NameListRow | undefined,
  problem: 'refused' | 'failed',
  now: number,
): NameListRow {
  const nothing = { names: [], isComplete: false, readAt: null, gone: [] };
  return { ...nothing, ...before, ...list, key: nameListKey(list), askedAt: now, problem };
}
