import type { DraftRow } from '@/lib/database/draft-rows';
import { ApiFailure } from '@/lib/api/api-failure';
import { Alarm } from '../engine/alarm';
import type { EngineContext } from '../engine/engine-context';
import type { Lane } from '../engine/lane';
import { updateDraft, whileSending } from './draft-store';
import { rejectDraft } from '@/domain/drafts/draft-transitions';
import { sendDraft } from './send-draft';

const IDLE_MS = 60_000;
/** A server that fails this often on one draft has refused it: the person must know. */
const MOST_SERVER_ERRORS = 4;

/** Sends what was saved, oldest first. One draft that cannot go out does not hold up the others. */
export function senderLane(context: EngineContext): Lane {
  const { drafts, clock } = context;
  const serverErrors = new Map<string, number>();

  const waiting = async (): Promise<DraftRow[]> => {
    const rows = await drafts.drafts.where('state').anyOf('ready', 'sending').toArray();
    return rows.sort((a, b) => (a.readyAt ?? 0) - (b.readyAt ?? 0));
  };

  const sendOne = async (draft: DraftRow): Promise<number> => {
    try {
      await sendDraft(context, draft);
      serverErrors.delete(draft.id);
      return IDLE_MS;
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.problem.kind !== 'http' || error.problem.status === 401) throw error;
      const failures = (serverErrors.get(draft.id) ?? 0) + 1;
      serverErrors.set(draft.id, failures);
      if (failures < MOST_SERVER_ERRORS) return Math.max(error.problem.retryAfterMs ?? 0, 1000 * 2 ** failures);
      serverErrors.delete(draft.id);
      const { description, title } = error.problem;
      await updateDraft(
        context,
        draft.id,
        whileSending((row) => rejectDraft(row, [], description ?? title ?? '', clock.now())),
      );
      return IDLE_MS;
    }
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
