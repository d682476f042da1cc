import { Dexie, type EntityTable } from 'dexie';
import { DEXIE_STEP } from './cache-schema';
import type { DatabaseStore } from './database-store';
import type { ConnectionRow } from '@/domain/connection';
import type { ExecutionDetailRow, ExecutionRow } from '@/domain/execution';
import type { HistoryRow, InstanceRow } from '@/domain/instance';
import type { CompanyRow } from '@/domain/company';
import type { PersonRow } from '@/domain/person';
import type { NameListRow } from '@/domain/names/name-list';
import type { KeptLogRow, KeptRunRow, KeptWarningsRow } from '@/domain/kept-run';
import type { RunHourRow } from '@/domain/runs/period/run-hours';
import type { JobRow } from '@/domain/job-types/job-codes';
import type { CounterRow, MetaRow } from './rows';

const STORES = {
  executions: 'id, [status+id], [instanceCode+id], [companyCode+id], [createdByEmail+id], *unnamedPeople',
  executionDetails: 'id',
  keptRuns: 'id',
  executionWarnings: 'id',
  executionLogs: 'id, [id+packedSize]',
  instances: 'code, label',
  histories: 'code',
  connections: 'key, type',
  nameLists: 'key',
  jobs: 'code',
  companies: 'code',
  people: 'id',
  counters: 'key',
  runHours: 'hour',
  meta: 'key',
};

/**
 * The copy of server data, which can be rebuilt. The worker writes it; the page writes only `nameLists` (decision 036).
 */
export class CacheDatabase extends Dexie {
  declare executions: EntityTable<ExecutionRow, 'id'>;
  declare executionDetails: EntityTable<ExecutionDetailRow, 'id'>;
  declare keptRuns: EntityTable<KeptRunRow, 'id'>;
  declare executionWarnings: EntityTable<KeptWarningsRow, 'id'>;
  declare executionLogs: EntityTable<KeptLogRow, 'id'>;
  declare instances: EntityTable<InstanceRow, 'code'>;
  declare histories: EntityTable<HistoryRow, 'code'>;
  declare connections: EntityTable<ConnectionRow, 'key'>;
  declare nameLists: EntityTable<NameListRow, 'key'>;
  declare jobs: EntityTable<JobRow, 'code'>;
  declare companies: EntityTable<CompanyRow, 'code'>;
  declare people: EntityTable<PersonRow, 'id'>;
  declare counters: EntityTable<CounterRow, 'key'>;
  declare runHours: EntityTable<RunHourRow, 'hour'>;
  declare meta: EntityTable<MetaRow, 'key'>;

  /** @param store where the data is stored; the browser's IndexedDB by default */
  constructor(name: string, store: Partial<DatabaseStore> = {}) {
    // Dexie's own cache is off, because it would have to follow the writes of other threads.
    super(name, { cache: 'disabled', ...store });
    this.version(1).stores(STORES);
    yieldToOtherConnections(this, 1);
  }
}

/**
 * Lets another connection upgrade or delete the database: closes this connection on `versionchange` and never opens it
 * again, so that a database deleted by a sign-out stays deleted. Also refuses to open a database of a newer version. By
 * default, Dexie would open the database again after a `versionchange`, and would open a database of a newer version.
 * @param version the newest version that this code knows
 */
export function yieldToOtherConnections(database: Dexie, version: number): void {
  database.on('versionchange', () => {
    database.close({ disableAutoOpen: true });
    // Otherwise Dexie's own listener would also run. It lets later reads and writes open the database again.
    return false;
  });
  const refuseNewer = (): void => {
    if (database.backendDB().version > version * DEXIE_STEP)
      throw new Error(`${database.name} was created by a newer version`);
  };
  database.on('ready', refuseNewer, true);
}
