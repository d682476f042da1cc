import type { Violation } from '@/domain/problem';
import { isOutgoing, type DraftRow, type FieldConflict, type WaitingSave } from './draft';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import { changedFields, sameField } from '../instance-fields';
import { contestedBase } from '../merge/contested-base';
import { conflictOf, withConflictCount, startDeciding, withDecisions } from './draft-conflict';
import { mergeFields } from './merge-fields';
import type { Side } from './open-conflicts';

/*
 * Every change of a draft, each as a pure function of the stored record:
 * editing → ready → sending → (gone) | rejected | conflict | deleted.
 */

const withNewRevision = (draft: DraftRow, now: number): DraftRow => ({
  ...draft,
  updatedAt: now,
  revision: draft.revision + 1,
});
const NO_CONFLICT_OR_REFUSAL = {
  theirs: null,
  conflicts: [],
  merge: null,
  violations: [],
  refusal: null,
} satisfies Partial<DraftRow>;
/** Clears the outgoing value, the write in doubt, the conflict and the refusal of a draft that waits for its user. */
const NOTHING_TO_SEND = { ...NO_CONFLICT_OR_REFUSAL, outgoing: null, unanswered: null } satisfies Partial<DraftRow>;

/**
 * Creates a draft at the first edit.
 * @param base the server's version; null for a new instance
 */
export function startDraft(id: string, base: InstanceFields | null, value: InstanceFields, now: number): DraftRow {
  return {
    id,
    code: base?.code ?? null,
    state: 'editing',
    base,
    value,
    outgoing: null,
    unanswered: null,
    attempt: 0,
    ...NO_CONFLICT_OR_REFUSAL,
    createdAt: now,
    updatedAt: now,
    readyAt: null,
    revision: 1,
  };
}

/** The user typed: `value` changes. `outgoing` keeps the value at Save. */
export function editDraft(draft: DraftRow, changes: Partial<InstanceFields>, now: number): DraftRow {
  return withConflictCount({ ...withNewRevision(draft, now), value: { ...draft.value, ...changes } });
}

/**
 * The user saved: the form's value becomes `outgoing`. The draft stays the same if a request is already sending exactly
 * this value. If all conflicts are decided, the server's version becomes the base, and `beforeDecision` keeps my
 * version for an undo.
 */
export function saveDraft(draft: DraftRow, now: number): DraftRow {
  if (draft.state === 'sending' && draft.outgoing !== null && changedFields(draft.outgoing, draft.value).length === 0)
    return draft;
  const conflict = conflictOf(draft);
  if (conflict?.open.length === 0) {
    const { theirs, mine } = conflict.versions;
    return saveDraft(
      { ...draft, ...NO_CONFLICT_OR_REFUSAL, state: 'editing', base: theirs, beforeDecision: mine },
      now,
    );
  }
  return {
    ...withNewRevision(draft, now),
    ...NO_CONFLICT_OR_REFUSAL,
    state: 'ready',
    outgoing: draft.value,
    readyAt: now,
  };
}

/**
 * Takes back a Save. The draft stays the same if it is being sent already, or if its write is in doubt.
 * @param instead the Save that waits instead; null if there is none
 */
export function takeBackSave(draft: DraftRow, instead: WaitingSave | null, now: number): DraftRow {
  if (draft.state !== 'ready' || draft.unanswered !== null) return draft;
  return instead === null ? unsaved(draft, now) : { ...withNewRevision(draft, now), ...instead };
}

/** The draft without its Save. */
const unsaved = (draft: DraftRow, now: number): DraftRow => ({
  ...withNewRevision(draft, now),
  state: 'editing',
  outgoing: null,
  readyAt: null,
});

/**
 * Restores a discarded draft. If the draft was waiting to be sent or being sent, it now waits for another Save. If its
 * last write is in doubt, that Save looks up the write first.
 */
export function restoreDraft(draft: DraftRow, now: number): DraftRow {
  return isOutgoing(draft) ? unsaved(draft, now) : draft;
}

/** The engine starts to send the draft. The new `attempt` number keeps earlier attempts from sending a write. */
export function startSending(draft: DraftRow, now: number): DraftRow {
  return { ...withNewRevision(draft, now), state: 'sending', attempt: draft.attempt + 1 };
}

/** What is known about the server's version before a write. */
export interface WriteBase {
  /** The newest version number in the history; null if unknown. */
  since: number | null;
  /**
   * The base of the merge. If an earlier write in doubt turned out to be saved, the base contains the values of that
   * write.
   */
  base: InstanceFields;
}

/** The engine is about to send `mine`. From now on the server may have received it. */
export function markInDoubt(draft: DraftRow, mine: InstanceFields, now: number, writeBase?: WriteBase): DraftRow {
  const since = draft.unanswered === null ? (writeBase?.since ?? null) : (draft.unansweredSince ?? null);
  return {
    ...withNewRevision(draft, now),
    base: writeBase?.base ?? draft.base,
    unanswered: mine,
    unansweredSince: since,
  };
}

/** An attempt ended without a result: the draft waits for the next attempt. A write in doubt stays in doubt. */
export function returnToReady(draft: DraftRow, now: number): DraftRow {
  return { ...withNewRevision(draft, now), state: 'ready' };
}

/** The engine has found out that the server did not save the last write. */
export function clearDoubt(draft: DraftRow, now: number): DraftRow {
  return { ...withNewRevision(draft, now), unanswered: null };
}

/** The server has refused the draft: the user corrects it and saves again. */
export function rejectDraft(draft: DraftRow, violations: Violation[], refusal: string | null, now: number): DraftRow {
  return { ...withNewRevision(draft, now), ...NOTHING_TO_SEND, state: 'rejected', violations, refusal };
}

/**
 * The server failed repeatedly, so it is unknown whether it saved the write. The user sees the refusal, and the next
 * Save looks up the write.
 */
export function rejectDraftInDoubt(draft: DraftRow, refusal: string | null, now: number): DraftRow {
  return { ...rejectDraft(draft, [], refusal, now), unanswered: draft.unanswered };
}

/**
 * Another person changed the same value, and the user must decide. From now on, the form shows the merge of both
 * versions.
 */
export function conflictDraft(
  draft: DraftRow,
  theirs: InstanceFields,
  conflicts: FieldConflict[],
  now: number,
): DraftRow {
  return startDeciding({ ...withNewRevision(draft, now), ...NOTHING_TO_SEND, state: 'conflict', theirs, conflicts });
}

/**
 * The server accepted the write of `sent`, but a later read returned other values for `fields`.
 * - If a field has neither its old value nor the sent value, another person has overwritten it. That is a conflict
 *   between `before`, mine and theirs.
 * - If all these fields have their old values, the server did not keep the write. The draft is refused, and the next
 *   Save sends the fields again.
 */
export function overwrittenDraft(
  draft: DraftRow,
  { before, mine, sent, server }: WriteVersions,
  fields: InstanceField[],
  now: number,
): DraftRow {
  const pick = (from: InstanceFields): Partial<InstanceFields> =>
    Object.fromEntries(fields.map((field) => [field, from[field]]));
  // `sent` also contains earlier changes by others. They are merged into the draft, so that the draft does not revert
  // them.
  const typed = mergeFields(mine, draft.value, sent).merged;
  const { merged, conflicts: later } = mergeFields(sent, typed, server);
  const sentValues = Object.fromEntries(later.map(({ field }) => [field, sent[field]]));
  const base = { ...server, ...sentValues, ...pick(before) };
  if (fields.includes('configuration'))
    base.configuration =
      contestedBase(before.configuration, sent.configuration, server.configuration) ?? before.configuration;
  const rebased = { ...draft, code: server.code, base, value: { ...merged, ...pick(typed) } };
  const conflicts = fields
    .filter((field) => !sameField(field, before[field], server[field]))
    .map((field) => ({ field, base: base[field], mine: sent[field], theirs: server[field] }));
  return conflicts.length > 0
    ? conflictDraft(rebased, server, conflicts, now)
    : rejectDraft(rebased, [], NOT_KEPT, now);
}

/** The versions of an instance before and after one write. */
export interface WriteVersions {
  /** The server's version that the write changed. */
  before: InstanceFields;
  /** The draft's value at Save. */
  mine: InstanceFields;
  /** The version that was sent: `mine`, merged with changes that others had made before. */
  sent: InstanceFields;
  /** The server's version after the write. */
  server: InstanceFields;
}

/** The screen translates this text like a message of the server (`errors.json` of each language). */
const NOT_KEPT = 'The server did not keep the change.';

/** The instance was deleted on the server. The user can create it again, export the draft or discard it. */
export function markDeleted(draft: DraftRow, now: number): DraftRow {
  return { ...withNewRevision(draft, now), ...NOTHING_TO_SEND, state: 'deleted' };
}

/**
 * Prepares the draft of a deleted instance so that the next Save creates the instance again. The draft keeps its id,
 * which contains the code of the instance.
 */
export function createAgain(draft: DraftRow, now: number): DraftRow {
  return { ...withNewRevision(draft, now), ...NOTHING_TO_SEND, state: 'editing', base: null, readyAt: null };
}

/**
 * The server has accepted `sent`, and `server` is its current version. Returns null if nothing is left to send, else a
 * draft with the edits made since then, based on `server`. For a field that another person has changed too, the base
 * gets the sent value, so that the next Save finds the conflict.
 * @param accepted the fields in the response to the write, which the server may have normalised
 */
export function settleDraft(
  draft: DraftRow,
  sent: InstanceFields,
  server: InstanceFields,
  now: number,
  accepted: InstanceFields = sent,
): DraftRow | null {
  const value = mergeFields(sent, draft.value, server);
  const savedAgain = draft.outgoing !== null && changedFields(sent, draft.outgoing).length > 0;
  const outgoing = savedAgain ? mergeFields(sent, draft.outgoing ?? sent, server) : null;
  const contested = [...value.conflicts, ...(outgoing?.conflicts ?? [])]
    .filter(({ field }) => !sameField(field, accepted[field], server[field]))
    .map(({ field }) => [field, sent[field]]);
  const base: InstanceFields = { ...server, ...Object.fromEntries(contested) };
  const rebased = {
    ...withNewRevision(draft, now),
    ...NOTHING_TO_SEND,
    code: server.code,
    base,
    value: value.merged,
    beforeDecision: null,
  };
  if (outgoing !== null) return { ...rebased, state: 'ready', outgoing: outgoing.merged };
  if (changedFields(base, rebased.value).length === 0) return null;
  return { ...rebased, state: 'editing', readyAt: null };
}

/** Decides conflicts by their keys. Null opens a conflict again. The form shows the result at once. */
export function decideDraft(draft: DraftRow, choices: ReadonlyMap<string, Side | null>, now: number): DraftRow {
  const decided = withDecisions(draft, choices);
  return decided === draft ? draft : withNewRevision(decided, now);
}

/**
 * Undoes the decisions of a saved draft: the form shows its earlier value again, based on the server's newest version.
 * If a request is already sending the decided value, the earlier value becomes the next draft, like any edit.
 */
export function undoDecision(draft: DraftRow, now: number): DraftRow {
  const undone = { value: draft.beforeDecision ?? draft.value, beforeDecision: null };
  return draft.state === 'sending'
    ? { ...withNewRevision(draft, now), ...undone }
    : { ...unsaved(draft, now), ...undone, ...NO_CONFLICT_OR_REFUSAL };
}
