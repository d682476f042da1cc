import { Agent, get } from 'node:http';
import { accounts } from '../../../openapi/server/seed/accounts';
import { median, type CaseResult, type Figure } from '../result/figures';
import { startBackend } from '../stage/backend-process';

/** Executions in the database (`BENCH_EXECUTIONS`). */
const EXECUTIONS = Number(process.env['BENCH_EXECUTIONS'] ?? 1_000_000);
/** What the head lane asks for when it expects nothing new. */
const POLL = '/api/job_executions?page=1&itemsPerPage=10&order%5Bid%5D=desc';
const ONE_BY_ONE = 500;
const TOGETHER = 5_000;
const CONNECTIONS = 16;

/** The head poll of a large database, over HTTP: one by one, and as many as the backend answers. */
export async function headPoll(): Promise<CaseResult> {
  const databaseUrl = process.env['DATABASE_URL'];
  // Kept: a million executions take minutes to make.
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
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const token = await tokenOf(url, email);
  const poll = (): Promise<number> => timeOf(`${url}${POLL}`, token, agent);
  for (let warm = 0; warm < 50; warm += 1) await poll();
  const times: number[] = [];
  for (let count = 0; count < ONE_BY_ONE; count += 1) times.push(await poll());
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let count = 0; count < TOGETHER / CONNECTIONS; count += 1) await poll();
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  const sorted = [...times].sort((a, b) => a - b);
  return [
    { what: `${who}: p50`, value: median(times), unit: 'ms', goal: 3 },
    { what: `${who}: p95`, value: sorted[Math.floor(times.length * 0.95)] ?? Number.NaN, unit: 'ms' },
    {
      what: `${who}: ${CONNECTIONS} at a time`,
      value: TOGETHER / seconds,
      unit: 'polls/s',
      ...(who.startsWith('PostgreSQL') && { goal: 1_000, atLeast: true }),
    },
  ];
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

/** Milliseconds until the whole answer is there. */
function timeOf(url: string, token: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const headers = { Authorization: `Bearer ${token}`, Accept: 'application/ld+json' };
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`The poll was answered ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - startedAt));
    });
    request.on('error', reject);
  });
}
