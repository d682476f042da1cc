import type { Violation } from '@/domain/problem';
import type { DraftRow, FieldConflict } from './draft';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import { changedFields, sameField } from '../instance-fields';
import { contestedBase } from '../merge/contested-base';
import { mergeFields } from './merge-fields';

/**
 * Every way a draft changes, as pure functions of the stored record:
 * editing → ready → sending → (gone) | rejected | conflict | deleted.
 */

const touched = (draft: DraftRow, now: number): DraftRow => ({
  ...draft,
  updatedAt: now,
  revision: draft.revision + 1,
});
const CLEAN = { theirs: null, conflicts: [], violations: [], refusal: null } satisfies Partial<DraftRow>;
/** The person must act before anything is sent. */
const STOPPED = { ...CLEAN, outgoing: null, unanswered: null } satisfies Partial<DraftRow>;

/** A first edit: of `base`, the server's version, or of a new instance when `base` is null. */
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

/** Save: freezes what is to go out. The same draft while a request carries exactly this. */
export function saveDraft(draft: DraftRow, now: number): DraftRow {
  if (draft.state === 'sending' && draft.outgoing !== null && changedFields(draft.outgoing, draft.value).length === 0)
    return draft;
  return { ...touched(draft, now), ...CLEAN, state: 'ready', outgoing: draft.value, readyAt: now };
}

/** The engine starts to send it. The number of the try protects `markInDoubt` against an older try. */
export function startSending(draft: DraftRow, now: number): DraftRow {
  return { ...touched(draft, now), state: 'sending', attempt: draft.attempt + 1 };
}

/** The version of the server that a write changes. */
export interface WrittenOver {
  /** Its newest version in the history; null if unknown. */
  since: number | null;
  /** The base of the merge, adjusted for an earlier write in doubt: with it or without it. */
  base: InstanceFields;
}

/** A write of `mine` is about to be sent: from here on the server may have it. */
export function markInDoubt(draft: DraftRow, mine: InstanceFields, now: number, over?: WrittenOver): DraftRow {
  const since = draft.unanswered === null ? (over?.since ?? null) : (draft.unansweredSince ?? null);
  return { ...touched(draft, now), base: over?.base ?? draft.base, unanswered: mine, unansweredSince: since };
}

/** The try has ended without a result: the draft waits again, and a write in doubt stays in doubt. */
export function backToReady(draft: DraftRow, now: number): DraftRow {
  return { ...touched(draft, now), state: 'ready' };
}

/** The server has not saved the last write. */
export function clearDoubt(draft: DraftRow, now: number): DraftRow {
  return { ...touched(draft, now), unanswered: null };
}

/** The server has refused the draft: the person corrects it and saves again. */
export function rejectDraft(draft: DraftRow, violations: Violation[], refusal: string | null, now: number): DraftRow {
  return { ...touched(draft, now), ...STOPPED, state: 'rejected', violations, refusal };
}

/** The server failed repeatedly, so the write is in doubt. The person is told; the next Save looks it up. */
export function giveUpDraft(draft: DraftRow, refusal: string | null, now: number): DraftRow {
  return { ...rejectDraft(draft, [], refusal, now), unanswered: draft.unanswered };
}

/** Another person changed the same value: the person decides. */
export function conflictDraft(
  draft: DraftRow,
  theirs: InstanceFields,
  conflicts: FieldConflict[],
  now: number,
): DraftRow {
  return { ...touched(draft, now), ...STOPPED, state: 'conflict', theirs, conflicts };
}

/**
 * The server took the write of `sent`, but by the read-back `fields` of it say something else: somebody overwrote them
 * at once, and the person decides between `before`, the server's version that the write changed, mine and theirs. Fields
 * that are as they were before the write were not kept: told as a refusal, and the next Save sends them again.
 */
export function overwrittenDraft(
  draft: DraftRow,
  { before, mine, sent, server }: WriteVersions,
  fields: InstanceField[],
  now: number,
): DraftRow {
  const only = (from: InstanceFields): Partial<InstanceFields> =>
    Object.fromEntries(fields.map((field) => [field, from[field]]));
  // The write contained what others had changed before, so the draft does not take that back.
  const typed = mergeFields(mine, draft.value, sent).merged;
  const { merged, conflicts: later } = mergeFields(sent, typed, server);
  const contested = Object.fromEntries(later.map(({ field }) => [field, sent[field]]));
  const base = { ...server, ...contested, ...only(before) };
  if (fields.includes('configuration'))
    base.configuration =
      contestedBase(before.configuration, sent.configuration, server.configuration) ?? before.configuration;
  const rebased = { ...draft, code: server.code, base, value: { ...merged, ...only(typed) } };
  const conflicts = fields
    .filter((field) => !sameField(field, before[field], server[field]))
    .map((field) => ({ field, base: base[field], mine: sent[field], theirs: server[field] }));
  return conflicts.length > 0
    ? conflictDraft(rebased, server, conflicts, now)
    : rejectDraft(rebased, [], NOT_KEPT, now);
}

/** The versions around one write: what the server had, what the draft brought, what went out, what the server has now. */
export interface WriteVersions {
  before: InstanceFields;
  mine: InstanceFields;
  sent: InstanceFields;
  server: InstanceFields;
}

/** Translated like a text of the server (`errors.json` of each language). */
const NOT_KEPT = 'The server did not keep the change.';

/** The instance was deleted on the server: the person creates it again, exports the draft or discards it. */
export function instanceDeleted(draft: DraftRow, now: number): DraftRow {
  return { ...touched(draft, now), ...STOPPED, state: 'deleted' };
}

/** The deleted instance is to be created again from what the form shows; its code still leads to the draft. */
export function createAgain(draft: DraftRow, now: number): DraftRow {
  return { ...touched(draft, now), ...STOPPED, state: 'editing', base: null, readyAt: null };
}

/**
 * The server has taken `sent`, and `server` is its version now. Gives null when nothing is left to send; else the draft
 * of what was typed, or saved again, since. It stands on the server's version, but for fields that somebody else changed
 * meanwhile as well: those keep standing on what was sent, so that the next Save finds the conflict.
 * @param accepted what the server said of the write, where it spells a value in its own way
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
    ...touched(draft, now),
    ...STOPPED,
    code: server.code,
    base,
    value: value.merged,
    beforeDecision: null,
  };
  if (outgoing !== null) return { ...rebased, state: 'ready', outgoing: outgoing.merged };
  if (changedFields(base, rebased.value).length === 0) return null;
  return { ...rebased, state: 'editing', readyAt: null };
}

/**
 * The person decided every conflict: the draft stands on their version and goes out again. What it was stays with it, with
 * what only the others had changed, for on their version it would take that back.
 */
export function resolveConflict(draft: DraftRow, decided: InstanceFields, now: number): DraftRow {
  const base = draft.theirs ?? draft.base;
  const beforeDecision =
    draft.base === null || base === null ? draft.value : mergeFields(draft.base, draft.value, base).merged;
  return saveDraft({ ...draft, base, value: decided, beforeDecision }, now);
}

/** Takes the decisions back: the form shows what it showed before them, on top of the newest version of the server. */
export function undoDecision(draft: DraftRow, now: number): DraftRow {
  const value = draft.beforeDecision ?? draft.value;
  return { ...touched(draft, now), ...CLEAN, state: 'editing', value, outgoing: null, beforeDecision: null };
}
