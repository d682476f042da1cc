import type { BrowserContext, Page } from 'playwright';

/** What to write into the console's cache. */
interface Wanted {
  cacheName: string;
  /** The first and the last id to write. */
  from: number;
  to: number;
  /**
   * The number of job instances to add, at most 240. Each instance is due once in four hours, in a minute of its own,
   * and ran each time. So it owns the executions that were created in the minutes in which it was due; all other
   * executions keep their instance.
   */
  integrations?: number;
}

/** The name of the console's cache in this browser. */
export async function cacheNameOf(browser: BrowserContext, url: string): Promise<string> {
  return runOnOrigin(browser, url, async (page) => {
    const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
    const name = names.find((known) => /cache/.test(known));
    if (name === undefined) throw new Error(`no cache database among ${names.join(', ')}`);
    return name;
  });
}

/**
 * Writes the executions from `from` to `to` into the cache, as copies of executions that are in the cache. If `from` is
 * 1, it deletes the cached executions first. Writes counters and the cursor of the backfill as the engine does. No page
 * of the console may be open.
 */
export async function fillCache(browser: BrowserContext, url: string, wanted: Wanted): Promise<void> {
  await runOnOrigin(browser, url, (page) => page.evaluate(writeExecutions, wanted));
}

/** Runs `work` in a page of this origin that contains no code of the console. */
export async function runOnOrigin<T>(
  browser: BrowserContext,
  url: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage();
  await page.goto(`${url}/robots.txt`);
  const result = await work(page);
  await page.close();
  return result;
}

async function writeExecutions({ cacheName, from, to, integrations = 0 }: Wanted): Promise<void> {
  type Row = Record<string, unknown> & { id: number };
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  const database = await answer(indexedDB.open(cacheName));
  const stores = ['executions', 'instances', 'counters', 'runHours', 'meta'];
  const samples = (await answer(
    database.transaction(stores).objectStore('executions').getAll(null, 300),
  )) as unknown as Row[];
  // Ids and times have the same order, as on a server.
  const APART_MS = 60_000;
  const TIMES = ['createdAt', 'startedAt', 'finishedAt'];
  const timeOf = (text: unknown): number => Date.parse(String(text));
  const newest = Math.max(...samples.map((row) => timeOf(row['createdAt'])).filter((time) => !Number.isNaN(time)));
  const count = new Map<string, number>();
  // As in `run-hours.ts`.
  type Hour = { hour: number; instanceCodes: unknown[]; statuses: unknown[]; created: number[]; scheduled: boolean[] };
  const hours = new Map<number, Hour>();
  const counted: [string, string][] = [
    ['status', 'status'],
    ['instance', 'instanceCode'],
    ['company', 'companyCode'],
    ['createdBy', 'createdByEmail'],
  ];
  const DUE_EVERY_MINUTES = 240;
  const codeOf = (minute: number): string => `bench-${minute}`;
  const addInstances = async (): Promise<void> => {
    const store = database.transaction(['instances'], 'readwrite').objectStore('instances');
    const [sample] = await answer(store.getAll(null, 1));
    for (let minute = 0; minute < integrations; minute += 1) {
      const cronExpression = `${minute % 60} ${Math.floor(minute / 60)}-23/4 * * *`;
      const label = `Integration ${minute}`;
      const old = '2020-01-01T00:00:00+00:00';
      store.put({
        ...sample,
        code: codeOf(minute),
        label,
        cronExpression,
        enabled: true,
        createdAt: old,
        updatedAt: old,
      });
    }
  };
  await addInstances();
  if (from === 1) {
    const emptied = database.transaction(stores, 'readwrite');
    emptied.objectStore('executions').clear();
    emptied.objectStore('runHours').clear();
    await answer(emptied.objectStore('counters').clear());
  } else {
    const known = (await answer(database.transaction(stores).objectStore('counters').getAll())) as {
      key: string;
      count: number;
    }[];
    for (const row of known) count.set(row.key, row.count);
    const knownHours = (await answer(database.transaction(stores).objectStore('runHours').getAll())) as Hour[];
    for (const row of knownHours) hours.set(row.hour, row);
  }
  for (let next = from; next <= to;) {
    const transaction = database.transaction(stores, 'readwrite');
    const done = new Promise((resolve) => transaction.addEventListener('complete', resolve));
    const executions = transaction.objectStore('executions');
    for (const end = Math.min(to, next + 2_000 - 1); next <= end; next += 1) {
      const sample = samples[next % samples.length] ?? { id: next };
      const later = newest - (to - next) * APART_MS - timeOf(sample['createdAt']);
      const moved = TIMES.map((key) => [key, sample[key] && new Date(timeOf(sample[key]) + later).toISOString()]);
      const minute = Math.floor((newest - (to - next) * APART_MS) / APART_MS) % DUE_EVERY_MINUTES;
      const owner = minute < integrations ? { instanceCode: codeOf(minute) } : {};
      const row: Row = { ...sample, ...Object.fromEntries(moved), ...owner, id: next };
      executions.put(row);
      const keys = counted.flatMap(([name, field]) => (row[field] === null ? [] : [`${name}:${String(row[field])}`]));
      // As in `counter-keys.ts`; code that runs in the page cannot import it.
      const block = `ids:${String(Math.floor(next / 5_000)).padStart(12, '0')}`;
      for (const key of ['all', block, ...keys]) count.set(key, (count.get(key) ?? 0) + 1);
      const created = timeOf(row['createdAt']);
      const hour = Math.floor(created / 3_600_000);
      const listed = hours.get(hour) ?? { hour, instanceCodes: [], statuses: [], created: [], scheduled: [] };
      listed.instanceCodes.push(row['instanceCode']);
      listed.statuses.push(row['status']);
      listed.created.push(created);
      listed.scheduled.push(minute < integrations);
      hours.set(hour, listed);
    }
    await done;
  }
  const last = database.transaction(stores, 'readwrite');
  const finished = new Promise((resolve) => last.addEventListener('complete', resolve));
  for (const [key, value] of count) last.objectStore('counters').put({ key, count: value });
  for (const row of hours.values()) last.objectStore('runHours').put(row);
  const fill = { done: true, page: 1, seen: to, floor: 0, total: to, top: to, lowest: 0, bottom: 0 };
  const meta = { total: to, fill, head: { top: to } };
  for (const [key, value] of Object.entries(meta)) last.objectStore('meta').put({ key, value });
  await finished;
  database.close();
}
