import type { HistoryEntry, InstanceField, InstanceFields } from '../instance';
import type { Violation } from '../problem';

/**
 * `editing` typed, not saved · `ready` Save was pressed, waits to be sent · `sending` a request is on its way ·
 * `rejected` the server named violations or refused · `conflict` somebody changed the same, the person decides ·
 * `deleted` the instance is gone, the person decides.
 */
export type DraftState = 'editing' | 'ready' | 'sending' | 'rejected' | 'conflict' | 'deleted';

/** One field that both sides changed differently. */
export interface FieldConflict {
  field: InstanceField;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** One person's unsent work on one job instance. */
export interface DraftRow {
  /** `code:{code}` for an existing instance, so that two tabs never start two; a UUID for a new one. */
  id: string;
  /** The instance being changed, or created again; null while a new one is being created. */
  code: string | null;
  state: DraftState;
  /** The server's version that the edits stand on; null for a new instance. */
  base: InstanceFields | null;
  /** What the form shows. */
  value: InstanceFields;
  /** The value at Save, which is what goes out; later typing stays in `value` only. */
  outgoing: InstanceFields | null;
  /**
   * What the last write carried while nobody knows whether the server took it: the answer was lost, or the browser was
   * killed. It is looked up before anything is written again, never repeated blindly.
   */
  unanswered: InstanceFields | null;
  /** The newest version in the history before that write; null or absent while nobody knows. Since schema 3. */
  unansweredSince?: number | null;
  /** Grows with every try to send; a write leaves only while its own try is the newest, so two engines never both send. */
  attempt: number;
  /** The server's newer version that the person must decide about. */
  theirs: InstanceFields | null;
  conflicts: FieldConflict[];
  /** What the form showed before the person decided a conflict, until the server has confirmed. Since schema 3. */
  beforeDecision?: InstanceFields | null;
  violations: Violation[];
  /** The server's own words for a refusal without violations. */
  refusal: string | null;
  /** Milliseconds since the epoch, device clock. */
  createdAt: number;
  updatedAt: number;
  readyAt: number | null;
  /** Grows with every write. */
  revision: number;
}

/** Texts in the JSON fields of a form that are not JSON (yet), which cannot stand in its configuration. */
export interface BrokenTextsRow {
  /** The id of the draft it belongs to, whether that draft exists yet or not. */
  id: string;
  /** By the path of the field. */
  typed: Record<string, TypedText>;
}

/** An entry of a configuration that was being edited when the page was left; it is offered again when the form opens. */
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

/** The typed text of a field that takes JSON, a number or a date. */
export interface TypedText {
  /** The value that stood there then; once another stands there, what was typed is void. Null for none. */
  base: string | null;
  text: string;
  /** The kind of value; absent for JSON. */
  takes?: 'number' | 'date';
}

/** What others saved of an instance between the engine's reading and its own write of it: told until it was seen. */
export interface OtherSavesRow {
  /** Of the instance. */
  code: string;
  /** Oldest first. */
  versions: HistoryEntry[];
  /** Milliseconds since the epoch, device clock. */
  noticedAt: number;
}
