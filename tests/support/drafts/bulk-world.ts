import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { ApiFailure } from '@/api/api-failure';
import { draftLines, readLines, redoLines, saveLines, takeBackLines, undoLines } from '@/data/bulk/bulk-drafts';
import { startTask } from '@/data/bulk/bulk-tasks';
import { CacheDatabase } from '@/database/cache-database';
import { DraftsDatabase } from '@/database/drafts-database';
import type { BulkChange } from '@/domain/bulk/bulk-change';
import type { BulkLineRow } from '@/domain/bulk/bulk-line';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceFields } from '@/domain/instance';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { sendDrafts } from '@workers/sync/sender/send-drafts';
import type { SyncTask } from '@workers/sync/engine/sync-task';
import type { InstanceServer } from './instance-server';
import { Killed, killAfter } from './kill-writes';
import { senderContext } from './sender-context';

/** The integrations before the change. */
export const BEFORE = {
  jobCode: 'dummy',
  enabled: true,
  description: '',
  configuration: '{"channel": "shop", "list": ["shop", 1.0]}',
  errorAlertEmails: ['a@acme.test'],
} satisfies Partial<InstanceFields>;

export const CHANGE: BulkChange = {
  enabled: false,
  errorAlerts: { mode: 'add', addresses: ['b@acme.test'] },
  replace: { search: 'shop', replacement: 'print', whole: true },
};

/** A page that changes many integrations at once, and an engine that sends; both may die at any moment. */
export class BulkWorld {
  readonly cache: CacheDatabase;
  readonly drafts: DraftsDatabase;
  bulk = '';
  /** The most requests that were under way at once. */
  mostAtOnce = 0;
  #now = 1_000_000;
  #underWay = 0;
  #sender: SyncTask | null = null;

  constructor(
    name: string,
    readonly server: InstanceServer,
    readonly codes: readonly string[],
  ) {
    this.cache = new CacheDatabase(`cache:${name}`);
    this.drafts = new DraftsDatabase(`drafts:${name}`);
    server.now = () => this.#now;
    server.whileLate = (ms) => (this.#now += ms);
    const { fetch } = server;
    server.fetch = async (...request) => {
      this.#underWay += 1;
      this.mostAtOnce = Math.max(this.mostAtOnce, this.#underWay);
      try {
        return await fetch(...request);
      } finally {
        this.#underWay -= 1;
      }
    };
  }

  async start(): Promise<void> {
    for (const code of this.codes) {
      const { companyCode: _, ...fields } = { ...NEW_INSTANCE, ...BEFORE, code, label: code };
      this.server.instances.set(code, { ...fields, company: null });
    }
    await this.cache.instances.bulkPut(
      this.codes.map((code) => ({
        ...NEW_INSTANCE,
        ...BEFORE,
        code,
        label: code,
        companyName: null,
        createdAt: null,
        updatedAt: null,
        securedVariables: [],
      })),
    );
    this.bulk = await startTask(this, this.codes, { kind: 'change', change: CHANGE }, this.#now);
  }

  readonly #clock = (): number => this.#now;

  /** The page makes the drafts; killed at its `writes`-th write, if given. */
  makeDrafts = (writes?: number): Promise<void> => this.#page(() => draftLines(this, this.bulk, this.#clock), writes);

  save = (codes: readonly string[], writes?: number): Promise<void> =>
    this.#page(
      () => saveLines(this.drafts, this.bulk, codes, { isReady: () => true, onSaved: () => {}, now: this.#clock }),
      writes,
    );

  takeBack = (codes: readonly string[], writes?: number): Promise<void> =>
    this.#page(() => takeBackLines(this.drafts, this.bulk, codes, this.#clock), writes);

  undo = (codes: readonly string[], writes?: number): Promise<void> =>
    this.#page(() => undoLines(this.drafts, this.bulk, codes, this.#clock), writes);

  redo = async (codes: readonly string[], writes?: number): Promise<void> => {
    await this.#page(() => redoLines(this.drafts, this.bulk, codes), writes);
    await this.makeDrafts(writes);
  };

  async #page(work: () => Promise<unknown>, writes?: number): Promise<void> {
    if (writes !== undefined) killAfter(this.drafts, writes);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    } finally {
      vi.restoreAllMocks();
    }
  }

  /** One round of the sender. An engine whose request hangs counts as dead, and a new one does the next round. */
  async send(pauseMs = 60_000): Promise<void> {
    const { cache, drafts, server } = this;
    this.#sender ??= sendDrafts(senderContext({ cache, drafts, server, now: this.#clock, onSent: () => {} }));
    const round = this.#sender.run(new AbortController().signal).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
    });
    await Promise.race([round, this.#dies()]);
    this.#now += pauseMs;
  }

  async #dies(): Promise<void> {
    await this.server.hung();
    this.#sender = null;
    this.#underWay = 0;
    // A new engine does not know the `Retry-After` of the last one.
    this.server.restsUntil = -Infinity;
  }

  lines(): Promise<BulkLineRow[]> {
    return readLines(this.drafts, this.bulk);
  }

  async draftsByCode(): Promise<Map<string | null, DraftRow>> {
    return new Map((await this.drafts.drafts.toArray()).map((draft) => [draft.code, draft]));
  }

  async close(): Promise<void> {
    await Promise.all([this.cache.delete(), this.drafts.delete()]);
  }
}
