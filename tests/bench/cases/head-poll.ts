import { accounts } from '../../../openapi/server/seed/accounts';
import { median, type CaseResult, type Figure } from '../result/figures';
import { percentile } from '../result/percentile';
import { startBackend } from '../stage/backend-process';
import { keepConnection, type KeptConnection } from '../stage/kept-connection';

/** The number of executions in the database (`BENCH_EXECUTIONS`). */
const EXECUTIONS = Number(process.env['BENCH_EXECUTIONS'] ?? 1_000_000);
/** The request of `pollNewest` when it expects nothing new. */
const POLL = '/api/job_executions?page=1&itemsPerPage=10&order%5Bid%5D=desc';
/** The headers that Chromium sends. A compressed answer has a sixth of the size of a plain one. */
const AS_A_BROWSER = { Accept: 'application/ld+json', 'Accept-Encoding': 'gzip, deflate, br, zstd' };
/** The number of polls before the measurement, to fill the caches of backend and database. */
const WARM = 3_000;
const ONE_BY_ONE = 500;
const TOGETHER = 8_000;
const CONNECTIONS = 16;

/**
 * Measures polls for the newest executions of a large database, over HTTP: on one connection, and on 16 connections at
 * the same time.
 */
export async function headPoll(): Promise<CaseResult> {
  const databaseUrl = process.env['DATABASE_URL'];
  // The folder is kept for the next run, because creating a million executions takes minutes.
  const folder = `.cache/bench/executions-${EXECUTIONS}`;
  const figures = await measure('PGlite', { folder });
  if (databaseUrl) figures.push(...(await measure('PostgreSQL', { folder, databaseUrl })));
  return { name: `Head poll of ${EXECUTIONS} executions`, figures };
}

async function measure(store: string, where: { folder: string; databaseUrl?: string }): Promise<Figure[]> {
  const backend = await startBackend({ executions: EXECUTIONS, ...where });
  try {
    return [
      ...(await polls(`${store}, super administrator`, backend.url, 'super@console.test')),
      ...(await polls(`${store}, one company`, backend.url, 'admin@acme.test')),
    ];
  } finally {
    await backend.close();
  }
}

async function polls(who: string, url: string, email: string): Promise<Figure[]> {
  const headers = { ...AS_A_BROWSER, Authorization: `Bearer ${await tokenOf(url, email)}` };
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => keepConnection(`${url}${POLL}`, headers)),
  );
  await together(connections, WARM);
  const times: number[] = [];
  for (const connection of connections.slice(0, 1)) {
    for (let count = 0; count < ONE_BY_ONE; count += 1) times.push(await timeOf(connection));
  }
  const seconds = (await together(connections, TOGETHER)) / 1000;
  for (const connection of connections) connection.close();
  return [
    { what: `${who}: p50`, value: median(times), unit: 'ms', goal: 3 },
    { what: `${who}: p95`, value: percentile(times, 95), unit: 'ms' },
    {
      what: `${who}: ${CONNECTIONS} at a time`,
      value: TOGETHER / seconds,
      unit: 'polls/s',
      ...(who.startsWith('PostgreSQL') && { goal: 1_000, atLeast: true }),
    },
  ];
}

/** The milliseconds that one poll takes, until the answer is complete. */
async function timeOf(connection: KeptConnection): Promise<number> {
  const startedAt = performance.now();
  await connection.get();
  return performance.now() - startedAt;
}

/**
 * The milliseconds until the connections together have made `polled` polls. All connections work at the same time, and
 * each sends one poll after the other.
 */
async function together(connections: readonly KeptConnection[], polled: number): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(
    connections.map(async (connection) => {
      for (let count = 0; count < polled / connections.length; count += 1) await connection.get();
    }),
  );
  return performance.now() - startedAt;
}

async function tokenOf(url: string, email: string): Promise<string> {
  const password = accounts.find((known) => known.email === email)?.password;
  const answer = await fetch(`${url}/authentication_token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  return ((await answer.json()) as { token: string }).token;
}
