import { startSending } from '@/domain/drafts/draft-transitions';
import type { DraftRow } from '@/domain/drafts/draft';
import type { EngineContext } from '../engine/engine-context';
import { sendChange } from './send-change';
import { sendNew } from './send-new';
import { Sending } from './sending';
import { updateDraft } from './draft-store';

/**
 * Sends one saved draft: read, merge, `PATCH` the changes, read back. A new instance is `POST`ed once. A write in doubt
 * is looked up before the next write. Throws `ApiFailure` when the draft cannot be sent now; the draft then waits.
 */
export async function sendDraft(context: EngineContext, id: string): Promise<void> {
  const started = await updateDraft(context, id, (row) =>
    isWaiting(row) ? startSending(row, context.clock.now()) : row,
  );
  if (started === null || started.state !== 'sending' || started.outgoing === null) return;
  const sending = new Sending(context, started, started.outgoing);
  const { base, code } = started;
  if (base === null || code === null) await sendNew(sending);
  else await sendChange(sending, code);
}

/** Whether a draft waits to be sent. In the state `sending`, its last try was interrupted when the engine ended. */
function isWaiting(draft: DraftRow): boolean {
  return (draft.state === 'ready' || draft.state === 'sending') && draft.outgoing !== null;
}
