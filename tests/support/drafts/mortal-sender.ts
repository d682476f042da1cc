import { ApiFailure } from '@/api/api-failure';
import type { SyncTask } from '@workers/sync/engine/sync-task';
import { sendDrafts } from '@workers/sync/sender/send-drafts';
import { senderContext, type SenderContextParts } from './sender-context';

/** The sender of an engine that may die at any request. */
export class MortalSender {
  readonly #parts: SenderContextParts;
  /** The sender of the running engine; null until the next engine starts. */
  #sender: SyncTask | null = null;

  constructor(parts: SenderContextParts) {
    this.#parts = parts;
  }

  /**
   * Does one round. An engine whose request hangs counts as dead, and a new engine does the next round.
   * @returns whether the engine lives
   */
  async round(): Promise<boolean> {
    const { server } = this.#parts;
    this.#sender ??= sendDrafts(senderContext(this.#parts));
    const round = this.#sender.run(new AbortController().signal).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
    });
    const lives = await Promise.race([round.then(() => true), server.hung().then(() => false)]);
    if (lives) return true;
    this.#sender = null;
    // A new engine does not know the `Retry-After` that the dead engine got, so its early requests are no fault.
    server.restsUntil = -Infinity;
    return false;
  }
}
