import { saveDraft } from '@/domain/drafts/draft-transitions';
import { changedFields } from '@/domain/instance-fields';
import { importedDraft, readExportedDrafts, type FileContent } from '@/domain/drafts/exported-draft';
import type { DraftRow } from '@/domain/drafts/draft';
import { parseJson } from '@/lib/json';
import { randomId } from '@/lib/browser/random-id';
import { visible } from '@/lib/text/visible-text';
import { databases } from '../sync/databases';
import { wake } from '../sync/sync-client';

/**
 * Saves a draft whose form is not open, so that the engine sends it. Saves the stored draft as it is now: another tab
 * may have changed it since this tab showed it.
 * - `saved`: the draft waits to be sent.
 * - `not-ready`: `isReady` returned false, or the form has texts that are not valid yet (`brokenTexts`).
 * - `gone`: the draft no longer exists.
 */
export async function sendDraftNow(
  id: string,
  isReady: (draft: DraftRow) => boolean,
): Promise<'saved' | 'not-ready' | 'gone'> {
  const { drafts: database } = databases();
  const outcome = await database.transaction('rw', database.drafts, database.brokenTexts, async () => {
    const current = await database.drafts.get(id);
    if (current === undefined) return 'gone';
    const isBroken = (await database.brokenTexts.get(id)) !== undefined;
    if (isBroken || !isReady(current)) return 'not-ready';
    await database.drafts.put(saveDraft(current, Date.now()));
    return 'saved';
  });
  // The user wants this draft sent now, so all pauses end, even one that the server asked for.
  if (outcome === 'saved') wake('all');
  return outcome;
}

/** The result of an import. */
export interface ImportedDrafts {
  imported: number;
  /** The labels, or else the codes, of the drafts that were not imported, because this device already has them. */
  kept: string[];
}

/** A file with more bytes is not imported. */
export const MAX_FILE_BYTES = 50_000_000;

/** Why no draft of a file is imported. */
export type RefusedFile = Exclude<FileContent, { drafts: unknown }> | { refused: 'tooLarge' };

/** Whether two drafts belong to the same existing instance, or to new instances with equal fields. */
const isSame = (one: DraftRow, other: DraftRow): boolean =>
  one.code === other.code && (one.code !== null || changedFields(one.value, other.value).length === 0);

/**
 * Imports the drafts of a file that the console exported, except drafts that this device has. If the import fails, no
 * draft is imported. A file that the browser cannot read counts as unreadable.
 */
export async function importDrafts(file: Blob): Promise<ImportedDrafts | RefusedFile> {
  if (file.size > MAX_FILE_BYTES) return { refused: 'tooLarge' };
  const content = readExportedDrafts(parseJson(await file.text().catch(() => '')));
  if (!('drafts' in content)) return content;
  const { drafts: database } = databases();
  return database.transaction('rw', database.drafts, async () => {
    const stored = await database.drafts.toArray();
    const kept: string[] = [];
    for (const each of content.drafts) {
      const draft = importedDraft(each, randomId(), Date.now());
      if (stored.some((known) => isSame(known, draft))) kept.push(visible(draft.value.label) ?? draft.value.code);
      else {
        await database.drafts.add(draft);
        stored.push(draft);
      }
    }
    return { imported: content.drafts.length - kept.length, kept };
  });
}
