import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceFields, InstanceRow } from '@/domain/instance';

/*
 * The states of a form's draft, with the state of the stored record in brackets.
 *
 *   unchanged ──edit──▶ typing ──150 ms──▶ on device ──save──▶ waiting ──sender──▶ sending ──▶ saved
 *    (none)                                (editing)           (ready)            (sending)    (none)
 *                                              ▲                  ▲                   │
 *                                              │                  ├───────────────────┤ no response, 401, 429, or saved again
 *                                              │                  ├─save── rejected ◀─┤ the server refused
 *                                              │                  ├─save── conflict ◀─┤ another person changed the same
 *                                              └───createAgain──────────── deleted ◀──┘ the instance is gone
 *
 * - A failed write leaves the edits in the form (typing) and is retried after 2 s.
 * - Editing a stored draft does not change its state. Edits made during sending become the next draft (editing).
 * - `discard` leads from every state to unchanged. So does typing the server's value again, if no write is in doubt.
 * - A draft in conflict can be saved when every conflict is decided (`decide`).
 * - `undoDecision` sets a waiting draft to editing, with its value before the decision. If the draft is being sent,
 *   that value becomes the next draft.
 */

/** What a form shows. `value` is null until the instance is known. */
export interface EditorSnapshot {
  value: InstanceFields | null;
  /** The cached instance. Undefined until read; null for a new instance, or when this device does not have it. */
  server: InstanceRow | null | undefined;
  /** The stored draft; null if there is none. */
  draft: DraftRow | null;
  /** Whether some edits are not on disk yet, so that "Saved on this device" would be wrong. */
  unsaved: boolean;
  /** Whether the last read or write failed on this device. The edits are still in the form. */
  storageError: boolean;
}

/**
 * The result of a Save:
 * - `unchanged`: there is nothing to send.
 * - `ready`: the draft waits to be sent.
 * - `undecided`: some conflicts are not decided yet.
 * - `failed`: this device could not store the draft.
 */
export type SaveResult = 'unchanged' | 'ready' | 'undecided' | 'failed';
