import { changedFields, NEW_INSTANCE } from '@/domain/instance-fields';
import { draftIdOfCode, type DraftRow } from '@/domain/drafts/draft';
import type { DraftsDatabase } from '@/database/drafts-database';

/** What a form edits: an existing instance by its code, or a new instance by the id of its draft. */
export type DraftTarget = { code: string } | { draftId: string };

/** The id of a target's draft. */
export function draftIdOf(target: DraftTarget): string {
  return 'code' in target ? draftIdOfCode(target.code) : target.draftId;
}

/**
 * Reads the draft of a target; null if there is none. For an instance that was just created from a draft, also finds
 * that draft.
 */
export async function findDraft({ drafts }: DraftsDatabase, target: DraftTarget): Promise<DraftRow | null> {
  const byId = await drafts.get(draftIdOf(target));
  if (byId !== undefined || !('code' in target)) return byId ?? null;
  return (await drafts.where('code').equals(target.code).first()) ?? null;
}

/**
 * Whether a draft has nothing left to send: its value equals the server's version, and no write is in doubt. Callers
 * remove such a draft. False for the draft of a new instance that the server has just created: the engine itself
 * removes that draft, and the form then changes to the instance.
 */
export function isSettled({ state, base, value, unanswered, code }: DraftRow, target: DraftTarget): boolean {
  // A draft in conflict is kept even if its value equals the server's version, so that its decisions can be undone.
  if (state === 'sending' || state === 'conflict' || unanswered !== null) return false;
  if ('draftId' in target && code !== null) return false;
  return changedFields(base ?? NEW_INSTANCE, value).length === 0;
}
