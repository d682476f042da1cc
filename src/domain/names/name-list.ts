import type { Name, NameKind, NameWish } from './name';

/** The list of names of one kind that a connected system has. */
export interface NameList {
  /** The key of the connection's row. */
  connection: string;
  kind: NameKind;
  /** As in `NameWish`. */
  within: string;
}

/** A name that an earlier answer had and the newest lacks. */
export interface GoneName {
  code: string;
  /** When an answer last had the name; milliseconds, device clock. */
  seenAt: number;
}

/** A list of names as this device last read it: only codes, labels and types. */
export interface NameListRow extends NameList {
  /** `nameListKey` */
  key: string;
  names: Name[];
  /** Whether the list has every name of the system, so that any other text is unknown there. */
  isComplete: boolean;
  /** When the names were read, milliseconds, device clock; null if they never were. */
  readAt: number | null;
  /** When the server last answered a request for the names; milliseconds, device clock. */
  askedAt: number;
  /** Why the last request gave no names: `refused` to this person, or `failed`: the server could not ask the system. */
  problem: 'refused' | 'failed' | null;
  /** The names that have disappeared from the list, the last seen first. */
  gone: GoneName[];
}

/** An answered request is repeated only after this time, or when a person asks for it. Milliseconds. */
export const MAX_AGE_MS = 3_600_000;
/** The maximum length of `gone`. */
const MAX_GONE = 500;

export const nameListKey = ({ connection, kind, within }: NameList): string => `${connection}/${kind}/${within}`;

/** The list of a connection that has the names of a wish. */
export const listOfWish = ({ kind, within }: NameWish, connection: string): NameList => ({ connection, kind, within });

/** Whether a list must be read: it was never read, is an hour old, or seems newer because the clock was set back. */
export const needsReading = (row: NameListRow | undefined, now: number): boolean =>
  row === undefined || now - row.askedAt >= MAX_AGE_MS || row.askedAt > now;

/** The row after the server has answered with names. @param before the row until now */
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
    // An incomplete list does not show that a name is gone.
    gone: isComplete
      ? firstOfEach(gone.filter(({ code }) => !codes.has(code))).slice(0, MAX_GONE)
      : (before?.gone ?? []),
  };
}

function firstOfEach(gone: readonly GoneName[]): GoneName[] {
  const seen = new Set<string>();
  return gone.filter(({ code }) => !seen.has(code) && seen.add(code));
}

/** The row after an answer without names. The names of an earlier answer stay. */
export function rowAfterRefusal(
  list: NameList,
  before: NameListRow | undefined,
  problem: 'refused' | 'failed',
  now: number,
): NameListRow {
  const nothing = { names: [], isComplete: false, readAt: null, gone: [] };
  return { ...nothing, ...before, ...list, key: nameListKey(list), askedAt: now, problem };
}
