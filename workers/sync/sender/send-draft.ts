import { startSending } from '@/domain/drafts/draft-transitions';
import type { DraftRow } from '@/domain/drafts/draft';
import type { EngineContext } from '../engine/engine-context';
import { sendChange } from './send-change';
import { sendNew } from './send-new';
import { Sending } from './sending';
import { updateDraft } from './draft-store';

/**
 * Brings one saved draft to the server: read, merge, `PATCH` what changed, read back; a new instance is `POST`ed once.
 * A write whose answer is missing is looked up before anything is written again.
 * Throws `ApiFailure` when it could not be brought to an end now; the draft then waits.
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

/** A draft found as `sending` was interrupted by the end of an engine: it is taken up again. */
function isWaiting(draft: DraftRow): boolean {
  return (draft.state === 'ready' || draft.state === 'sending') && draft.outgoing !== null;
}
