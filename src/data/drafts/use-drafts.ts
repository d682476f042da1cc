import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { saveDraft } from '@/domain/drafts/draft-transitions';
import { importedDraft, readExportedDrafts } from '@/domain/drafts/exported-draft';
import { parseJson } from '@/lib/json';
import type { DraftRow } from '@/lib/database/draft-rows';
import { currentDatabases, databases } from '../sync/databases';
import { onDraftSent, poke } from '../sync/sync-client';

/** All drafts of this person on this device, newest first. Undefined until read. */
export function useDrafts(): DraftRow[] | undefined {
  const drafts = currentDatabases()?.drafts;
  return useLiveQuery(async () => {
    const rows = (await drafts?.drafts.toArray()) ?? [];
    return rows.sort((a, b) => b.updatedAt - a.updatedAt);
  }, [drafts]);
}

/** Whether a draft waits for a decision of the person. */
export function needsPerson(draft: DraftRow): boolean {
  return draft.state === 'rejected' || draft.state === 'conflict' || draft.state === 'deleted';
}

/** Throws one draft away; gives it, for `restoreDraft`. */
export async function discardDraft(id: string): Promise<DraftRow | null> {
  const { drafts, openEntries } = databases().drafts;
  const discarded = (await drafts.get(id)) ?? null;
  await drafts.delete(id);
  await openEntries.delete(id);
  return discarded;
}

/** Takes a discard back. A draft that was begun since stays; gives whether the old one is back. */
export async function restoreDraft(draft: DraftRow): Promise<boolean> {
  const { drafts: database } = databases();
  const restored = await database.transaction('rw', database.drafts, async () => {
    if ((await database.drafts.get(draft.id)) !== undefined) return false;
    await database.drafts.add(draft);
    return true;
  });
  poke('sender');
  return restored;
}

/** Save for a draft whose form is not open: it goes out now, or when there is a connection. Gives false when it is gone. */
export async function sendDraftNow(id: string): Promise<boolean> {
  const { drafts: database } = databases();
  const found = await database.transaction('rw', database.drafts, async () => {
    const current = await database.drafts.get(id);
    if (current === undefined) return false;
    await database.drafts.put(saveDraft(current, Date.now()));
    return true;
  });
  poke('sender');
  return found;
}

/** What became of a file of drafts: `kept` are instances that have a draft on this device already, which stays. */
export interface ImportedDrafts {
  imported: number;
  kept: string[];
}

/** Takes drafts from the text of a file that `exportDraft` made; null when it is no such file. */
export async function importDrafts(text: string): Promise<ImportedDrafts | null> {
  const read = readExportedDrafts(parseJson(text));
  if (read === null) return null;
  const { drafts: database } = databases();
  return database.transaction('rw', database.drafts, async () => {
    const kept: string[] = [];
    for (const one of read) {
      const draft = importedDraft(one, crypto.randomUUID(), Date.now());
      const known = draft.code === null ? 0 : await database.drafts.where('code').equals(draft.code).count();
      if (known > 0) kept.push(draft.value.label || draft.value.code);
      else await database.drafts.add(draft);
    }
    return { imported: read.length - kept.length, kept };
  });
}

/** Calls back when a draft has arrived on the server; `code` is the code of its instance. */
export function useDraftSent(listener: (sent: { draftId: string; code: string }) => void): void {
  useEffect(() => onDraftSent(listener), [listener]);
}
