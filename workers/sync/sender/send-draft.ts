import { startSending } from '@/domain/drafts/draft-transitions';
import { isOutgoing } from '@/domain/drafts/draft';
import type { EngineContext } from '../engine/engine-context';
import { sendChange } from './send-change';
import { sendNew } from './send-new';
import { Sending } from './sending';
import { updateDraft } from './draft-store';

/**
 * Sends one saved draft. For an existing instance: reads it, merges, sends the changes with `PATCH`, and reads it back.
 * For a new instance: sends one `POST`. Looks up a write in doubt before the next write. Throws `ApiFailure` if the
 * draft must wait.
 */
export async function sendDraft(context: EngineContext, id: string): Promise<void> {
  const started = await updateDraft(context, id, (row) =>
    isOutgoing(row) && row.outgoing !== null ? startSending(row, context.clock.now()) : row,
  );
  if (started === null || started.state !== 'sending' || started.outgoing === null) return;
  const sending = new Sending(context, started, started.outgoing);
  const { base, code } = started;
  if (base === null || code === null) await sendNew(sending);
  else await sendChange(sending, code);
}
