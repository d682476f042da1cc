import { conflictDraft, markDeleted, rejectDraft } from '@/domain/drafts/draft-transitions';
import { mergeFields } from '@/domain/drafts/merge-fields';
import { INSTANCE_FIELDS, patchOf, sameField, toWire } from '@/domain/instance-fields';
import { isSamePerson, type Person } from '@/domain/person';
import { isInDoubt, isMissing, refusalOf, type ApiProblem } from '@/domain/problem';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceField, InstanceFields, HistoryEntry } from '@/domain/instance';
import { readPerson } from '@/api/readers/execution-reader';
import { ownerOf } from '@workers/protocol/sync-session';
import { isAsSent } from './as-sent';
import { acceptedFields, type Sending } from './sending';

/** Sends the changes of an existing instance. If another person has changed the same value, the user must decide. */
export async function sendChange(sending: Sending, code: string): Promise<void> {
  const { api } = sending.context;
  // Read the history before the instance. If another person saves between the two reads, that save is merged, and at
  // worst also reported as overwritten.
  const since = await newestVersion(sending, code);
  const theirs = await sending.readServer(code);
  // A write in doubt may have overwritten another person's save. Report that save, however this try ends. Report it
  // even if the instance is gone, because the user may create the instance again.
  if (sending.draft.unanswered !== null) await reportOtherSaves(sending, code, since);
  if (theirs === null) return sending.endTry(markDeleted);
  const base = mergeBaseOf(sending.draft, theirs);
  const { merged, conflicts } = mergeFields(base, sending.outgoing, theirs);
  if (conflicts.length > 0)
    return sending.endTry((row, now) => conflictDraft({ ...row, base }, theirs, conflicts, now));
  const patch = patchOf(theirs, merged);
  const fields = INSTANCE_FIELDS.filter((field) => Object.hasOwn(patch, field));
  const written = { before: theirs, sent: merged, fields };
  if (fields.length === 0) return sending.settle({ ...written, accepted: merged }, code);
  if (!(await sending.startWrite(sending.outgoing, { since, base }))) return;
  const result = await api.updateInstance(code, toWire(patch));
  if (!result.ok) return handleRefusal(sending, result.problem);
  await reportOtherSaves(sending, code, since);
  await sending.settle({ ...written, accepted: acceptedFields(result.value, merged) }, code);
}

/**
 * The number of the newest version before our write or, if a write is in doubt, before that write. 0 if there are no
 * versions; null if unknown.
 */
async function newestVersion(sending: Sending, code: string): Promise<number | null> {
  const { unanswered, unansweredSince } = sending.draft;
  if (unanswered !== null) return unansweredSince ?? null;
  const versions = await sending.readVersions(code);
  return versions === null ? null : (versions[0]?.version ?? 0);
}

/**
 * The base of the merge: the draft's base, with those values of a write in doubt that have reached the server. So these
 * values count as ours, and not as changes of another person.
 */
function mergeBaseOf({ base, unanswered }: DraftRow, theirs: InstanceFields): InstanceFields {
  const from = base ?? theirs;
  if (unanswered === null) return from;
  const { merged, conflicts } = mergeFields(from, unanswered, theirs);
  // Only a value that has changed on the server can be our value in the server's notation. If it has not changed, the
  // write may not have arrived.
  const hasChanged = (field: InstanceField): boolean => conflicts.some((conflict) => conflict.field === field);
  const arrived = INSTANCE_FIELDS.filter((field) =>
    hasChanged(field) ? isAsSent(field, merged, theirs, from) : sameField(field, merged[field], theirs[field]),
  );
  return { ...from, ...Object.fromEntries(arrived.map((field) => [field, unanswered[field]])) };
}

async function handleRefusal(sending: Sending, problem: ApiProblem): Promise<void> {
  if (problem.status === 401 || problem.status === 429) return sending.retryLater(problem);
  if (isInDoubt(problem)) return sending.failInDoubt(problem);
  if (isMissing(problem)) return sending.endTry(markDeleted);
  await sending.endTry((row, now) => rejectDraft(row, problem.violations, refusalOf(problem), now));
}

/**
 * Stores the versions that others saved between our read and our write, to show them to the user. Our write may have
 * overwritten them, because the backend lets the last write win.
 * @param since the number of the newest version before our write; null if unknown, so that nothing is stored
 */
async function reportOtherSaves(sending: Sending, code: string, since: number | null): Promise<void> {
  const { context } = sending;
  const newest = since === null ? null : await sending.readVersions(code);
  if (newest === null || since === null) return;
  const others = savesOfOthersBetween(newest, since, ownerOf(context.session));
  if (others.length === 0) return;
  const { otherSaves } = context.drafts;
  const noticedAt = context.clock.now();
  await context.drafts.transaction('rw', otherSaves, async () => {
    const known = (await otherSaves.get(code))?.versions ?? [];
    const added = others.filter(({ version }) => known.every((other) => other.version !== version));
    if (added.length > 0) await otherSaves.put({ code, versions: [...known, ...added], noticedAt });
  });
}

/**
 * The versions that others saved after `since` and before our own newest version, oldest first. Versions without
 * changes are left out.
 * @param versions newest first
 * @param owner the signed-in person
 */
function savesOfOthersBetween(versions: readonly HistoryEntry[], since: number, owner: Person): HistoryEntry[] {
  const isOurs = ({ username }: HistoryEntry): boolean => isSamePerson(readPerson(username), owner) === true;
  const later = versions.filter(({ version, changeSet }) => version > since && Object.keys(changeSet).length > 0);
  const ours = later.findIndex(isOurs);
  if (ours < 0) return [];
  return later
    .slice(ours + 1)
    .filter((version) => !isOurs(version))
    .reverse();
}
