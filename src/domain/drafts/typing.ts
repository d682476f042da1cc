import type { DraftRow, InstanceFields } from '@/lib/database/draft-rows';
import { editDraft, settleDraft, startDraft } from './draft-transitions';
import { mergeFields } from './merge-fields';

/**
 * Typing in a stored draft, which another tab may have changed meanwhile: the keystrokes on top of what is stored by now;
 * where both changed the same, these count.
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

/** As `typeOnto`, of keystrokes that were left behind before the draft was changed last: where both changed the same, it counts. */
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
 * Typing in a draft that has gone meanwhile, as it arrived or was discarded: the next draft stands on the server's version,
 * as if typed while the last one was sent. Only what somebody else changed is contested. Null when nothing is left to send.
 * @param into what the draft said
 * @param server its version by now; null for a new instance that is not there
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
