import type { DraftRow } from '@/domain/drafts/draft';
import type { DraftsDatabase } from '@/database/drafts-database';

/**
 * Changes one draft in a transaction of its own: reads the newest record, so that typing in a tab meanwhile is kept.
 * `change` gives the new record, the same one to leave it, or null to remove it. Resolves to what is stored afterwards;
 * null when there is none.
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

/** Whether this try to send is still the newest: the draft was not saved again and no other engine has taken it up. */
export function isCurrentTry(draft: DraftRow, attempt: number): boolean {
  return draft.state === 'sending' && draft.attempt === attempt;
}
