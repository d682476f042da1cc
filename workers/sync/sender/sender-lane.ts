import { giveUpDraft } from '@/domain/drafts/draft-transitions';
import { ApiFailure } from '@/lib/api/api-failure';
import { refusalOf } from '@/lib/api/problem';
import type { DraftRow } from '@/lib/database/draft-rows';
import { Alarm } from '../engine/alarm';
import type { EngineContext } from '../engine/engine-context';
import type { Lane } from '../engine/lane';
import { updateDraft } from './draft-store';
import { sendDraft } from './send-draft';
import { SendSchedule } from './send-schedule';
import { UnclearWrite } from './sending';

const IDLE_MS = 60_000;
/** Two rounds are never closer than this, unless somebody wakes the lane. */
const SHORTEST_MS = 2_000;
/** A server that answers the write of one draft with 500 this often has refused it; 502 to 504 and 429 never say that. */
const MOST_SERVER_ERRORS = 4;

/** Sends what was saved, oldest first. One draft that cannot go out does not hold up the others. */
export function senderLane(context: EngineContext): Lane {
  const { drafts, clock } = context;
  const schedule = new SendSchedule(clock);

  const waiting = async (): Promise<DraftRow[]> => {
    const rows = await drafts.drafts.where('state').anyOf('ready', 'sending').toArray();
    schedule.keepOnly(rows);
    return schedule.inOrder(rows);
  };

  const sendOne = async (draft: DraftRow): Promise<void> => {
    try {
      await sendDraft(context, draft.id);
      schedule.forget(draft.id);
    } catch (error) {
      if (!(error instanceof ApiFailure) || isForAll(error)) throw error;
      await afterFailure(draft, error);
    }
  };

  const afterFailure = async (draft: DraftRow, error: ApiFailure): Promise<void> => {
    const { problem } = error;
    const isRefusal = error instanceof UnclearWrite && problem.status === 500;
    if (schedule.failed(draft, problem, isRefusal) < MOST_SERVER_ERRORS) return;
    schedule.forget(draft.id);
    await updateDraft(context, draft.id, (row) =>
      row.state === 'ready' ? giveUpDraft(row, refusalOf(problem), clock.now()) : row,
    );
  };

  return {
    name: 'sender',
    probes: false,
    alarm: new Alarm(clock),
    async run() {
      // The time is asked before each one: an answer meanwhile may have asked for a pause of all.
      for (const draft of await waiting()) if (schedule.waitOf(draft) === 0) await sendOne(draft);
      const waits = (await waiting()).map((draft) => schedule.waitOf(draft));
      return Math.max(SHORTEST_MS, Math.min(IDLE_MS, ...waits));
    },
  };
}

/** Without a sign-in, or without any answer to a mere question, no other draft would fare better. */
function isForAll(error: ApiFailure): boolean {
  const { kind, status } = error.problem;
  return status === 401 || (kind !== 'http' && !(error instanceof UnclearWrite));
}
