import type { InstanceFields } from '../instance';
import type { DraftRow } from './draft';
import { editDraft, settleDraft, startDraft } from './draft-transitions';
import { mergeFields } from './merge-fields';

/**
 * Applies edits to a stored draft that another tab may have changed meanwhile. Where both changed the same value, the
 * edits win.
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

/** Like `applyEdits`, but for edits that are older than the draft's last change: in a conflict, the draft wins. */
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
 * Turns edits into a new draft when the previous draft was sent or discarded meanwhile. Treats the edits as made while
 * that draft was being sent: the new base is the server's version, and only changes by other people can conflict.
 * @param before what the form showed when the edits began: the value of the previous draft
 * @param server the server's current version; null for a new instance that does not exist on the server
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
