import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { createBackend, type Backend } from '../../../openapi/server/backend';
import { createConsoleHost, pathOf } from '../../../openapi/server/hosting/console-host';
import { listen, type Listener } from '../../../openapi/server/hosting/listen';
import { isBackendPath } from '../../../openapi/server/http/backend-paths';
import { findBrowser } from '../../support/browser/find-browser.mjs';
import { answerLimit } from '../pages/limit-page';
import { openLink, type Link } from './link';
import { recordMilestones } from './milestones';
import { createComparisonPages, type ComparisonPages } from './comparison-pages';

/** The environment of a case: a backend, the console with the pages to compare it with, and a browser. */
export interface Stage {
  backend: Backend;
  /** The link to the console and the limit page. */
  consoleLink: Link;
  /**
   * The pages to compare the console with. They have their own origins. On the console's origin, the console's service
   * worker would answer their requests.
   */
  comparisonPages: ComparisonPages;
  /** A new browser profile. */
  freshBrowser(options?: BrowserOptions): Promise<BrowserContext>;
  /** The console's stored session: its key in local storage and its value. */
  session(email?: string): Promise<{ key: string; value: string }>;
  /** Signs a person in on the origins of the console and of the opened comparison pages. */
  signIn(browser: BrowserContext, email?: string): Promise<void>;
  /**
   * Sets a function that answers requests before the console's server does. It returns false for requests that it does
   * not answer.
   */
  answerFirst(answer: Answer): void;
  /** Sends a GET to the backend as a super administrator. Returns the JSON of the answer. */
  get<T>(path: string): Promise<T>;
  /** Sends a PATCH to the backend as a super administrator. */
  patch(path: string, change: unknown): Promise<void>;
  close(): Promise<void>;
}

/** How a browser is started. */
export interface BrowserOptions {
  /** Further switches of Chromium. */
  args?: string[];
  /** Whether the pages of the browser record milestones, and therefore open the first row; true by default. */
  notes?: boolean;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Options of a stage. */
export interface StageOptions {
  /** The number of executions with which the backend starts. */
  seedExecutions?: number;
}

const PASSWORD_OWNER = 'super@console.test';

/** Opens a stage with a backend in memory. The console must be built in `dist`, or in the folder `BENCH_DIST`. */
export async function openStage({ seedExecutions = 400 }: StageOptions = {}): Promise<Stage> {
  const backend = await createBackend({ faults: true, passwordCost: 12, seedExecutions, maxItemsPerPage: 100 });
  await backend.app.ready();
  let first: Answer = () => false;
  const server = await serve(backend, (request, response) => first(request, response));
  const consoleLink = await openLink(server.port);
  const comparisonPages = createComparisonPages(backend);
  const profiles: { context: BrowserContext; folder: string }[] = [];

  const freshBrowser = async ({ args = [], notes = true }: BrowserOptions = {}): Promise<BrowserContext> => {
    const folder = await mkdtemp(join(tmpdir(), 'console-bench-'));
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: await findBrowser(),
      viewport: { width: 1366, height: 800 },
      locale: 'en-GB',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', ...args],
    });
    // Functions that are passed to a page contain `__name`, a helper of tsx.
    await context.addInitScript('globalThis.__name = (named) => named');
    if (notes) await context.addInitScript(recordMilestones);
    profiles.push({ context, folder });
    return context;
  };

  const tokenOf = async (email: string): Promise<string> => {
    const account = backend.accounts.find((known) => known.email === email);
    const answer = await fetch(`${consoleLink.url}/authentication_token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: email, password: account?.password }),
    });
    return ((await answer.json()) as { token: string }).token;
  };

  const get = async <T>(path: string): Promise<T> => {
    const headers = { Authorization: `Bearer ${await tokenOf(PASSWORD_OWNER)}`, Accept: 'application/ld+json' };
    return (await (await fetch(`${consoleLink.url}${path}`, { headers })).json()) as T;
  };

  const patch = async (path: string, change: unknown): Promise<void> => {
    const headers = {
      Authorization: `Bearer ${await tokenOf(PASSWORD_OWNER)}`,
      'Content-Type': 'application/merge-patch+json',
    };
    const answer = await fetch(`${consoleLink.url}${path}`, { method: 'PATCH', headers, body: JSON.stringify(change) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };

  const session = async (email = PASSWORD_OWNER) => ({
    key: 'session',
    value: JSON.stringify({ token: await tokenOf(email), clockOffsetMs: 0 }),
  });

  const signIn = async (browser: BrowserContext, email = PASSWORD_OWNER): Promise<void> => {
    const kept = await session(email);
    const page = await browser.newPage();
    for (const { url } of [consoleLink, ...(await comparisonPages.opened()).map(({ link }) => link)]) {
      await page.goto(`${url}/robots.txt`);
      await page.evaluate(({ key, value }) => localStorage.setItem(key, value), kept);
    }
    await page.close();
  };

  const close = async (): Promise<void> => {
    for (const { context, folder } of profiles) {
      await context.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
    await comparisonPages.close();
    await consoleLink.close();
    await server.close();
    await backend.close();
  };
  const answerFirst = (answer: Answer): void => void (first = answer);
  return { backend, consoleLink, comparisonPages, freshBrowser, session, signIn, answerFirst, get, patch, close };
}

function serve({ app }: Backend, first: Answer): Promise<Listener> {
  const dist = process.env['BENCH_DIST'] ?? 'dist';
  const host = createConsoleHost({ dist, isBackendPath, backendUrl: '' });
  return listen((request, response) => {
    if (first(request, response) || answerLimit(request, response)) return;
    if (isBackendPath(pathOf(request))) app.routing(request, response);
    else host(request, response);
  }, 0);
}
