import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A backend in another process, so that it does not share a thread with the measuring code. */
export interface BackendProcess {
  url: string;
  close(): Promise<void>;
}

/** Options of a backend. */
interface BackendOptions {
  /** The number of executions with which a new database starts. */
  executions: number;
  /** The folder of the PGlite database; not used if there is a `databaseUrl`. */
  folder: string;
  databaseUrl?: string | undefined;
}

/** Starts a backend. Resolves when its database is filled and it answers. */
export async function startBackend({ executions, folder, databaseUrl }: BackendOptions): Promise<BackendProcess> {
  const port = await freePort();
  const args = ['--import', 'tsx', 'openapi/server/main.ts', '--backend-only', '--port', String(port)];
  const child = spawn(process.execPath, [...args, '--seed', String(executions), '--data', folder], {
    env: { ...process.env, DATABASE_URL: databaseUrl ?? '', BACKEND_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const text of child.stdout.setEncoding('utf8')) {
    if (String(text).includes('Backend on')) return { url: `http://127.0.0.1:${port}`, close };
  }
  throw new Error('The backend did not start.');
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
