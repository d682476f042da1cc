import type { FastifyInstance } from 'fastify';
import { openTokens } from './http/auth/tokens';
import { createBackendApp } from './http/backend-app';
import { isBackendPath } from './http/backend-paths';
import type { Services } from './http/call';
import type { Dialect } from './http/wire/dialect';
import { allHandlers } from './routes/all-handlers';
import { accounts, type Account } from './seed/accounts';
import { seedStore } from './seed/seed-store';
import { openDatabase } from './store/open-database';

export { isBackendPath };

/** How the backend runs; everything has a default. */
export interface BackendOptions {
  /** PGlite's folder; without one the store is in memory. */
  dataDir?: string;
  /** A PostgreSQL address; then `dataDir` is not used. */
  databaseUrl?: string;
  /** Finished executions in a new store. */
  seedExecutions?: number;
  dialect?: Dialect;
  /** Factor on the speed of runs: at 1 a run takes 10 to 60 seconds. */
  speed?: number;
  /** Life of a token, 8 hours. */
  tokenTtlSeconds?: number;
  /** Opens `/__control/` and faults; never outside tests. */
  faults?: boolean;
  /** Largest page, 100. */
  maxItemsPerPage?: number;
  corsOrigins?: '*';
  /** Checks every answer against the contract and fails loudly. */
  validateAnswers?: boolean;
}

/** A running backend: `app` is complete but does not listen yet, so that a host can add to it. */
export interface Backend {
  app: FastifyInstance;
  accounts: readonly Account[];
  close(): Promise<void>;
}

const eightHours = 8 * 3600;

/** Opens the store (seeding an empty one), starts the job runner and makes the app. */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const db = await openDatabase({
    dataDir: options.dataDir,
    databaseUrl: options.databaseUrl,
    seed: (tx) => seedStore(tx, options.seedExecutions),
  });
  const tokens = await openTokens(db, options.tokenTtlSeconds ?? eightHours);
  const wire = { dialect: options.dialect ?? '2.7' };
  const services: Services = {
    db,
    tokens,
    maxItemsPerPage: options.maxItemsPerPage ?? 100,
    wakeRunner: () => undefined,
  };
  const app = await createBackendApp({
    services,
    handlers: allHandlers,
    dialect: () => wire.dialect,
    validateAnswers: options.validateAnswers ?? false,
    intercept: null,
  });
  return {
    app,
    accounts,
    close: async () => {
      await app.close();
      await db.close();
    },
  };
}
