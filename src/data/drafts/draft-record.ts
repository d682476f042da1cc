import { liveQuery, type Observable } from 'dexie';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceRow } from '@/domain/instance';
import type { Databases } from '../sync/databases';
import { findDraft, type DraftTarget } from './draft-target';

/** What the device has of one instance: the draft, and the server's version as cached. */
export interface Reading {
  draft: DraftRow | null;
  server: InstanceRow | null;
}

/** The record of one draft in its databases. Every call rejects when the device fails. */
export class DraftRecord {
  constructor(
    readonly databases: Omit<Databases, 'owner'>,
    readonly target: DraftTarget,
  ) {}

  /** A reading now, and one after every change. */
  readings(): Observable<Reading> {
    return liveQuery(() => this.#read());
  }

  /** The cached instance. */
  server(code: string): Promise<InstanceRow | undefined> {
    return this.databases.cache.instances.get(code);
  }

  /** Changes the stored draft in one transaction, null being none; gives what is stored then. */
  change(change: (current: DraftRow | null) => DraftRow | null): Promise<DraftRow | null> {
    const { drafts } = this.databases;
    return drafts.transaction('rw', drafts.drafts, async () => {
      const current = await findDraft(drafts, this.target);
      const next = change(current);
      if (next !== null && next !== current) await drafts.drafts.put(next);
      if (next === null && current !== null) await drafts.drafts.delete(current.id);
      return next;
    });
  }

  async #read(): Promise<Reading> {
    // The draft first: a draft that has arrived is removed after the cache got its instance, so no old value shows between.
    const draft = await findDraft(this.databases.drafts, this.target);
    const server = 'code' in this.target ? ((await this.server(this.target.code)) ?? null) : null;
    return { draft, server };
  }
}
