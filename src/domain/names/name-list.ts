import type { Name, NameKind, NameWish } from './name';

/** The list of names of one kind that a connected system has. */
export interface NameList {
  /** The key of the connection's row. */
  connection: string;
  kind: NameKind;
  /** As in `NameWish`. */
  within: string;
}

/** A name that an earlier list had. */
export interface GoneName {
  code: string;
  /** When a list last had it; milliseconds, device clock. */
  seenAt: number;
}

/** A list of names as this device last read it. It contains nothing but codes, labels and types. */
export interface NameListRow extends NameList {
  /** `nameListKey` */
  key: string;
  names: Name[];
  /** Whether the list has every name, so that a text that is not in it is unknown. */
  isComplete: boolean;
  /** When the names were read, milliseconds, device clock; null if they never were. */
  readAt: number | null;
  /** When the server last answered a request for them. */
  askedAt: number;
  /** What it answered to the last request: `refused` to this person, `failed` because it could not ask the system. */
  problem: 'refused' | 'failed' | null;
  /** Names that an earlier list had and this one lacks, the newest first. */
  gone: GoneName[];
}

/** An answered request is not repeated in this time, unless a person asks for it. */
export const MAX_AGE_MS = 3_600_000;
/** At most this many names that are gone are kept. */
const MAX_GONE = 500;

export const nameListKey = ({ connection, kind, within }: NameList): string => `${connection}/${kind}/${within}`;

/** The list of a connection in which a wished name is looked up. */
export const listOfWish = ({ kind, within }: NameWish, connection: string): NameList => ({ connection, kind, within });

/** Whether a list is to be read, because it never was or is an hour old. Also if the clock was set back. */
export const needsReading = (row: NameListRow | undefined, now: number): boolean =>
  row === undefined || now - row.askedAt >= MAX_AGE_MS || row.askedAt > now;

/** The row after a list was read. @param before the row until now */
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
    // An incomplete list does not say that a name is gone.
    gone: isComplete
      ? firstOfEach(gone.filter(({ code }) => !codes.has(code))).slice(0, MAX_GONE)
      : (before?.gone ?? []),
  };
}

function firstOfEach(gone: readonly GoneName[]): GoneName[] {
  const seen = new Set<string>();
  return gone.filter(({ code }) => !seen.has(code) && seen.add(code));
}

/** The row after a request that gave no names. The names of an earlier answer stay. */
export function rowAfterRefusal(
  list: NameList,
  before: NameListRow | undefined,
  problem: 'refused' | 'failed',
  now: number,
): NameListRow {
  const nothing = { names: [], isComplete: false, readAt: null, gone: [] };
  return { ...nothing, ...before, ...list, key: nameListKey(list), askedAt: now, problem };
}
