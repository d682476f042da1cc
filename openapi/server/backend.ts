import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openPasswords } from './http/auth/passwords';
import { openTokens } from './http/auth/tokens';
import { createBackendApp } from './http/backend-app';
import { isBackendPath } from './http/backend-paths';
import type { Services } from './http/call';
import { addControlRoutes } from './http/faults/control-routes';
import { createFaults } from './http/faults/faults';
import type { Dialect } from './http/wire/dialect';
import { allHandlers } from './routes/all-handlers';
import { folderDelivery, smtpDelivery } from './hosting/mail/mail-transport';
import { startMailer, type Mailer } from './hosting/mail/mailer';
import { startRunner } from './runner/runner';
import { accounts, type Account } from './seed/accounts';
import { sampleRestorer } from './seed/restore-sample';
import { seedFirstAdministrator, seedStore } from './seed/seed-store';
import { addAppProvider } from './stubs/app-provider';
import { addIdentityProvider } from './stubs/identity-provider';
import type { Database, Queryable } from './store/database';
import { startExpiry } from './store/expiry';
import { openDatabase } from './store/open-database';
import { createVault } from './store/vault';

export { isBackendPath };

/** The options of the backend. Without any option, its store is in memory and has the sample data. */
export interface BackendOptions {
  /** PGlite's folder. Without a folder, the store is in memory. */
  dataDir?: string;
  /** The address of a PostgreSQL database, which is used instead of `dataDir`. */
  databaseUrl?: string;
  /** The key that encrypts the secrets in the store, 32 bytes. Optional only for a store in memory. */
  secretsKey?: Buffer;
  /**
   * log2 of scrypt's N. The default is the recommended value. Tests use a lower value, because they check many
   * passwords.
   */
  passwordCost?: number;
  /**
   * The folder to which e-mails are written as .eml files. Without it and without `smtpUrl`, e-mails stay in the store.
   */
  mailFolder?: string;
  /** A mail server, e.g. `smtps://user:password@host`, which is used instead of the folder. */
  smtpUrl?: string;
  /**
   * The e-mail address of the only account in a new store, which then gets no sample data. With null, a new store is
   * refused (`EmptyStoreError`). By default a new store gets the sample data, whose passwords are published.
   */
  firstAdministrator?: string | null;
  /** The number of finished executions in the sample data, 400 by default. */
  seedExecutions?: number;
  dialect?: Dialect;
  /** The speed of runs; 1 by default, at which a run takes 10 to 45 seconds. */
  speed?: number;
  /** The lifetime of a token, 8 hours by default. */
  tokenTtlSeconds?: number;
  /** Enables `/__control/` and faults. Only for tests. */
  faults?: boolean;
  /** The maximum number of rows on a page, 100 by default. */
  maxItemsPerPage?: number;
  /** The domains of the shop platform, `myshopify.com` by default. */
  shopDomains?: readonly string[];
  /** Accepts addresses of this machine and of private networks for connections. Off by default. */
  allowPrivateAddresses?: boolean;
  /** The public address of the console, for links in e-mails; `http://localhost` by default. */
  consoleUrl?: string;
  /**
   * The trusted proxies in front of the backend, whose `X-Forwarded-For` is used: their number, or their addresses and
   * networks. By default the header is ignored.
   */
  trustProxy?: number | string[];
  /** Checks every answer against the contract; a violation is an error. */
  validateAnswers?: boolean;
}

/** A running backend. `app` is complete but does not listen yet, so that the caller can extend it. */
export interface Backend {
  app: FastifyInstance;
  accounts: readonly Account[];
  close(): Promise<void>;
}

const eightHours = 8 * 3600;

/** Thrown for a new store if `firstAdministrator` is null, because then there is nothing to fill the store with. */
export class EmptyStoreError extends Error {}

/** Opens the store (and seeds an empty one), starts the job runner and creates the app. */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const { dataDir, databaseUrl, seedExecutions, dialect = '2.7', maxItemsPerPage = 100 } = options;
  const { shopDomains = ['myshopify.com'], allowPrivateAddresses = false } = options;
  const stored = dataDir ?? databaseUrl;
  if (stored !== undefined && options.secretsKey === undefined)
    throw new Error('A persistent store needs a secretsKey.');
  const vault = createVault(options.secretsKey ?? randomBytes(32));
  const passwords = await openPasswords(options.passwordCost);
  const secretServices = { vault, passwords };
  const { firstAdministrator } = options;
  const seed = async (tx: Queryable): Promise<void> => {
    if (firstAdministrator === undefined) return seedStore(tx, secretServices, seedExecutions);
    if (firstAdministrator === null) throw new EmptyStoreError();
    await seedFirstAdministrator(tx, secretServices, firstAdministrator);
  };
  const db = await openDatabase({ dataDir, databaseUrl, seed });
  const tokens = await openTokens(db, vault, options.tokenTtlSeconds ?? eightHours);
  const runner = startRunner(db, options.speed ?? 1);
  const wire = { dialect };
  const setDialect = (wanted: Dialect) => {
    wire.dialect = wanted;
  };
  const faults = options.faults ? createFaults() : null;
  const services: Services = {
    db,
    tokens,
    ...secretServices,
    maxItemsPerPage,
    shopDomains,
    allowPrivateAddresses,
    wakeRunner: runner.wake,
  };
  const app = await createBackendApp({
    services,
    handlers: allHandlers,
    dialect: () => wire.dialect,
    consoleUrl: options.consoleUrl ?? 'http://localhost',
    trustProxy: options.trustProxy ?? 0,
    validateAnswers: options.validateAnswers ?? false,
    faults,
  });
  await app.register(async (scope) => addIdentityProvider(scope, db));
  await app.register(async (scope) => addAppProvider(scope, db));
  if (faults) {
    const restoreSample = sampleRestorer(db, secretServices, seedExecutions);
    const reset = async () => {
      setDialect(dialect);
      await restoreSample();
    };
    await app.register(async (scope) => addControlRoutes(scope, { db, tokens, faults, runner, setDialect, reset }));
  }
  const mailer = startMailing(db, options);
  const stopExpiry = startExpiry(db);
  const close = async () => {
    await app.close();
    await mailer?.stop();
    await stopExpiry();
    await runner.stop();
    await db.close();
  };
  return { app, accounts, close };
}

function startMailing(db: Database, { smtpUrl, mailFolder }: BackendOptions): Mailer | null {
  if (smtpUrl !== undefined) return startMailer(db, smtpDelivery(smtpUrl));
  return mailFolder === undefined ? null : startMailer(db, folderDelivery(mailFolder));
}
