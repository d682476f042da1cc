import { startSending } from '@/domain/drafts/draft-transitions';
import type { DraftRow } from '@/domain/drafts/draft';
import type { EngineContext } from '../engine/engine-context';
import { sendChange } from './send-change';
import { sendNew } from './send-new';
import { Sending } from './sending';
import { updateDraft } from './draft-store';

/**
 * Sends one saved draft: reads, merges, sends the changes with `PATCH`, reads back. A new instance is created with one
 * `POST`. A write in doubt is looked up before the next write. Throws `ApiFailure` when the draft must wait.
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

/** Whether a draft waits to be sent. A draft that is still `sending` was interrupted when an engine ended. */
function isWaiting(draft: DraftRow): boolean {
  return (draft.state === 'ready' || draft.state === 'sending') && draft.outgoing !== null;
}
