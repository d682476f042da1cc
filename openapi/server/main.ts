/** The command line: starts backend and console on one port, or only one of them. */
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Backend, BackendOptions } from './backend';
import { type CommandLine, readCommandLine, UsageError } from './hosting/command-line';
import { createConsoleHost, pathOf } from './hosting/console-host';
import { DataInUseError, lockDataFolder } from './hosting/data-lock';
import { listen, PortTakenError } from './hosting/listen';
import { onStop } from './hosting/on-stop.mjs';
import { makeAllPrivate, makePrivateFiles } from './hosting/private-files';
import { secretsKey, SecretsKeyError } from './hosting/secrets-key';
import { isBackendPath } from './http/backend-paths';
import { UpgradeError } from './store/upgrade';
import { WrongKeyError } from './store/vault';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

const NEW_DATABASE = `The database at DATABASE_URL is new. Set FIRST_ADMINISTRATOR to the e-mail of the first super administrator, who then
chooses a password with "Forgot your password?"; or add --sample for the sample data, whose passwords are published.`;

/** A backend; `close` also unlocks its data folder. */
interface RunningBackend extends Pick<Backend, 'app' | 'accounts'> {
  close(): Promise<void>;
}

async function openBackend(wanted: CommandLine): Promise<RunningBackend> {
  console.log('Opening the database …');
  makePrivateFiles();
  // Loaded on demand, because serving only the console needs no database.
  const { createBackend, EmptyStoreError } = await import('./backend');
  const dataDir = resolve(projectRoot, wanted.dataDir);
  const options: BackendOptions = {
    faults: wanted.faults,
    allowPrivateAddresses: wanted.allowPrivateAddresses,
    secretsKey: secretsKey(process.env['SECRETS_KEY'], `${dataDir}.key`),
    mailFolder: `${dataDir}-emails`,
    consoleUrl: wanted.consoleUrl ?? `http://localhost:${wanted.port}`,
    ...(wanted.shopDomains === undefined ? {} : { shopDomains: wanted.shopDomains }),
    ...(wanted.trustProxy === undefined ? {} : { trustProxy: wanted.trustProxy }),
    ...(wanted.smtpUrl === undefined ? {} : { smtpUrl: wanted.smtpUrl }),
    ...(wanted.seedExecutions === undefined ? {} : { seedExecutions: wanted.seedExecutions }),
    ...(wanted.dialect === undefined ? {} : { dialect: wanted.dialect }),
    ...(wanted.speed === undefined ? {} : { speed: wanted.speed }),
    ...(wanted.tokenTtlSeconds === undefined ? {} : { tokenTtlSeconds: wanted.tokenTtlSeconds }),
  };
  if (wanted.databaseUrl) {
    const { databaseUrl, sampleData, firstAdministrator = null } = wanted;
    const backend = await createBackend({ ...options, databaseUrl, ...(!sampleData && { firstAdministrator }) }).catch(
      (error: unknown) => {
        if (error instanceof EmptyStoreError) throw new UsageError(NEW_DATABASE);
        throw error;
      },
    );
    await backend.app.ready();
    return { ...backend, accounts: sampleData ? backend.accounts : [] };
  }
  const unlock = lockDataFolder(dataDir);
  const { app, accounts, close } = await createBackend({ ...options, dataDir });
  // The embedded database sets the modes of its files itself, so they must be corrected.
  await makeAllPrivate([dataDir, `${dataDir}.key`, `${dataDir}.pid`, `${dataDir}-emails`]);
  await app.ready();
  return { app, accounts, close: () => close().finally(unlock) };
}

async function start(wanted: CommandLine): Promise<void> {
  let backend: RunningBackend | undefined;
  const host = createConsoleHost({
    dist: join(projectRoot, 'dist'),
    // "" means the console's own origin, where this process serves the backend. This value replaces the address in
    // config.json.
    backendUrl: wanted.backendUrl ?? '',
    isBackendPath,
  });
  const handle: RequestListener = (request, response) => {
    const forBackend = wanted.backendUrl === undefined && (wanted.backendOnly || isBackendPath(pathOf(request)));
    if (!forBackend) host(request, response);
    else if (backend) backend.app.routing(request, response);
    else response.writeHead(503, { 'Retry-After': '1' }).end();
  };
  // Open the port first, so that a second start fails before it touches the database.
  const listener = await listen(handle, wanted.port);
  const stop = async () => {
    await listener.close();
    await backend?.close();
    process.exit(0);
  };
  onStop(() => void stop());
  if (wanted.backendUrl === undefined) backend = await openBackend(wanted);
  announce(wanted, listener.port, backend);
}

function announce(wanted: CommandLine, port: number, backend: RunningBackend | undefined): void {
  if (wanted.backendOnly) return console.log(`Backend on http://localhost:${port}`);
  console.log(`\nSync Console: http://localhost:${port}`);
  if (!backend) return console.log(`Backend: ${wanted.backendUrl}`);
  if (backend.accounts.length > 0) console.log('\nSign in as');
  for (const { email, password, role, company } of backend.accounts) {
    console.log(`  ${email.padEnd(22)} ${password.padEnd(16)} ${role}${company ? ` of ${company}` : ''}`);
  }
  console.log('\nPress Ctrl-C to stop.');
}

try {
  await start(readCommandLine(process.argv.slice(2), process.env));
} catch (error) {
  const isForThePerson = [
    UsageError,
    PortTakenError,
    DataInUseError,
    SecretsKeyError,
    UpgradeError,
    WrongKeyError,
  ].some((known) => error instanceof known);
  const text = isForThePerson && error instanceof Error ? error.message : error;
  console.error(text);
  process.exit(1);
}
