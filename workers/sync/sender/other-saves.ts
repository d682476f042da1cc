import type { HistoryEntry } from '@/domain/instance';
import type { Sending } from './sending';

/**
 * Stores which versions others saved between our reading and our write of an instance, to show them to the person: on
 * this backend the last write wins, so it may have overwritten them.
 * @param since the newest version before our write; null if unknown, and then nothing is stored
 */
export async function reportOtherSaves(sending: Sending, code: string, since: number | null): Promise<void> {
  const { context } = sending;
  const newest = since === null ? null : await sending.readVersions(code);
  if (newest === null || since === null) return;
  const between = savedBetween(newest, since, context.session.email);
  if (between.length === 0) return;
  const { otherSaves } = context.drafts;
  const noticedAt = context.clock.now();
  await context.drafts.transaction('rw', otherSaves, async () => {
    const known = (await otherSaves.get(code))?.versions ?? [];
    const added = between.filter(({ version }) => known.every((other) => other.version !== version));
    if (added.length > 0) await otherSaves.put({ code, versions: [...known, ...added], noticedAt });
  });
}

/**
 * The versions of others after `since` and before our own newest one, oldest first. Versions without changes are
 * ignored.
 * @param versions newest first
 * @param email ours
 */
export function savedBetween(versions: readonly HistoryEntry[], since: number, email: string): HistoryEntry[] {
  const later = versions.filter(({ version, changeSet }) => version > since && Object.keys(changeSet).length > 0);
  const ours = later.findIndex(({ username }) => username === email);
  if (ours < 0) return [];
  return later
    .slice(ours + 1)
    .filter(({ username }) => username !== email)
    .reverse();
}
