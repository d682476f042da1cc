import { giveUpDraft } from '@/domain/drafts/draft-transitions';
import { ApiFailure } from '@/lib/api/api-failure';
import { refusalOf } from '@/lib/api/problem';
import type { DraftRow } from '@/lib/database/draft-rows';
import { Alarm } from '../engine/alarm';
import type { EngineContext } from '../engine/engine-context';
import type { Lane } from '../engine/lane';
import { updateDraft } from './draft-store';
import { sendDraft } from './send-draft';
import { UnclearWrite } from './sending';

const IDLE_MS = 60_000;
const FIRST_PAUSE_MS = 2_000;
/** A server that answers the write of one draft with 500 this often has refused it; 502 to 504 and 429 never say that. */
const MOST_SERVER_ERRORS = 4;

/** Sends what was saved, oldest first. One draft that cannot go out does not hold up the others. */
export function senderLane(context: EngineContext): Lane {
  const { drafts, clock } = context;
  const failures = new Map<string, { tries: number; serverErrors: number }>();

  const waiting = async (): Promise<DraftRow[]> => {
    const rows = await drafts.drafts.where('state').anyOf('ready', 'sending').toArray();
    return rows.sort((a, b) => (a.readyAt ?? 0) - (b.readyAt ?? 0));
  };

  /** Milliseconds until this draft is worth another try. */
  const sendOne = async ({ id }: DraftRow): Promise<number> => {
    try {
      await sendDraft(context, id);
      failures.delete(id);
      return IDLE_MS;
    } catch (error) {
      if (!(error instanceof ApiFailure) || isForAll(error)) throw error;
      return afterFailure(id, error);
    }
  };

  const afterFailure = async (id: string, error: ApiFailure): Promise<number> => {
    const { problem } = error;
    const before = failures.get(id) ?? { tries: 0, serverErrors: 0 };
    const refusedWrite = error instanceof UnclearWrite && problem.status === 500;
    const count = { tries: before.tries + 1, serverErrors: before.serverErrors + (refusedWrite ? 1 : 0) };
    failures.set(id, count);
    if (count.serverErrors < MOST_SERVER_ERRORS) {
      const pause = Math.min(IDLE_MS, FIRST_PAUSE_MS * 2 ** (count.tries - 1));
      return Math.max(problem.retryAfterMs ?? 0, pause);
    }
    failures.delete(id);
    await updateDraft(context, id, (row) =>
      row.state === 'ready' ? giveUpDraft(row, refusalOf(problem), clock.now()) : row,
    );
    return IDLE_MS;
  };

  return {
    name: 'sender',
    probes: false,
    alarm: new Alarm(clock),
    async run() {
      let pause = IDLE_MS;
      for (const draft of await waiting()) pause = Math.min(pause, await sendOne(draft));
      return pause;
    },
  };
}

/** Without a sign-in, or without any answer to a mere question, no other draft would fare better. */
function isForAll(error: ApiFailure): boolean {
  const { kind, status } = error.problem;
  return status === 401 || (kind !== 'http' && !(error instanceof UnclearWrite));
}
