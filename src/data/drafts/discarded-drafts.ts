import type { DraftsDatabase } from '@/database/drafts-database';
import type { DiscardedDraftRow, DraftRow } from '@/domain/drafts/draft';
import { restoreDraft } from '@/domain/drafts/draft-transitions';
import { DAY_MS } from '@/lib/durations';
import { databases } from '../sync/databases';
import { wake } from '../sync/sync-client';
import { useDatabaseQuery } from '../sync/use-databases';
import { draftIdOf, findDraft, type DraftTarget } from './draft-target';
import { forgetUnfinished } from './unfinished/unfinished';

/** A discarded draft can be restored for this time. */
const KEPT_MS = DAY_MS;

/**
 * The drafts that this person discarded within the last day, the latest discard first. Undefined until they have been
 * read.
 */
export function useDiscardedDrafts(): DiscardedDraftRow[] | undefined {
  return useDatabaseQuery(async ({ drafts }) => {
    const rows = await drafts.discardedDrafts.toArray();
    return rows.filter(isKept).sort((a, b) => b.discardedAt - a.discardedAt);
  }, []);
}

/** Discards the draft with this id. Returns what `undoDiscard` needs; null if there was no draft. */
export function discardDraft(draftId: string): Promise<DiscardedDraftRow | null> {
  return moveToDiscarded(databases().drafts, { draftId });
}

/**
 * Moves a draft to the discarded drafts, in one transaction. Also removes the draft's unfinished input, and the drafts
 * that were discarded more than a day ago.
 * @returns the new row; null if there was no draft
 */
export function moveToDiscarded(database: DraftsDatabase, target: DraftTarget): Promise<DiscardedDraftRow | null> {
  const { drafts, discardedDrafts, openEntries, brokenTexts } = database;
  return database.transaction('rw', drafts, discardedDrafts, openEntries, brokenTexts, async () => {
    const draft = await findDraft(database, target);
    await forgetUnfinished(database, draftIdOf(target));
    await discardedDrafts.filter((row) => !isKept(row)).delete();
    if (draft === null) return null;
    const discarded = { id: draft.id, draft, discardedAt: Date.now() };
    await discardedDrafts.put(discarded);
    await drafts.delete(draft.id);
    return discarded;
  });
}

/**
 * Undoes a discard. A draft that was waiting to be sent when it was discarded waits again. Returns false, and restores
 * nothing, if there is a newer draft.
 */
export async function undoDiscard(discarded: DiscardedDraftRow): Promise<boolean> {
  const isRestored = await restore(discarded, discarded.draft);
  wake('sender');
  return isRestored;
}

/** Restores a discarded draft. It is sent only after another Save. Returns false if there is a newer draft. */
export const restoreDiscarded = (discarded: DiscardedDraftRow): Promise<boolean> =>
  restore(discarded, restoreDraft(discarded.draft, Date.now()));

function restore({ id, discardedAt }: DiscardedDraftRow, draft: DraftRow): Promise<boolean> {
  const { drafts: database } = databases();
  const { drafts, discardedDrafts } = database;
  return database.transaction('rw', drafts, discardedDrafts, async () => {
    if ((await drafts.get(id)) !== undefined) return false;
    await drafts.add(draft);
    await discardedDrafts.delete([id, discardedAt]);
    return true;
  });
}

const isKept = ({ discardedAt }: DiscardedDraftRow): boolean => discardedAt > Date.now() - KEPT_MS;
