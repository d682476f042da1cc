import type { DraftRow, InstanceFields } from '@/lib/database/draft-rows';
import { editDraft, settleDraft, startDraft } from './draft-transitions';
import { mergeFields } from './merge-fields';

/**
 * Applies keystrokes to a stored draft that another tab may have changed meanwhile. Where both changed the same value, the
 * keystrokes win.
 * @param into what the form showed when they began; null when it showed nothing
 */
export function typeOnto(
  draft: DraftRow,
  into: InstanceFields | null,
  changes: Partial<InstanceFields>,
  now: number,
): DraftRow {
  const onto = into === null ? changes : mergeFields(into, { ...into, ...changes }, draft.value).merged;
  return editDraft(draft, onto, now);
}

/** Like `typeOnto`, for keystrokes that are older than the last change of the draft: where both changed the same value, the draft wins. */
export function typeUnder(
  draft: DraftRow,
  into: InstanceFields | null,
  changes: Partial<InstanceFields>,
  now: number,
): DraftRow {
  if (into === null) return draft;
  return editDraft(draft, mergeFields(into, draft.value, { ...into, ...changes }).merged, now);
}

/**
 * Applies keystrokes to a draft that was sent or discarded meanwhile. The next draft is based on the server's version, as if
 * the keys were typed while the last draft was sent. Only what another person changed can conflict. Null when nothing is
 * left to send.
 * @param into what the draft said
 * @param server its present version; null for a new instance that does not exist there
 */
export function typeAgain(
  id: string,
  into: InstanceFields,
  changes: Partial<InstanceFields>,
  server: InstanceFields | null,
  now: number,
): DraftRow | null {
  const typed = startDraft(id, server === null ? null : into, { ...into, ...changes }, now);
  return server === null ? typed : settleDraft(typed, into, server, now);
}
