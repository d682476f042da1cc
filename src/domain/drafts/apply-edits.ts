import type { InstanceFields } from '../instance';
import type { DraftRow } from './draft';
import { editDraft, settleDraft, startDraft } from './draft-transitions';
import { mergeFields } from './merge-fields';

/**
 * Applies edits to a stored draft that another tab may have changed meanwhile. Where the edits and the other tab have
 * changed the same value, the edits win.
 * @param before what the form showed when the edits began; null if it showed nothing
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

/**
 * Like `applyEdits`, for edits that are older than the draft's last change: where the edits and that change affect the
 * same value, the draft wins. If `before` is null, the draft stays unchanged.
 */
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
 * Turns edits into a new draft, because the draft into which they were typed was sent or discarded meanwhile. The edits
 * are treated as if they had been made while that draft was being sent: the new base is the server's version, and only
 * changes by other people can conflict.
 * @param before what the form showed when the edits began: the value of the earlier draft
 * @param server the server's current version; null for a new instance that the server does not have
 * @returns the new draft; null if nothing is left to send
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
