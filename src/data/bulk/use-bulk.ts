import { Dexie } from 'dexie';
import { useEffect, useMemo, useState } from 'react';
import { lineStatus, type BulkLineRow, type BulkTaskRow, type LineStatus } from '@/domain/bulk/bulk-line';
import { isComplete } from '@/domain/drafts/draft-checks';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceRow } from '@/domain/instance';
import { fieldsOf } from '@/domain/instance-fields';
import { runInSlices, type SlicedWork } from '@/lib/slices';
import { draftIdOf } from '../drafts/draft-target';
import { reportStorageFailure, type Databases } from '../sync/databases';
import { useDatabaseQuery, useDatabases } from '../sync/use-databases';
import { readLines } from './bulk-drafts';

/** A line of a task, with the other data that a screen shows for it. */
export interface ShownLine extends BulkLineRow {
  status: LineStatus;
  draft: LineDraft | null;
  /** When the server's version was last changed, ISO 8601; null if unknown. */
  changedAt: string | null;
}

/** The part of a draft that a screen shows for a line. */
export type LineDraft = Pick<DraftRow, 'id' | 'code' | 'state' | 'merge' | 'refusal' | 'violations' | 'unanswered'>;

/** A task with its lines. */
export interface ShownTask extends BulkTaskRow {
  lines: ShownLine[];
}

/** A task as read from the databases. The lists after `lines` have one element for each line, at the same index. */
interface TaskRead {
  task: BulkTaskRow;
  lines: BulkLineRow[];
  drafts: (DraftRow | undefined)[];
  /** Whether the form of the line's draft has texts that are not valid yet (`brokenTexts`). */
  broken: boolean[];
  servers: (InstanceRow | undefined)[];
}

/**
 * Returns a task with its lines, and keeps them up to date. Null if this device does not have the task; undefined until
 * the task has been read.
 */
export function useBulkTask(id: string): ShownTask | null | undefined {
  const read = useTaskRead(id);
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    const unknown = (read?.drafts ?? []).filter((draft) => draft !== undefined && !isChecked(draft));
    if (unknown.length === 0) return undefined;
    let isWanted = true;
    void runInSlices(checkAll(unknown), () => isWanted).then(
      (done) => done !== null && setChecks((count) => count + 1),
    );
    return () => {
      isWanted = false;
    };
  }, [read]);
  // oxlint-disable-next-line react/exhaustive-deps -- `shownLine` reads the results of the checks
  return useMemo(() => read && { ...read.task, lines: read.lines.map((_, at) => shownLine(read, at)) }, [read, checks]);
}

/** The pause between two reads of a task. */
const PAUSE_MS = 250;

/**
 * Reads a task, and reads it again after changes of the drafts database. A live query would start anew with every
 * change, so it would never end while many drafts are being made or sent.
 */
function useTaskRead(id: string): TaskRead | null | undefined {
  const open = useDatabases();
  const [read, setRead] = useState<TaskRead | null>();
  useEffect(() => {
    if (open === null) return undefined;
    const prefix = `idb://${open.drafts.name}/`;
    let [isCurrent, isReading, isStale] = [true, false, false];
    const readNow = async (): Promise<void> => {
      isStale = true;
      if (isReading) return;
      isReading = true;
      // oxlint-disable-next-line no-unmodified-loop-condition -- the clean-up modifies it
      while (isStale && isCurrent) {
        isStale = false;
        try {
          const next = await readTask(open, id);
          if (isCurrent) setRead(next);
        } catch (error) {
          if (isCurrent && !reportStorageFailure(error, open)) console.error(error);
        }
        await new Promise((resolve) => {
          setTimeout(resolve, PAUSE_MS);
        });
      }
      isReading = false;
    };
    const onChange = (parts: object): void => {
      if (Object.keys(parts).some((part) => part.startsWith(prefix))) void readNow();
    };
    Dexie.on('storagemutated', onChange);
    void readNow();
    return () => {
      isCurrent = false;
      Dexie.on.storagemutated.unsubscribe(onChange);
    };
  }, [open, id]);
  return read;
}

async function readTask({ cache, drafts }: Databases, id: string): Promise<TaskRead | null> {
  const [task, lines] = await Promise.all([drafts.bulkTasks.get(id), readLines(drafts, id)]);
  if (task === undefined) return null;
  const ids = lines.map(({ code }) => draftIdOf({ code }));
  // Read the drafts first: the sender writes an instance to the cache before it deletes the draft, so the draft or the
  // instance has the new values.
  const [own, broken] = await Promise.all([drafts.drafts.bulkGet(ids), drafts.brokenTexts.bulkGet(ids)]);
  const servers = await cache.instances.bulkGet(lines.map(({ code }) => code));
  return { task, lines, drafts: own, broken: broken.map((row) => row !== undefined), servers };
}

function shownLine({ lines, drafts, broken, servers }: TaskRead, at: number): ShownLine {
  // oxlint-disable-next-line typescript/no-non-null-assertion -- the index of a line
  const line = lines[at]!;
  const [draft = null, server = null] = [drafts[at], servers[at]];
  const isSendable = draft !== null && broken[at] !== true && countsAsComplete(draft);
  return {
    ...line,
    status: lineStatus(line, { draft, server: server && fieldsOf(server), isSendable }),
    draft: draft && draftOf(draft),
    changedAt: server?.updatedAt ?? null,
  };
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

/**
 * The last check of each draft, by the draft's id: the checked revision and the result. The results are kept, because
 * each check takes several milliseconds.
 */
const known = new Map<string, { revision: number; isComplete: boolean }>();

const isChecked = ({ id, revision }: DraftRow): boolean => known.get(id)?.revision === revision;

/** Whether a draft is complete. Until it has been checked, it counts as complete, because a Save checks it again. */
const countsAsComplete = (draft: DraftRow): boolean => !isChecked(draft) || known.get(draft.id)?.isComplete === true;

function* checkAll(drafts: readonly (DraftRow | undefined)[]): SlicedWork<true> {
  for (const draft of drafts) {
    if (draft !== undefined) known.set(draft.id, { revision: draft.revision, isComplete: isComplete(draft, false) });
    yield;
  }
  return true;
}

/** A task with the number of its lines. */
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
