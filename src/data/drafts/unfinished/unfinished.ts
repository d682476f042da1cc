import type { DraftsDatabase } from '@/database/drafts-database';

/** A new instance has arrived on the server: what is unfinished in its form belongs to the instance from here on. */
export async function moveUnfinished(
  { openEntries, brokenTexts }: DraftsDatabase,
  from: string,
  to: string,
): Promise<void> {
  const [entry, texts] = await Promise.all([openEntries.get(from), brokenTexts.get(from)]);
  if (entry !== undefined) await openEntries.put({ ...entry, id: to });
  if (texts !== undefined) await brokenTexts.put({ ...texts, id: to });
  await Promise.all([openEntries.delete(from), brokenTexts.delete(from)]);
}

/** Removes what is unfinished in the form of a draft that was thrown away. */
export async function forgetUnfinished({ openEntries, brokenTexts }: DraftsDatabase, id: string): Promise<void> {
  await Promise.all([openEntries.delete(id), brokenTexts.delete(id)]);
}

/** Removes what is unfinished without a draft around it: only drafts are kept when their person signs out. */
export async function forgetStrayUnfinished({ drafts, openEntries, brokenTexts }: DraftsDatabase): Promise<void> {
  const kept = new Set(await drafts.toCollection().primaryKeys());
  for (const table of [openEntries, brokenTexts]) {
    const ids = await table.toCollection().primaryKeys();
    await table.bulkDelete(ids.filter((id) => !kept.has(id)));
  }
}
