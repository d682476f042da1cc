import { changedFields, NEW_INSTANCE } from '@/domain/instance-fields';
import type { DraftRow } from '@/domain/drafts/draft';
import type { DraftsDatabase } from '@/database/drafts-database';

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

/**
 * Whether nothing of it is left to send: its value equals the server's version, and no write is in doubt. A draft that
 * was created from this form is left to the engine, which then redirects the form to the instance.
 */
export function isSettled({ state, base, value, unanswered, code }: DraftRow, target: DraftTarget): boolean {
  // A decided conflict is sent even if nothing is left to write: until then it can be undone.
  if (state === 'sending' || state === 'conflict' || unanswered !== null) return false;
  if ('draftId' in target && code !== null) return false;
  return changedFields(base ?? NEW_INSTANCE, value).length === 0;
}
