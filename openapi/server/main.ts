/** Starts what the command line asks for: backend and console on one port, or one of the two. */
import { fileURLToPath } from 'node:url';
import type { Backend } from './backend';
import { type CommandLine, readCommandLine, UsageError } from './hosting/command-line';
import { createConsoleHost, pathOf } from './hosting/console-host';
import { listen, PortTakenError } from './hosting/listen';
import { isBackendPath } from './http/backend-paths';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

async function startBackend(wanted: CommandLine): Promise<Backend | undefined> {
  if (wanted.backendUrl !== undefined) return undefined;
  console.log(wanted.databaseUrl ? 'Opening the PostgreSQL database …' : `Opening the database in ${wanted.dataDir} …`);
  // Loaded here only: serving the console alone needs no database.
  const { createBackend } = await import('./backend');
  return createBackend({
    ...(wanted.databaseUrl ? { databaseUrl: wanted.databaseUrl } : { dataDir: wanted.dataDir }),
    ...(wanted.seedExecutions === undefined ? {} : { seedExecutions: wanted.seedExecutions }),
    ...(wanted.dialect === undefined ? {} : { dialect: wanted.dialect }),
    ...(wanted.speed === undefined ? {} : { speed: wanted.speed }),
    ...(wanted.tokenTtlSeconds === undefined ? {} : { tokenTtlSeconds: wanted.tokenTtlSeconds }),
    faults: wanted.faults,
  });
}

async function start(wanted: CommandLine): Promise<void> {
  const backend = await startBackend(wanted);
  const host = createConsoleHost({
    dist: `${projectRoot}dist`,
    // Our own backend answers on this origin, whatever the configuration file says.
    backendUrl: wanted.backendUrl ?? '',
    isBackendPath,
  });
  const listener = await listen((request, response) => {
    if (backend && (wanted.backendOnly || isBackendPath(pathOf(request)))) backend.app.routing(request, response);
    else host(request, response);
  }, wanted.port).catch(async (error: unknown) => {
    await backend?.close();
    throw error;
  });
  announce(wanted, listener.port, backend);
  const stop = async () => {
    await listener.close();
    await backend?.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

function announce(wanted: CommandLine, port: number, backend: Backend | undefined): void {
  if (wanted.backendOnly) return console.log(`Backend on http://localhost:${port}`);
  console.log(`\nSync Console: http://localhost:${port}`);
  if (!backend) return console.log(`Backend: ${wanted.backendUrl}`);
  console.log('\nSign in as');
  for (const { email, password, role, company } of backend.accounts) {
    console.log(`  ${email.padEnd(28)} ${password.padEnd(20)} ${role}${company ? `, ${company}` : ''}`);
  }
  console.log('\nCtrl-C stops it.');
}

try {
  await start(readCommandLine(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof UsageError || error instanceof PortTakenError ? error.message : error);
  process.exit(1);
}
