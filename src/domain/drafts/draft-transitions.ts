import type { Violation } from '@/lib/api/problem';
import type { DraftRow, FieldConflict, InstanceFields } from '@/lib/database/draft-rows';
import { changedFields } from '../instance-fields';
import { mergeFields } from './merge-fields';

/**
 * Every way a draft changes, as pure functions of the stored record (design, section 5):
 * editing → ready → sending → (gone) | rejected | conflict | deleted.
 */

const touched = (draft: DraftRow, now: number): DraftRow => ({
  ...draft,
  updatedAt: now,
  revision: draft.revision + 1,
});
const CLEAN = { theirs: null, conflicts: [], violations: [], refusal: null } satisfies Partial<DraftRow>;

/** A first edit: of `base`, the server's version, or of a new instance when `base` is null. */
export function startDraft(id: string, base: InstanceFields | null, value: InstanceFields, now: number): DraftRow {
  return {
    id,
    code: base?.code ?? null,
    state: 'editing',
    base,
    value,
    outgoing: null,
    ...CLEAN,
    createdAt: now,
    updatedAt: now,
    readyAt: null,
    revision: 1,
  };
}

/** Typing: changes what the form shows. What was saved and waits to be sent stays as it was at Save. */
export function editDraft(draft: DraftRow, changes: Partial<InstanceFields>, now: number): DraftRow {
  return { ...touched(draft, now), value: { ...draft.value, ...changes } };
}

/** Save: freezes what is to go out. */
export function saveDraft(draft: DraftRow, now: number): DraftRow {
  return { ...touched(draft, now), ...CLEAN, state: 'ready', outgoing: draft.value, readyAt: now };
}

/** A request is about to leave. */
export function startSending(draft: DraftRow, now: number): DraftRow {
  return { ...touched(draft, now), state: 'sending' };
}

/** Nothing left the device, or the server said that it did nothing: it waits again. */
export function waitAgain(draft: DraftRow, now: number): DraftRow {
  return { ...touched(draft, now), state: 'ready' };
}

/** The server refused: the person mends and saves again. */
export function rejectDraft(draft: DraftRow, violations: Violation[], refusal: string | null, now: number): DraftRow {
  return { ...touched(draft, now), ...CLEAN, state: 'rejected', violations, refusal, outgoing: null };
}

/** Somebody else changed the same: the person decides. */
export function conflictDraft(
  draft: DraftRow,
  theirs: InstanceFields,
  conflicts: FieldConflict[],
  now: number,
): DraftRow {
  return { ...touched(draft, now), ...CLEAN, state: 'conflict', theirs, conflicts, outgoing: null };
}

/** The instance is gone on the server: create again, export or discard. */
export function instanceDeleted(draft: DraftRow, now: number): DraftRow {
  return { ...touched(draft, now), ...CLEAN, state: 'deleted', outgoing: null };
}

/** The deleted instance is to be created again from what the form shows. */
export function createAgain(draft: DraftRow, now: number): DraftRow {
  return { ...touched(draft, now), ...CLEAN, state: 'editing', code: null, base: null };
}

/**
 * The server has `sent`, and `server` is its version now. Gives null when nothing is left to send; else the draft of
 * what was typed, or saved again, since: it stands on the server's new version.
 */
export function settleDraft(
  draft: DraftRow,
  sent: InstanceFields,
  server: InstanceFields,
  now: number,
): DraftRow | null {
  const onServer = (mine: InstanceFields): InstanceFields => mergeFields(sent, mine, server).merged;
  const rebased = { ...touched(draft, now), ...CLEAN, code: server.code, base: server, value: onServer(draft.value) };
  if (draft.state === 'ready' && draft.outgoing !== null) return { ...rebased, outgoing: onServer(draft.outgoing) };
  if (changedFields(server, rebased.value).length === 0) return null;
  return { ...rebased, state: 'editing', outgoing: null, readyAt: null };
}

/** The person decided every conflict: the draft stands on their version and goes out again. */
export function resolveConflict(draft: DraftRow, decided: InstanceFields, now: number): DraftRow {
  const base = draft.theirs ?? draft.base;
  return saveDraft({ ...draft, base, value: decided }, now);
}
