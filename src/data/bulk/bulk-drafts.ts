import { Dexie } from 'dexie';
import type { DraftsDatabase } from '@/database/drafts-database';
import { editedFields, inverseOf } from '@/domain/bulk/bulk-edits';
import type { BlockReason, BulkLineRow } from '@/domain/bulk/bulk-line';
import type { BulkChange, BulkEdit } from '@/domain/bulk/bulk-change';
import { planChange } from '@/domain/bulk/plan-change';
import type { DraftRow, WaitingSave } from '@/domain/drafts/draft';
import { editDraft, saveDraft, startDraft, takeBackSave } from '@/domain/drafts/draft-transitions';
import type { InstanceRow } from '@/domain/instance';
import { changedFields, fieldsOf } from '@/domain/instance-fields';
import { draftIdOf, findDraft, isSettled } from '../drafts/draft-target';
import type { Databases } from '../sync/databases';

/*
 * The drafts of a bulk change. A line and its draft are written in the same transaction, so that they agree even after
 * a crash: the draft has the change once, or not at all. Each transaction writes only a few lines, so that the page
 * stays responsive and no other writer of drafts waits long.
 */

/** One transaction changes at most this many lines. */
const LINES_AT_ONCE = 4;

export type BulkDatabases = Pick<Databases, 'cache' | 'drafts'>;

/** A line with the draft of its integration. */
interface LineAndDraft {
  line: BulkLineRow;
  /** Null if the integration has no draft. */
  draft: DraftRow | null;
}

/** Reads the lines of a task, in the order of their places. */
export async function readLines({ bulkLines }: DraftsDatabase, bulk: string): Promise<BulkLineRow[]> {
  const lines = await bulkLines.where('[bulk+code]').between([bulk, Dexie.minKey], [bulk, Dexie.maxKey]).toArray();
  return lines.toSorted((a, b) => a.place - b.place);
}

/**
 * Makes the change in the drafts of the waiting lines. Can be called again after a crash, even in another tab, because
 * it skips lines that are done.
 */
export async function draftLines({ cache, drafts }: BulkDatabases, bulk: string, now = Date.now): Promise<void> {
  const task = (await drafts.bulkTasks.get(bulk))?.task;
  if (task?.kind !== 'change') return;
  const codes = (await readLines(drafts, bulk)).filter(({ state }) => state === 'waiting').map(({ code }) => code);
  await inSlices(codes, async (some) => {
    const rows = await cache.instances.bulkGet(some);
    const servers = new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.code, row] as const])));
    await changeLines(drafts, bulk, some, (found) =>
      found.line.state === 'waiting'
        ? withChange(found, servers.get(found.line.code) ?? null, task.change, now())
        : found,
    );
  });
}

const BLOCKING: Partial<Record<DraftRow['state'], BlockReason>> = { conflict: 'conflict', deleted: 'deleted' };

function withChange(
  { line, draft }: LineAndDraft,
  server: InstanceRow | null,
  change: BulkChange,
  now: number,
): LineAndDraft {
  const blocked = draft === null ? (server === null ? 'unknown' : undefined) : BLOCKING[draft.state];
  if (blocked !== undefined) return { line: { ...line, state: 'blocked', blocked, edits: [], notes: [] }, draft };
  const value = draft?.value ?? (server === null ? null : fieldsOf(server));
  if (value === null) return { line, draft };
  const { edits, notes } = planChange(value, change);
  const planned: BulkLineRow = {
    ...line,
    blocked: null,
    edits,
    notes,
    savedAt: null,
    draftBefore: draft?.state ?? null,
  };
  if (edits.length === 0) return { line: { ...planned, state: 'same' }, draft };
  const changes = editedFields(value, edits);
  const next =
    draft === null
      ? startDraft(draftIdOf({ code: line.code }), value, { ...value, ...changes }, now)
      : editDraft(draft, changes, now);
  return { line: { ...planned, state: 'drafted' }, draft: next };
}

/**
 * Undoes the change of these lines. Values that were edited since the change stay. A waiting line is only marked as
 * undone. A draft without other changes is removed. A draft stays as it is if it is being sent, is in conflict, or has
 * a write in doubt.
 * @returns the codes of the lines that were undone
 */
export async function undoLines(
  drafts: DraftsDatabase,
  bulk: string,
  codes: readonly string[],
  now = Date.now,
): Promise<string[]> {
  const undone: string[] = [];
  await inSlices(codes, (some) =>
    changeLines(drafts, bulk, some, (found) => {
      const next = withoutChange(found, now());
      if (next !== null) undone.push(found.line.code);
      return next ?? found;
    }),
  );
  return undone;
}

function withoutChange({ line, draft }: LineAndDraft, now: number): LineAndDraft | null {
  const undone: BulkLineRow = { ...line, state: 'undone', savedAt: null };
  if (line.state === 'waiting') return { line: undone, draft };
  if (line.state !== 'drafted' || draft === null) return null;
  if (draft.state === 'sending' || draft.state === 'conflict' || draft.unanswered !== null) return null;
  const held = takeBackSave(draft, saveWithout(line, draft, now), now);
  const next = editDraft(held, editedFields(held.value, inverseOf(line.edits)), now);
  if (next.state !== 'ready' && isSettled(next, { code: line.code })) return { line: undone, draft: null };
  return { line: undone, draft: next };
}

/** The waiting Save that the person made in the form, without the edits of a line; null if nothing is left to send. */
function saveWithout(line: BulkLineRow, draft: DraftRow, now: number): WaitingSave | null {
  const own = ownSave(line, draft);
  if (own === null) return null;
  const outgoing = { ...own.outgoing, ...editedFields(own.outgoing, inverseOf(line.edits)) };
  if (draft.base !== null && changedFields(draft.base, outgoing).length === 0) return null;
  return changedFields(own.outgoing, outgoing).length === 0 ? own : { outgoing, readyAt: now };
}

/**
 * The waiting Save that the person made in the form, even if the Save of the line has replaced it. Null if there is
 * none.
 */
function ownSave({ savedAt, savedOver, draftBefore }: BulkLineRow, draft: DraftRow): WaitingSave | null {
  const { state, outgoing, readyAt } = draft;
  if (state !== 'ready' || outgoing === null) return null;
  const waiting: WaitingSave = { outgoing, readyAt };
  if (savedAt === null || (readyAt ?? 0) > savedAt) return waiting;
  if (savedOver !== undefined) return savedOver;
  return draftBefore === 'ready' ? waiting : null;
}

/** Sets undone and blocked lines to `waiting`, so that `draftLines` makes the change again. */
export async function redoLines(drafts: DraftsDatabase, bulk: string, codes: readonly string[]): Promise<void> {
  await inSlices(codes, (some) =>
    changeLines(drafts, bulk, some, ({ line, draft }) => ({
      line: line.state === 'undone' || line.state === 'blocked' ? { ...line, state: 'waiting' } : line,
      draft,
    })),
  );
}

/**
 * Saves the drafts of these lines, so that the sender sends them one after the other.
 * @param isReady whether a draft can be sent as it is
 * @param onSaved called after each transaction that has saved a draft
 * @returns how many drafts were saved
 */
export async function saveLines(
  drafts: DraftsDatabase,
  bulk: string,
  codes: readonly string[],
  {
    isReady,
    onSaved,
    now = Date.now,
  }: { isReady: (draft: DraftRow) => boolean; onSaved: () => void; now?: () => number },
): Promise<number> {
  let count = 0;
  await inSlices(codes, async (some) => {
    const broken = new Set(
      (await drafts.brokenTexts.bulkGet(some.map((code) => draftIdOf({ code })))).map((row) => row?.id),
    );
    const before = count;
    await changeLines(drafts, bulk, some, ({ line, draft }) => {
      const canSave =
        line.state === 'drafted' && draft !== null && ['editing', 'ready', 'rejected'].includes(draft.state);
      if (!canSave || broken.has(draft.id) || !isReady(draft)) return { line, draft };
      count += 1;
      const savedAt = now();
      return {
        line: { ...line, savedAt, savedOver: ownSave(line, draft) },
        draft: saveDraft(draft, savedAt),
      };
    });
    if (count > before) onSaved();
  });
  return count;
}

/**
 * Takes back the Save of lines whose drafts are not being sent yet. A Save that the person made in the form stays and
 * still waits. Returns the number of these lines.
 */
export async function takeBackLines(
  drafts: DraftsDatabase,
  bulk: string,
  codes: readonly string[],
  now = Date.now,
): Promise<number> {
  let count = 0;
  await inSlices(codes, (some) =>
    changeLines(drafts, bulk, some, ({ line, draft }) => {
      const held =
        line.savedAt === null || draft === null ? draft : takeBackSave(draft, saveWithout(line, draft, now()), now());
      if (held === draft) return { line, draft };
      count += 1;
      return { line: { ...line, savedAt: null }, draft: held };
    }),
  );
  return count;
}

/** Replaces the edits of lines, and changes their drafts to match. Skips lines that were saved or have no draft. */
export async function changeEdits(
  drafts: DraftsDatabase,
  bulk: string,
  wanted: ReadonlyMap<string, BulkEdit[]>,
  now = Date.now,
): Promise<void> {
  await inSlices([...wanted.keys()], (some) =>
    changeLines(drafts, bulk, some, ({ line, draft }) => {
      const edits = wanted.get(line.code);
      if (edits === undefined || line.state !== 'drafted' || line.savedAt !== null || draft === null)
        return { line, draft };
      const back = { ...draft.value, ...editedFields(draft.value, inverseOf(line.edits)) };
      const changes = editedFields(back, edits);
      return { line: { ...line, edits }, draft: editDraft(draft, { ...back, ...changes }, now()) };
    }),
  );
}

/** Changes lines and their drafts in one transaction. */
async function changeLines(
  database: DraftsDatabase,
  bulk: string,
  codes: readonly string[],
  change: (found: LineAndDraft) => LineAndDraft,
): Promise<void> {
  await database.transaction('rw', database.drafts, database.bulkLines, async () => {
    for (const code of codes) {
      const line = await database.bulkLines.get([bulk, code]);
      if (line === undefined) continue;
      const draft = await findDraft(database, { code });
      const next = change({ line, draft });
      if (next.line !== line) await database.bulkLines.put(next.line);
      if (next.draft === draft) continue;
      if (next.draft !== null) await database.drafts.put(next.draft);
      else if (draft !== null) await database.drafts.delete(draft.id);
    }
  });
}

async function inSlices(codes: readonly string[], work: (some: string[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < codes.length; at += LINES_AT_ONCE) await work(codes.slice(at, at + LINES_AT_ONCE));
}
