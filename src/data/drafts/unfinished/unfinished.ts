import type { DraftsDatabase } from '@/database/drafts-database';
import { unfinishedWritten } from './unfinished-input';

/**
 * Moves the unfinished input of a new instance to the created instance. Call it when the form of the new instance has
 * closed. First waits until the last keystrokes of that form are stored.
 */
export async function moveUnfinished(
  { openEntries, brokenTexts }: DraftsDatabase,
  from: string,
  to: string,
): Promise<void> {
  await unfinishedWritten();
  const [entry, texts] = await Promise.all([openEntries.get(from), brokenTexts.get(from)]);
  if (entry !== undefined) await openEntries.put({ ...entry, id: to });
  if (texts !== undefined) await brokenTexts.put({ ...texts, id: to });
  await Promise.all([openEntries.delete(from), brokenTexts.delete(from)]);
}

/** Removes the unfinished input of a discarded draft. */
export async function forgetUnfinished({ openEntries, brokenTexts }: DraftsDatabase, id: string): Promise<void> {
  await Promise.all([openEntries.delete(id), brokenTexts.delete(id)]);
}

/** Removes unfinished input that belongs to no draft. Called by a sign-out that keeps the drafts. */
export async function deleteOrphanedUnfinished({ drafts, openEntries, brokenTexts }: DraftsDatabase): Promise<void> {
  const kept = new Set(await drafts.toCollection().primaryKeys());
  for (const table of [openEntries, brokenTexts]) {
    const ids = await table.toCollection().primaryKeys();
    await table.bulkDelete(ids.filter((id) => !kept.has(id)));
  }
}
