import { rejectDraftInDoubt } from '@/domain/drafts/draft-transitions';
import { ApiFailure } from '@/api/api-failure';
import { refusalOf } from '@/domain/problem';
import { OUTGOING_STATES, type DraftRow } from '@/domain/drafts/draft';
import { MINUTE_MS } from '@/lib/durations';
import { WakeableTimer } from '../engine/wakeable-timer';
import type { EngineContext } from '../engine/engine-context';
import type { SyncTask } from '../engine/sync-task';
import { updateDraft } from './draft-store';
import { sendDraft } from './send-draft';
import { WriteInDoubt } from './sending';

const IDLE_MS = MINUTE_MS;
const FIRST_PAUSE_MS = 2_000;
/**
 * After this many refusals, the draft is rejected. A 500 in answer to the write counts as a refusal, and so does a
 * response that comes from a proxy or firewall instead of the API. 429 and 502 to 504 do not count.
 */
const MAX_REFUSALS = 4;

/** The failed tries of a draft since it was saved. */
interface Failures {
  /** When the draft was saved; null if unknown. A later Save resets the counts. */
  readyAt: number | null;
  tries: number;
  refusals: number;
  /** When to try again, as a time of `clock.elapsed()`. */
  dueAt: number;
}

/**
 * Sends saved drafts, the oldest Save first. A draft that fails does not delay the others: it gets its own time for the
 * next try, and drafts that have not failed go first. A `Retry-After` applies to all drafts, even when the task is
 * woken; only the user can end this pause.
 */
export function sendDrafts(context: EngineContext): SyncTask {
  const { drafts, clock, health } = context;
  let failures = new Map<string, Failures>();
  let pausedUntil = 0;

  const waitingDrafts = async (): Promise<DraftRow[]> => {
    const rows = await drafts.drafts.where('state').anyOf(OUTGOING_STATES).toArray();
    const isKnown = ({ id, readyAt }: DraftRow): boolean => failures.get(id)?.readyAt === readyAt;
    const ids = new Set(rows.filter(isKnown).map(({ id }) => id));
    failures = new Map([...failures].filter(([id]) => ids.has(id)));
    const draftDueAt = ({ id }: DraftRow): number => failures.get(id)?.dueAt ?? 0;
    return rows.sort((a, b) => draftDueAt(a) - draftDueAt(b) || (a.readyAt ?? 0) - (b.readyAt ?? 0));
  };

  const dueAt = (id: string): number => Math.max(pausedUntil, failures.get(id)?.dueAt ?? 0);

  const sendOne = async (draft: DraftRow): Promise<void> => {
    try {
      await sendDraft(context, draft.id);
      failures.delete(draft.id);
    } catch (error) {
      if (!(error instanceof ApiFailure) || affectsAllDrafts(error)) throw error;
      await afterFailure(draft, error);
    }
  };

  const afterFailure = async ({ id, readyAt }: DraftRow, error: ApiFailure): Promise<void> => {
    const { problem } = error;
    // A captive portal answers every call like this: let `pollNewest` test the connection.
    if (isNotFromApi(error)) context.wake('head');
    const now = clock.elapsed();
    pausedUntil = Math.max(pausedUntil, now + (problem.retryAfterMs ?? 0));
    const before = failures.get(id) ?? { tries: 0, refusals: 0 };
    const refusals = before.refusals + (countsAsRefusal(error) ? 1 : 0);
    if (refusals < MAX_REFUSALS) {
      const tries = before.tries + 1;
      const pause = Math.min(IDLE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
      failures.set(id, { readyAt, tries, refusals, dueAt: now + pause });
      return;
    }
    failures.delete(id);
    await updateDraft(context, id, (row) =>
      row.state === 'ready' ? rejectDraftInDoubt(row, refusalOf(problem), clock.now()) : row,
    );
  };

  return {
    code: 'sender',
    isProbe: false,
    timer: new WakeableTimer(clock),
    endPauses() {
      pausedUntil = 0;
      for (const each of failures.values()) each.dueAt = 0;
    },
    async run(signal) {
      for (const draft of await waitingDrafts()) {
        // Stop when another engine leads or the connection fails.
        if (signal.aborted || health.failing) break;
        if (dueAt(draft.id) <= clock.elapsed()) await sendOne(draft);
      }
      const now = clock.elapsed();
      context.reportSendingHeld(Math.max(0, pausedUntil - now));
      const delayed = (await waitingDrafts()).filter(({ id }) => failures.has(id) || pausedUntil > now);
      return Math.max(0, Math.min(IDLE_MS, ...delayed.map(({ id }) => dueAt(id) - now)));
    },
  };
}

function countsAsRefusal(error: ApiFailure): boolean {
  return (error instanceof WriteInDoubt && error.problem.status === 500) || isNotFromApi(error);
}

/** Whether a response came from a proxy or firewall instead of the API. */
function isNotFromApi({ problem }: ApiFailure): boolean {
  return problem.kind === 'invalid-answer';
}

/** Whether the other drafts would fail too, because the token was refused or a read got no response. */
function affectsAllDrafts(error: ApiFailure): boolean {
  const { kind, status } = error.problem;
  return status === 401 || (!(error instanceof WriteInDoubt) && (kind === 'network' || kind === 'timeout'));
}
