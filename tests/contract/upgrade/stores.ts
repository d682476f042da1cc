import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openPglite } from '../../../openapi/server/store/connections/pglite-database';
import { schemaName } from '../../../openapi/server/store/database';

/** A store of schema 10 with data. `where` contains the options with which `openDatabase` finds it. */
export interface OldStore {
  where: { dataDir: string } | { databaseUrl: string };
  remove(): Promise<void>;
}

/** A kind of store that this machine has. */
export interface StoreKind {
  name: string;
  /** Whether several processes can have the store open. */
  isShared: boolean;
  create(): Promise<OldStore>;
  /** Removes everything that the stores of this kind share, such as a server. */
  end(): void;
}

const schema10 = readFileSync('tests/contract/upgrade/schema-10.sql', 'utf8');

const temporary = (): string => mkdtempSync(join(tmpdir(), 'console-store-'));

/** Each store is a copy of one model folder, because copying takes much less time than creating a store. */
function pglite(): StoreKind {
  const model = temporary();
  const make = async (): Promise<void> => {
    const db = await openPglite(model);
    await db.script(`drop schema ${schemaName}; ${schema10}`);
    await db.close();
  };
  let made: Promise<void> | undefined;
  return {
    name: 'PGlite',
    isShared: false,
    create: async () => {
      await (made ??= make());
      const dataDir = temporary();
      cpSync(model, dataDir, { recursive: true });
      return { where: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true }) };
    },
    end: () => rmSync(model, { recursive: true }),
  };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Each store is a database of its own on the server, so that other databases of the server are not touched. */
function postgres(server: string, end: () => void): StoreKind {
  let count = 0;
  return {
    name: 'PostgreSQL',
    isShared: true,
    create: async () => {
      const name = `sync_console_test_${process.pid}_${(count += 1)}`;
      await run(server, `create database ${name}`);
      const databaseUrl = server.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
      await run(databaseUrl, schema10);
      return { where: { databaseUrl }, remove: () => run(server, `drop database ${name} with (force)`) };
    },
    end,
  };
}

/** The folder with the programs of the newest PostgreSQL that Debian's packages installed; null when there is none. */
function programs(): string | null {
  const folder = '/usr/lib/postgresql';
  const [newest] = existsSync(folder) ? readdirSync(folder).toSorted((a, b) => Number(b) - Number(a)) : [];
  return newest === undefined || !existsSync(join(folder, newest, 'bin/initdb')) ? null : join(folder, newest, 'bin');
}

/** Starts a PostgreSQL server in a temporary folder, which listens only on a socket in that folder. */
function startServer(bin: string): StoreKind {
  const folder = mkdtempSync(join(tmpdir(), 'console-pg-'));
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const uid = isRoot ? Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })) : undefined;
  if (uid !== undefined) chownSync(folder, uid, uid);
  const call = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { cwd: folder, stdio: 'ignore', ...(uid !== undefined && { uid }) });
  const data = join(folder, 'data');
  call('initdb', '-D', data, '-A', 'trust', '-U', 'console', '--no-sync');
  call('pg_ctl', '-D', data, '-w', '-o', `-F -k ${folder} -c listen_addresses=''`, '-l', join(folder, 'log'), 'start');
  return postgres(`postgres://console@/postgres?host=${folder}`, () => {
    call('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true });
  });
}

/** The kinds of stores to test: PGlite, and also PostgreSQL if `DATABASE_URL` is set or PostgreSQL is installed. */
export function storeKinds(): StoreKind[] {
  const server = process.env['DATABASE_URL'];
  if (server) return [pglite(), postgres(server, () => {})];
  const bin = programs();
  if (bin !== null) return [pglite(), startServer(bin)];
  console.warn('PostgreSQL is not tested: set DATABASE_URL, or install it (apt-get install postgresql).');
  return [pglite()];
}
