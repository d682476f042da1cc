import type { DraftRow, DraftState } from '../drafts/draft';
import type { InstanceFields } from '../instance';
import type { LaunchTrace } from '../runs/launch-trace';
import type { BulkChange, BulkEdit, BulkNote } from './bulk-change';
import { hasEdits } from './bulk-edits';

/** What was asked for many integrations at once: a change, or a launch with its type (null: their own setting). */
export type BulkTask = { kind: 'change'; change: BulkChange } | { kind: 'launch'; delta: boolean | null };

/** A task for many integrations, stored before any of them is touched. It has a line for each. */
export interface BulkTaskRow {
  id: string;
  task: BulkTask;
  /** Milliseconds, device clock. */
  createdAt: number;
}

/**
 * - `waiting`: nothing has been done yet.
 * - `drafted`: its draft has the change.
 * - `same`: nothing changes; `notes` say why.
 * - `blocked`: its own draft must be decided first, or it is not on this device.
 * - `undone`: the change was taken out of its draft.
 * - `launching`: its launch was sent, or is about to be; without an answer it is in doubt.
 * - `launched`, `refused`: the answer to its launch.
 * - `unclear`: its launch got no answer, and the look-ups have ended.
 */
export type BulkLineState =
  'waiting' | 'drafted' | 'same' | 'blocked' | 'undone' | 'launching' | 'launched' | 'refused' | 'unclear';

/** Why an integration is not changed: its own draft has a conflict, or its integration is gone. */
export type BlockReason = 'conflict' | 'deleted' | 'unknown';

/** One integration of a task. */
export interface BulkLineRow {
  /** The id of its task. */
  bulk: string;
  code: string;
  /** Its place among the lines. */
  place: number;
  label: string;
  jobCode: string | null;
  state: BulkLineState;
  blocked: BlockReason | null;
  edits: BulkEdit[];
  notes: BulkNote[];
  /** The state of the own draft to which the change was added; null if there was none. */
  draftBefore: DraftState | null;
  /** When its draft was given to the sender: milliseconds, device clock. Null if it was not, or was taken back. */
  savedAt: number | null;
  /** For finding the executions of its launch. */
  trace: LaunchTrace | null;
  executionId: number | null;
  /** The server's words for a refused launch. */
  refusal: string | null;
}

/**
 * What a line shows:
 * - `planned`: not done yet. `ready`: its draft can be sent. `incomplete`: its draft cannot be sent as it is.
 * - `waiting`, `sending`, `unclear`, `sent`: what the sender does. `refused`, `conflict`, `deleted`: it needs a person.
 * - `gone`: its draft was discarded, or changed and sent elsewhere.
 * - The other ones as in `BulkLineState`.
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

/** What is known of the integration of a line. */
export interface LineFacts {
  /** Its draft; null if there is none. */
  draft: DraftRow | null;
  /** The server's version on this device; null if there is none. */
  server: InstanceFields | null;
  /** Whether its draft can be sent as it is. */
  isSendable: boolean;
}

/** What a line of a change shows. */
export function lineStatus(
  { state, savedAt, edits }: BulkLineRow,
  { draft, server, isSendable }: LineFacts,
): LineStatus {
  if (state === 'same' || state === 'blocked' || state === 'undone') return state;
  if (state !== 'drafted') return 'planned';
  const isOnServer = (version: InstanceFields | null): boolean => version !== null && hasEdits(version, edits);
  if (draft === null) return isOnServer(server) ? 'sent' : 'gone';
  if (draft.state === 'conflict' || draft.state === 'deleted' || draft.state === 'sending') return draft.state;
  if (savedAt !== null) {
    if (draft.state === 'rejected') return 'refused';
    if (draft.state === 'ready') return draft.unanswered === null ? 'waiting' : 'unclear';
    // Sent, and edited since.
    if (isOnServer(draft.base)) return 'sent';
  }
  return isSendable ? 'ready' : 'incomplete';
}

/** Whether a line can be sent now, at first or again. */
export const isSendableStatus = (status: LineStatus): boolean => status === 'ready' || status === 'refused';

/** Whether the change of a line can still be taken back. */
export const isUndoable = (status: LineStatus): boolean =>
  ['ready', 'incomplete', 'waiting', 'refused'].includes(status);
