import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { draftLines, readLines, redoLines, saveLines, takeBackLines, undoLines } from '@/data/bulk/bulk-drafts';
import { startTask } from '@/data/bulk/bulk-tasks';
import { CacheDatabase } from '@/database/cache-database';
import { DraftsDatabase } from '@/database/drafts-database';
import type { BulkChange } from '@/domain/bulk/bulk-change';
import type { BulkLineRow } from '@/domain/bulk/bulk-line';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceFields } from '@/domain/instance';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import type { InstanceServer } from './instance-server';
import { Killed, killAfter } from './kill-writes';
import { MortalSender } from './mortal-sender';

/** The fields of every integration before the change. */
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

/** A page that changes many integrations at once, and an engine that sends the changes. Both may die at any moment. */
export class BulkWorld {
  readonly cache: CacheDatabase;
  readonly drafts: DraftsDatabase;
  bulk = '';
  /** The largest number of requests that were in progress at the same time. */
  mostAtOnce = 0;
  #now = 1_000_000;
  #underWay = 0;
  readonly #sender: MortalSender;

  constructor(
    name: string,
    readonly server: InstanceServer,
    readonly codes: readonly string[],
  ) {
    this.cache = new CacheDatabase(`cache:${name}`);
    this.drafts = new DraftsDatabase(`drafts:${name}`);
    const { cache, drafts } = this;
    this.#sender = new MortalSender({ cache, drafts, server, now: this.#clock, onSent: () => {} });
    server.now = this.#clock;
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

  /** Lets the page make the drafts. If `writes` is given, the page is killed after this number of writes. */
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

  /** Lets the sender do one round, and then lets `pauseMs` pass. */
  async send(pauseMs = 60_000): Promise<void> {
    if (!(await this.#sender.round())) this.#underWay = 0;
    this.#now += pauseMs;
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
