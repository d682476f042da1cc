import type { DraftRow } from '@/lib/database/draft-rows';
import type { DraftsDatabase } from '@/lib/database/drafts-database';

/** What a form edits: an existing instance by its code, or a new one by the id of its draft. */
export type DraftTarget = { code: string } | { draftId: string };

/** The id of a draft: fixed for an existing instance, so that two tabs never start two. */
export function draftIdOf(target: DraftTarget): string {
  return 'code' in target ? `code:${target.code}` : target.draftId;
}

/** The stored draft of a target; null when there is none. A draft of a new instance is found by its code once it was sent. */
export async function findDraft({ drafts }: DraftsDatabase, target: DraftTarget): Promise<DraftRow | null> {
  const byId = await drafts.get(draftIdOf(target));
  if (byId !== undefined || !('code' in target)) return byId ?? null;
  return (await drafts.where('code').equals(target.code).first()) ?? null;
}
