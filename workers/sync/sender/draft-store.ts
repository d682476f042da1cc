import type { DraftRow } from '@/lib/database/draft-rows';
import type { DraftsDatabase } from '@/lib/database/drafts-database';

/**
 * Changes one draft in a transaction of its own: reads the newest record, so that typing in a tab meanwhile is kept.
 * `change` gives the new record, or null to remove it. Resolves to what is stored afterwards; null when there is none.
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
    else await drafts.drafts.put(next);
    return next;
  });
}

/** A change for a draft that is still on its way: one that was saved again meanwhile keeps waiting as it is. */
export function whileSending(change: (draft: DraftRow) => DraftRow): (draft: DraftRow) => DraftRow {
  return (draft) => (draft.state === 'sending' ? change(draft) : draft);
}
