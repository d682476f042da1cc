import type { DraftRow } from '@/domain/drafts/draft';
import type { DraftsDatabase } from '@/database/drafts-database';

/**
 * Changes one draft in a transaction. Reads the newest record first, so that edits of a tab meanwhile are kept.
 * Resolves to the stored record, or null when there is none.
 * @param change returns the new record, the same record to leave it unchanged, or null to delete it
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

/** Whether a try is still the newest: the draft was not saved again, and no other engine is sending it. */
export function isCurrentTry(draft: DraftRow, attempt: number): boolean {
  return draft.state === 'sending' && draft.attempt === attempt;
}
