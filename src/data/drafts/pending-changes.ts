import { saveDraft } from '@/domain/drafts/draft-transitions';
import { changedFields } from '@/domain/instance-fields';
import { importedDraft, readExportedDrafts } from '@/domain/drafts/exported-draft';
import type { DraftRow } from '@/domain/drafts/draft';
import { parseJson } from '@/lib/json';
import { randomId } from '@/lib/browser/random-id';
import { visible } from '@/lib/text/visible-text';
import { databases } from '../sync/databases';
import { wake } from '../sync/sync-client';

/**
 * Saves a draft whose form is not open. The engine sends it now, or when there is a connection. Uses the stored draft,
 * because another tab may have changed it since it was shown.
 * - `saved`: the draft waits to be sent.
 * - `not-ready`: `isReady` returned false, or the form has unfinished input, which the draft does not contain.
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
  // The user asks for this draft now, so a pause after a failure, or one that the server asked for, ends.
  if (outcome === 'saved') wake('all');
  return outcome;
}

/** The result of an import. `kept`: labels or codes of drafts that this device already had and that stay unchanged. */
export interface ImportedDrafts {
  imported: number;
  kept: string[];
}

/** Whether this device has a draft of the same existing instance, or a draft of a new instance with the same fields. */
async function isKnown({ code, value }: DraftRow): Promise<boolean> {
  const { drafts } = databases().drafts;
  if (code !== null) return (await drafts.where('code').equals(code).count()) > 0;
  const newInstances = await drafts.filter((stored) => stored.code === null).toArray();
  return newInstances.some((stored) => changedFields(stored.value, value).length === 0);
}

/** Imports drafts from the text of a file that the console exported. Returns null for any other file. */
export async function importDrafts(text: string): Promise<ImportedDrafts | null> {
  const exported = readExportedDrafts(parseJson(text));
  if (exported === null) return null;
  const { drafts: database } = databases();
  return database.transaction('rw', database.drafts, async () => {
    const kept: string[] = [];
    for (const each of exported) {
      const draft = importedDraft(each, randomId(), Date.now());
      if (await isKnown(draft)) kept.push(visible(draft.value.label) ?? draft.value.code);
      else await database.drafts.add(draft);
    }
    return { imported: exported.length - kept.length, kept };
  });
}
