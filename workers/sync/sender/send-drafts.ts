import { giveUpDraft } from '@/domain/drafts/draft-transitions';
import { ApiFailure } from '@/api/api-failure';
import { refusalOf } from '@/domain/problem';
import type { DraftRow } from '@/domain/drafts/draft';
import { WakeableTimer } from '../engine/wakeable-timer';
import type { EngineContext } from '../engine/engine-context';
import type { SyncTask } from '../engine/sync-task';
import { updateDraft } from './draft-store';
import { sendDraft } from './send-draft';
import { WriteInDoubt } from './sending';

const IDLE_MS = 60_000;
const FIRST_PAUSE_MS = 2_000;
/**
 * A draft that is refused this often without a reason by the API has failed: the API answers 500 to its write, or something
 * before the API (a proxy, a firewall) answers for it. 502 to 504 and 429 never say that.
 */
const MOST_REFUSALS = 4;

/** What went wrong with a draft since it was saved. */
interface Trouble {
  /** When it was saved: a draft that is saved again starts afresh. */
  readyAt: number | null;
  tries: number;
  refusals: number;
  /** When it is worth another try, by the clock's `elapsed`. */
  dueAt: number;
}

/**
 * Sends what was saved, oldest first. One draft that cannot go out does not hold up the others: each has its own time for
 * the next try, and those that have not failed go first. A pause that the server asks for (`Retry-After`) holds for all of them, however the task is woken.
 */
export function sendDrafts(context: EngineContext): SyncTask {
  const { drafts, clock, health } = context;
  let troubles = new Map<string, Trouble>();
  let pausedUntil = 0;

  const waiting = async (): Promise<DraftRow[]> => {
    const rows = await drafts.drafts.where('state').anyOf('ready', 'sending').toArray();
    const isKnown = ({ id, readyAt }: DraftRow): boolean => troubles.get(id)?.readyAt === readyAt;
    const ids = new Set(rows.filter(isKnown).map(({ id }) => id));
    troubles = new Map([...troubles].filter(([id]) => ids.has(id)));
    const ownDue = ({ id }: DraftRow): number => troubles.get(id)?.dueAt ?? 0;
    return rows.sort((a, b) => ownDue(a) - ownDue(b) || (a.readyAt ?? 0) - (b.readyAt ?? 0));
  };

  const dueAt = (id: string): number => Math.max(pausedUntil, troubles.get(id)?.dueAt ?? 0);

  const sendOne = async (draft: DraftRow): Promise<void> => {
    try {
      await sendDraft(context, draft.id);
      troubles.delete(draft.id);
    } catch (error) {
      if (!(error instanceof ApiFailure) || isForAll(error)) throw error;
      await afterFailure(draft, error);
    }
  };

  const afterFailure = async ({ id, readyAt }: DraftRow, error: ApiFailure): Promise<void> => {
    const { problem } = error;
    // It may answer every call so, as a captive portal does: `pollNewest` finds out.
    if (isForeign(error)) context.wake('head');
    const now = clock.elapsed();
    pausedUntil = Math.max(pausedUntil, now + (problem.retryAfterMs ?? 0));
    const before = troubles.get(id) ?? { tries: 0, refusals: 0 };
    const refusals = before.refusals + (isRefusal(error) ? 1 : 0);
    if (refusals < MOST_REFUSALS) {
      const tries = before.tries + 1;
      const pause = Math.min(IDLE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
      troubles.set(id, { readyAt, tries, refusals, dueAt: now + pause });
      return;
    }
    troubles.delete(id);
    await updateDraft(context, id, (row) =>
      row.state === 'ready' ? giveUpDraft(row, refusalOf(problem), clock.now()) : row,
    );
  };

  return {
    name: 'sender',
    probes: false,
    timer: new WakeableTimer(clock),
    async run(signal) {
      for (const draft of await waiting()) {
        // Another engine may have taken over meanwhile, or the connection be lost.
        if (signal.aborted || health.failing) break;
        if (dueAt(draft.id) <= clock.elapsed()) await sendOne(draft);
      }
      const now = clock.elapsed();
      const delayed = (await waiting()).filter(({ id }) => troubles.has(id) || pausedUntil > now);
      return Math.max(0, Math.min(IDLE_MS, ...delayed.map(({ id }) => dueAt(id) - now)));
    },
  };
}

function isRefusal(error: ApiFailure): boolean {
  return (error instanceof WriteInDoubt && error.problem.status === 500) || isForeign(error);
}

/** Something answered this call in the place of the API. */
function isForeign({ problem }: ApiFailure): boolean {
  return problem.kind === 'invalid-answer';
}

/** Without a sign-in, or without any answer to a mere question, no other draft would fare better. */
function isForAll(error: ApiFailure): boolean {
  const { kind, status } = error.problem;
  return status === 401 || (!(error instanceof WriteInDoubt) && (kind === 'network' || kind === 'timeout'));
}
