import type { HistoryEntry, InstanceField, InstanceFields } from '../instance';
import type { Violation } from '../problem';

/**
 * The state of a draft:
 * - `editing`: typed, not saved
 * - `ready`: saved, waiting to be sent
 * - `sending`: a request is in progress
 * - `rejected`: the server refused the change
 * - `conflict`: another person changed the same value, and the user must decide
 * - `deleted`: the instance no longer exists on the server, and the user must decide
 */
export type DraftState = 'editing' | 'ready' | 'sending' | 'rejected' | 'conflict' | 'deleted';

/**
 * The states of a draft that is to be sent. If the engine ends during a request, the draft stays `sending` and is sent
 * again later.
 */
export const OUTGOING_STATES: readonly DraftState[] = ['ready', 'sending'];

/** Whether a draft is to be sent. */
export const isOutgoing = ({ state }: Pick<DraftRow, 'state'>): boolean => OUTGOING_STATES.includes(state);

/** A field that both sides changed in different ways. */
export interface FieldConflict {
  field: InstanceField;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** The state of a conflict that is being decided. */
export interface DraftMerge {
  /** The server's version that both sides changed. */
  before: InstanceFields;
  /**
   * The form's value at the last decision, but with my side of every conflict. Null while no decision takes the
   * server's side.
   */
  mine: InstanceFields | null;
  /** The decisions so far, by the key of the conflict. */
  sides: Record<string, 'mine' | 'theirs'>;
  /** The number of undecided conflicts. */
  open: number;
}

const CODE_PREFIX = 'code:';

/** The id of the draft of an existing instance. It contains the code, so that all tabs share one draft. */
export const draftIdOfCode = (code: string): string => CODE_PREFIX + code;

/** The instance's code in the id of a draft; null for the draft of a new instance. */
export const codeOfDraftId = (id: string): string | null =>
  id.startsWith(CODE_PREFIX) ? id.slice(CODE_PREFIX.length) : null;

/** One person's unsent work on one job instance. */
export interface DraftRow {
  /** `draftIdOfCode` for an existing instance; a UUID for a new instance. */
  id: string;
  /** The code of the instance being changed or created again; null for a new instance. */
  code: string | null;
  state: DraftState;
  /** The server's version that the edits are based on; null for a new instance. */
  base: InstanceFields | null;
  /** What the form shows. */
  value: InstanceFields;
  /** The value at Save, to be sent. Later edits change only `value`. */
  outgoing: InstanceFields | null;
  /**
   * The payload of a write in doubt: its response was lost, or the browser crashed. The engine looks up the write on
   * the server before the next one.
   */
  unanswered: InstanceFields | null;
  /** The newest version in the history before the write in doubt; null or undefined if unknown. Since schema 3. */
  unansweredSince?: number | null;
  /**
   * Increases with every attempt to send the draft. Only the newest attempt may write, so two engines never both send.
   */
  attempt: number;
  /** The server's newer version while the user must decide about a conflict with that version; else null. */
  theirs: InstanceFields | null;
  conflicts: FieldConflict[];
  /**
   * The decisions about a conflict. Null for a draft without a conflict; absent in rows of earlier builds. Since schema
   * 6.
   */
  merge?: DraftMerge | null;
  /** My value before the conflict was decided, kept until the server has confirmed the write. Since schema 3. */
  beforeDecision?: InstanceFields | null;
  violations: Violation[];
  /** The server's message for a refusal; null if there is none. */
  refusal: string | null;
  /** Milliseconds since the epoch, device clock. */
  createdAt: number;
  /** The time of the last change: milliseconds since the epoch, device clock. */
  updatedAt: number;
  /** The time of the last Save: milliseconds since the epoch, device clock. Null if there was none. */
  readyAt: number | null;
  /** Increases with every write. */
  revision: number;
}

/** A Save that waits to be sent. */
export interface WaitingSave {
  outgoing: InstanceFields;
  /** As in `DraftRow`. */
  readyAt: number | null;
}

/** A discarded draft, kept for a while so that its user can restore it. */
export interface DiscardedDraftRow {
  /** The id of the draft. */
  id: string;
  draft: DraftRow;
  /** Milliseconds since the epoch, device clock. */
  discardedAt: number;
}

/** Typed texts that the configuration cannot contain, because they are not valid JSON yet. */
export interface BrokenTextsRow {
  /** The id of the draft, which may not exist yet. */
  id: string;
  /** The texts, by the path of their field. */
  typed: Record<string, TypedText>;
}

/** An entry of a configuration whose editor is open. After a reload, the form opens the editor again. */
export interface OpenEntryRow {
  /** The id of the draft, which may not exist yet. */
  id: string;
  /** The path of the list in the configuration. */
  path: (string | number)[];
  /** The entry's index in the list; null for a new entry. */
  index: number | null;
  /** The entry's text in the configuration when the editor opened; null for a new entry. */
  base: string | null;
  /**
   * The texts of all entries of the list, from the last time when the list contained this entry. Absent for a new entry
   * and in rows of earlier builds.
   */
  list?: string[];
  /** What the editor shows. */
  text: string;
  /** The texts that were typed into JSON fields of the entry and are not valid JSON yet, by path. */
  typed: Record<string, TypedText>;
}

/** What was typed into a field for JSON, a number or a date. */
export interface TypedText {
  /**
   * The field's value when the text was typed; null if there was none. Once the field has another value, the text is
   * discarded.
   */
  base: string | null;
  text: string;
  /** What the field takes; absent for JSON. */
  takes?: 'number' | 'date';
}

/**
 * Versions of an instance that others saved after the engine had read the instance and before it wrote its own change.
 * Kept until the user has seen them.
 */
export interface OtherSavesRow {
  /** The code of the instance. */
  code: string;
  /** Oldest first. */
  versions: HistoryEntry[];
  /** Milliseconds since the epoch, device clock. */
  noticedAt: number;
}
