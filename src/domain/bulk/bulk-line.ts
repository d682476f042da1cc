import type { DraftRow, DraftState, WaitingSave } from '../drafts/draft';
import type { InstanceFields } from '../instance';
import type { LaunchTrace } from '../runs/launch-trace';
import type { BulkChange, BulkEdit, BulkNote } from './bulk-change';
import { areApplied } from './bulk-edits';

/**
 * A task that a person starts for many integrations at once. If `delta` is null, each integration is launched with its
 * own setting.
 */
export type BulkTask = { kind: 'change'; change: BulkChange } | { kind: 'launch'; delta: boolean | null };

/** A task for many integrations, stored before any of them changes. Each integration has one line (`BulkLineRow`). */
export interface BulkTaskRow {
  id: string;
  task: BulkTask;
  /** Milliseconds, device clock. */
  createdAt: number;
}

/**
 * The state of one integration in a task:
 * - `waiting`: nothing has been done yet.
 * - `drafted`: the draft contains the change.
 * - `same`: the change makes no difference; `notes` give the reasons.
 * - `blocked`: the integration cannot be changed; `BlockReason` says why.
 * - `undone`: the change was taken out of the draft.
 * - `launching`: the launch is being sent. If no answer comes, it is not known whether the launch was carried out.
 * - `launched`, `refused`: the server accepted or refused the launch.
 * - `unclear`: the launch got no answer, and the look-ups for its execution have ended.
 */
export type BulkLineState =
  'waiting' | 'drafted' | 'same' | 'blocked' | 'undone' | 'launching' | 'launched' | 'refused' | 'unclear';

/** Why an integration cannot be changed: its draft has a conflict, it was deleted, or this device does not have it. */
export type BlockReason = 'conflict' | 'deleted' | 'unknown';

/** One integration of a task. */
export interface BulkLineRow {
  /** The id of its task. */
  bulk: string;
  code: string;
  /** The position among the lines of the task. */
  place: number;
  label: string;
  jobCode: string | null;
  state: BulkLineState;
  blocked: BlockReason | null;
  edits: BulkEdit[];
  notes: BulkNote[];
  /** The state of the draft before the change was added to it; null if there was no draft. */
  draftBefore: DraftState | null;
  /**
   * When the draft was saved for sending: milliseconds, device clock. Null if it was not saved, or if the Save was
   * taken back.
   */
  savedAt: number | null;
  /**
   * The person's own Save that still waited when this line saved the draft for sending. It waits again if the Save of
   * this line is taken back. Null if there was none; absent in rows of earlier builds. Since schema 9.
   */
  savedOver?: WaitingSave | null;
  /** What is needed to find the execution of the launch; null if nothing was launched. */
  trace: LaunchTrace | null;
  executionId: number | null;
  /** The server's reason for refusing the launch, in its own words; null if there is none. */
  refusal: string | null;
}

/**
 * What a line shows:
 * - `planned`: there is no draft yet.
 * - `ready`: the draft can be sent.
 * - `incomplete`: the draft cannot be sent as it is.
 * - `waiting`, `sending`, `unclear`, `sent`: the progress of sending the draft.
 * - `refused`, `conflict`, `deleted`: a person must decide.
 * - `gone`: the draft was discarded, or changed and sent elsewhere.
 * - `same`, `blocked`, `undone`: as in `BulkLineState`.
 */
export type LineStatus =
  | 'planned'
  | 'ready'
  | 'incomplete'
  | 'waiting'
  | 'sending'
  | 'unclear'
  | 'sent'
  | 'refused'
  | 'conflict'
  | 'deleted'
  | 'gone'
  | 'same'
  | 'blocked'
  | 'undone';

/** What this device knows about the integration of a line. */
export interface LineFacts {
  /** The draft of the integration; null if there is none. */
  draft: DraftRow | null;
  /** The server's version on this device; null if there is none. */
  server: InstanceFields | null;
  /** Whether the draft can be sent as it is. */
  isSendable: boolean;
}

/** The status to show for a line of a bulk change. */
export function lineStatus(
  { state, savedAt, edits }: BulkLineRow,
  { draft, server, isSendable }: LineFacts,
): LineStatus {
  if (state === 'same' || state === 'blocked' || state === 'undone') return state;
  if (state !== 'drafted') return 'planned';
  const isOnServer = (version: InstanceFields | null): boolean => version !== null && areApplied(version, edits);
  if (draft === null) return isOnServer(server) ? 'sent' : 'gone';
  if (draft.state === 'conflict' || draft.state === 'deleted' || draft.state === 'sending') return draft.state;
  if (savedAt !== null) {
    if (draft.state === 'rejected') return 'refused';
    if (draft.state === 'ready') return draft.unanswered === null ? 'waiting' : 'unclear';
    // The draft was sent and then edited again.
    if (isOnServer(draft.base)) return 'sent';
  }
  return isSendable ? 'ready' : 'incomplete';
}

/** Whether the draft of a line can be sent now, for the first time or again. */
export const isSendableStatus = (status: LineStatus): boolean => status === 'ready' || status === 'refused';

/** Whether the change of a line can still be taken back. */
export const isUndoable = (status: LineStatus): boolean =>
  ['ready', 'incomplete', 'waiting', 'refused'].includes(status);
