import type { InstanceFields } from '../instance';
import type { DraftRow } from './draft';
import { editDraft, settleDraft, startDraft } from './draft-transitions';
import { mergeFields } from './merge-fields';

/**
 * Applies edits to a stored draft that another tab may have changed meanwhile. Where both changed the same value, the edits
 * win.
 * @param before what the form showed when the edits began; null when it showed nothing
 */
export function applyEdits(
  draft: DraftRow,
  before: InstanceFields | null,
  changes: Partial<InstanceFields>,
  now: number,
): DraftRow {
  const merged = before === null ? changes : mergeFields(before, { ...before, ...changes }, draft.value).merged;
  return editDraft(draft, merged, now);
}

/** Like `applyEdits`, for edits older than the last change of the draft: where both changed the same value, the draft wins. */
export function applyOlderEdits(
  draft: DraftRow,
  before: InstanceFields | null,
  changes: Partial<InstanceFields>,
  now: number,
): DraftRow {
  if (before === null) return draft;
  return editDraft(draft, mergeFields(before, draft.value, { ...before, ...changes }).merged, now);
}

/**
 * Starts the next draft from edits of a draft that was sent or discarded meanwhile. It is based on the server's version, as
 * if the edits were made while the last draft was sent. Only what another person changed can conflict.
 * @param before what the form showed when the edits began: the value of the last draft
 * @param server the server's present version; null for a new instance that does not exist there
 * @returns the new draft; null when nothing is left to send
 */
export function rebaseEdits(
  id: string,
  before: InstanceFields,
  changes: Partial<InstanceFields>,
  server: InstanceFields | null,
  now: number,
): DraftRow | null {
  const draft = startDraft(id, server === null ? null : before, { ...before, ...changes }, now);
  return server === null ? draft : settleDraft(draft, before, server, now);
}
