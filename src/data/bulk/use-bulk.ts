import { lineStatus, type BulkLineRow, type BulkTaskRow, type LineStatus } from '@/domain/bulk/bulk-line';
import { isComplete } from '@/domain/drafts/draft-checks';
import type { DraftRow } from '@/domain/drafts/draft';
import { fieldsOf } from '@/domain/instance-fields';
import { draftIdOf } from '../drafts/draft-target';
import type { Databases } from '../sync/databases';
import { useDatabaseQuery } from '../sync/use-databases';
import { readLines } from './bulk-drafts';

/** A line of a task with what it shows. */
export interface ShownLine extends BulkLineRow {
  status: LineStatus;
  draft: LineDraft | null;
  /** When the server's version was last changed, ISO 8601; null if unknown. */
  changedAt: string | null;
}

/** What a line needs of its draft. */
export type LineDraft = Pick<DraftRow, 'id' | 'code' | 'state' | 'merge' | 'refusal' | 'violations' | 'unanswered'>;

/** A task with its lines. */
export interface ShownTask extends BulkTaskRow {
  lines: ShownLine[];
}

/** How many lines are read before the page may do something else. */
const READ_AT_ONCE = 5;

/** A task with its lines, live; null if this device does not have it, undefined until it has been read. */
export function useBulkTask(id: string): ShownTask | null | undefined {
  return useDatabaseQuery(async (open) => readTask(open, id), [id]);
}

async function readTask(open: Databases, id: string): Promise<ShownTask | null> {
  const task = await open.drafts.bulkTasks.get(id);
  if (task === undefined) return null;
  const lines = await readLines(open.drafts, id);
  const shown: ShownLine[] = [];
  for (let at = 0; at < lines.length; at += READ_AT_ONCE)
    shown.push(...(await shownLines(open, lines.slice(at, at + READ_AT_ONCE))));
  return { ...task, lines: shown };
}

async function shownLines({ cache, drafts }: Databases, lines: readonly BulkLineRow[]): Promise<ShownLine[]> {
  const ids = lines.map(({ code }) => draftIdOf({ code }));
  // The drafts first: a sent draft is deleted after its instance was written to the cache.
  const [own, broken] = await Promise.all([drafts.drafts.bulkGet(ids), drafts.brokenTexts.bulkGet(ids)]);
  const servers = await cache.instances.bulkGet(lines.map(({ code }) => code));
  return lines.map((line, index) => {
    const draft = own[index] ?? null;
    const server = servers[index];
    const isSendable = draft !== null && broken[index] === undefined && isKnownComplete(draft);
    return {
      ...line,
      status: lineStatus(line, { draft, server: server === undefined ? null : fieldsOf(server), isSendable }),
      draft: draft && draftOf(draft),
      changedAt: server?.updatedAt ?? null,
    };
  });
}

const draftOf = ({ id, code, state, merge, refusal, violations, unanswered }: DraftRow): LineDraft => ({
  id,
  code,
  state,
  ...(merge !== undefined && { merge }),
  refusal,
  violations,
  unanswered,
});

/** By the id of a draft: whether a revision of it is complete, since checking a configuration takes some milliseconds. */
const known = new Map<string, { revision: number; isComplete: boolean }>();

function isKnownComplete(draft: DraftRow): boolean {
  const before = known.get(draft.id);
  if (before?.revision === draft.revision) return before.isComplete;
  const checked = { revision: draft.revision, isComplete: isComplete(draft, false) };
  known.set(draft.id, checked);
  return checked.isComplete;
}

/** A task in brief. */
export interface TaskSummary extends BulkTaskRow {
  count: number;
}

/** The tasks that this device keeps, newest first; undefined until they have been read. */
export function useBulkTasks(): TaskSummary[] | undefined {
  return useDatabaseQuery(async ({ drafts }) => {
    const tasks = await drafts.bulkTasks.toArray();
    const counted = await Promise.all(
      tasks.map(async (task) => ({ ...task, count: (await readLines(drafts, task.id)).length })),
    );
    return counted.toSorted((a, b) => b.createdAt - a.createdAt);
  }, []);
}
