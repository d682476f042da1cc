import type { HistoryEntry, InstanceField, InstanceFields } from '../instance';
import type { Violation } from '../problem';

/**
 * `editing` typed, not saved · `ready` saved, waits to be sent · `sending` a request is under way · `rejected` the
 * server refused it · `conflict` another person changed the same value, the person decides · `deleted` the instance is
 * gone on the server, the person decides.
 */
export type DraftState = 'editing' | 'ready' | 'sending' | 'rejected' | 'conflict' | 'deleted';

/** One field that both sides changed differently. */
export interface FieldConflict {
  field: InstanceField;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** What a conflict is decided from. */
export interface DraftMerge {
  /** The version of the server that both sides changed. */
  before: InstanceFields;
  /** What the form showed at the last decision, with mine at every conflict; null while no decision is for theirs. */
  mine: InstanceFields | null;
  /** The decisions so far, by the key of the conflict. */
  sides: Record<string, 'mine' | 'theirs'>;
  /** How many conflicts have no decision. */
  open: number;
}

/** One person's unsent work on one job instance. */
export interface DraftRow {
  /** `code:{code}` for an existing instance, so that two tabs never start two; a UUID for a new one. */
  id: string;
  /** The instance being changed, or created again; null while a new one is being created. */
  code: string | null;
  state: DraftState;
  /** The server's version that the edits are based on; null for a new instance. */
  base: InstanceFields | null;
  /** What the form shows. */
  value: InstanceFields;
  /** The value at Save, to be sent. Later edits change only `value`. */
  outgoing: InstanceFields | null;
  /**
   * The payload of a write in doubt: its answer was lost, or the browser was killed. It is looked up before the next
   * write.
   */
  unanswered: InstanceFields | null;
  /** The newest version in the history before that write; null or undefined if unknown. Since schema 3. */
  unansweredSince?: number | null;
  /** Increases with every try. Only the newest try may write, so two engines never both send. */
  attempt: number;
  /** The server's newer version that the person must decide about. */
  theirs: InstanceFields | null;
  conflicts: FieldConflict[];
  /** The decisions about a conflict; null or absent for other drafts and in rows of earlier builds. Since schema 6. */
  merge?: DraftMerge | null;
  /** The value before the person decided a conflict, until the server has confirmed. Since schema 3. */
  beforeDecision?: InstanceFields | null;
  violations: Violation[];
  /** The server's own words for a refusal without violations. */
  refusal: string | null;
  /** Milliseconds since the epoch, device clock. */
  createdAt: number;
  updatedAt: number;
  readyAt: number | null;
  /** Increases with every write. */
  revision: number;
}

/** Texts of JSON fields that are not valid yet, so the configuration cannot contain them. */
export interface BrokenTextsRow {
  /** The id of the draft it belongs to, whether that draft exists yet or not. */
  id: string;
  /** By the path of the field. */
  typed: Record<string, TypedText>;
}

/** An entry of a configuration whose editor was open when the page closed. It opens again with the form. */
export interface OpenEntryRow {
  /** The id of the draft it belongs to, whether that draft exists yet or not. */
  id: string;
  /** The list in the configuration. */
  path: (string | number)[];
  /** Its place in the list; null for a new one. */
  index: number | null;
  /** Its text in the configuration when its editor opened; null for a new one. */
  base: string | null;
  /** The texts of the list in which it was last found; absent for a new one and in records of earlier versions. */
  list?: string[];
  /** What its editor shows. */
  text: string;
  /** Texts of its JSON fields that are not JSON yet, by path. */
  typed: Record<string, TypedText>;
}

/** The typed text of a field for JSON, a number or a date. */
export interface TypedText {
  /** The value of the field when the text was typed; null for none. If the value changes, the text is dropped. */
  base: string | null;
  text: string;
  /** The kind of value; absent for JSON. */
  takes?: 'number' | 'date';
}

/**
 * Versions that others saved between the engine's reading and its write of an instance. Shown until the person has seen
 * them.
 */
export interface OtherSavesRow {
  /** Of the instance. */
  code: string;
  /** Oldest first. */
  versions: HistoryEntry[];
  /** Milliseconds since the epoch, device clock. */
  noticedAt: number;
}
