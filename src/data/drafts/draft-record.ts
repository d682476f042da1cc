import { liveQuery, type Subscription } from 'dexie';
import type { DiscardedDraftRow, DraftRow } from '@/domain/drafts/draft';
import { startDeciding } from '@/domain/drafts/draft-conflict';
import type { InstanceRow } from '@/domain/instance';
import type { Databases } from '../sync/databases';
import { moveToDiscarded } from './discarded-drafts';
import { findDraft, type DraftTarget } from './draft-target';

/** The pause before a failed read is repeated. */
const RETRY_MS = 2_000;

/** The draft and the cached server version of one instance; each is null when this device does not have it. */
export interface DraftAndServer {
  draft: DraftRow | null;
  server: InstanceRow | null;
}

/** Reads and writes the draft of one target. Every promise rejects when the storage fails. */
export class DraftRecord {
  constructor(
    readonly databases: Omit<Databases, 'owner'>,
    readonly target: DraftTarget,
  ) {}

  /**
   * Reads the draft and the server's version now and after every change, and passes both to `onReading`. A failed read
   * is passed to `onFailure` and repeated.
   * @returns a function that stops the reads
   */
  follow(onReading: (reading: DraftAndServer) => void, onFailure: (error: unknown) => void): () => void {
    let subscription: Subscription;
    let retry: ReturnType<typeof setTimeout>;
    const start = (): void => {
      subscription = liveQuery(() => this.#read()).subscribe({
        next: onReading,
        error: (error) => {
          retry = setTimeout(start, RETRY_MS);
          onFailure(error);
        },
      });
    };
    start();
    return () => {
      subscription.unsubscribe();
      clearTimeout(retry);
    };
  }

  /** The cached instance; undefined when this device does not have it. */
  server(code: string): Promise<InstanceRow | undefined> {
    return this.databases.cache.instances.get(code);
  }

  /**
   * Changes the stored draft in one transaction.
   * @param change gets the stored draft and returns the new one; null means no draft
   * @returns the draft that is stored after the change
   */
  change(change: (current: DraftRow | null) => DraftRow | null): Promise<DraftRow | null> {
    const { drafts } = this.databases;
    return drafts.transaction('rw', drafts.drafts, async () => {
      const current = upgradeConflict(await findDraft(drafts, this.target));
      const next = change(current);
      if (next !== null && next !== current) await drafts.drafts.put(next);
      if (next === null && current !== null) await drafts.drafts.delete(current.id);
      return next;
    });
  }

  /** Moves the draft to the discarded drafts. Returns null if there was no draft. */
  discard(): Promise<DiscardedDraftRow | null> {
    return moveToDiscarded(this.databases.drafts, this.target);
  }

  async #read(): Promise<DraftAndServer> {
    // Read the draft first: the sender writes an instance to the cache before it deletes the draft, so the draft or the
    // instance has the new values.
    const draft = upgradeConflict(await findDraft(this.databases.drafts, this.target));
    const server = 'code' in this.target ? ((await this.server(this.target.code)) ?? null) : null;
    return { draft, server };
  }
}

/** Upgrades a draft in conflict that an earlier build stored, so that its value is the merge of both versions. */
const upgradeConflict = (draft: DraftRow | null): DraftRow | null => draft && startDeciding(draft);
