import { Dexie, type EntityTable, type Table } from 'dexie';
import { yieldToOtherConnections } from './cache-database';
import type { DatabaseStore } from './database-store';
import type { BulkLineRow, BulkTaskRow } from '@/domain/bulk/bulk-line';
import type { BrokenTextsRow, DiscardedDraftRow, DraftRow, OpenEntryRow, OtherSavesRow } from '@/domain/drafts/draft';

/**
 * The unsent work of one person, which is stored nowhere else. New versions only add to the schema. With `strict`
 * durability, a transaction that has completed is on disk.
 */
export class DraftsDatabase extends Dexie {
  declare drafts: EntityTable<DraftRow, 'id'>;
  declare openEntries: EntityTable<OpenEntryRow, 'id'>;
  declare brokenTexts: EntityTable<BrokenTextsRow, 'id'>;
  declare otherSaves: EntityTable<OtherSavesRow, 'code'>;
  declare bulkTasks: EntityTable<BulkTaskRow, 'id'>;
  declare bulkLines: Table<BulkLineRow, [bulk: string, code: string]>;
  declare discardedDrafts: Table<DiscardedDraftRow, [id: string, discardedAt: number]>;

  /** @param store where the data is stored; the browser's IndexedDB by default */
  constructor(name: string, store: Partial<DatabaseStore> = {}) {
    super(name, { ...store, chromeTransactionDurability: 'strict' });
    this.version(1).stores({ drafts: 'id, code, state' });
    this.version(2).stores({ openEntries: 'id' });
    this.version(3).stores({ otherSaves: 'code' });
    this.version(4).stores({ brokenTexts: 'id' });
    // From version 5, rows may contain texts that a user typed into date fields. Older builds would parse them as JSON.
    this.version(5).stores({});
    // From version 6, rows may contain decisions about conflicts. Older builds would ask the user for these decisions
    // again.
    this.version(6).stores({});
    this.version(7).stores({ bulkTasks: 'id', bulkLines: '[bulk+code]' });
    this.version(8).stores({ discardedDrafts: '[id+discardedAt]' });
    // From version 9, a line of a bulk change may contain a Save that waits again after an undo. Instead of that Save,
    // older builds would send what was typed after it.
    this.version(9).stores({});
    yieldToOtherConnections(this, 9);
  }

  /** The tables that a sign-out empties even if it keeps the drafts. */
  get clearedAtSignOut(): readonly Pick<Table, 'clear'>[] {
    return [this.otherSaves, this.discardedDrafts];
  }
}
