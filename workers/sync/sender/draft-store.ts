import type { DraftRow } from '@/domain/drafts/draft';
import type { DraftsDatabase } from '@/database/drafts-database';

/**
 * Reads and changes one draft in the same transaction, so that no edit of a tab is lost.
 * @param change returns the new draft, the same draft to leave it unchanged, or null to delete it
 * @returns the draft that is stored after the change; null if there is none
 */
export async function updateDraft(
  { drafts }: { drafts: DraftsDatabase },
  id: string,
  change: (draft: DraftRow) => DraftRow | null,
): Promise<DraftRow | null> {
  return drafts.transaction('rw', drafts.drafts, async () => {
    const current = await drafts.drafts.get(id);
    if (current === undefined) return null;
    const next = change(current);
    if (next === null) await drafts.drafts.delete(id);
    else if (next !== current) await drafts.drafts.put(next);
    return next;
  });
}

/**
 * Whether a try is still the newest try of its draft: no later Save has happened, and no other engine is sending the
 * draft.
 */
export function isCurrentTry(draft: DraftRow, attempt: number): boolean {
  return draft.state === 'sending' && draft.attempt === attempt;
}
