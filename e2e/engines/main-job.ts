import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsoleServer } from '../fixtures/console-server';
import { loggedRequests } from '../fixtures/control';
import { ExecutionControl } from '../fixtures/execution-control';
import { signInToApi } from '../fixtures/api-client';
import type { EnginePage } from './engine-page';
import { eventually } from './eventually';

const INSTANCE = '/api/job_instances/acme_dummy';
const FORM = '/job_instance/acme_dummy/edit';
const TRACKER = '/execution_tracker';
const TYPED = 'Typed without a connection';
/** Twice the longest back-off of a sync task. Within this time, the engine reaches a restarted server again. */
const RETURN_MS = 120_000;

const PURPOSE = 'a-mistake-on-purpose';
/**
 * Matches the errors that the browsers report for refused connections, which two steps cause. Each browser has its own
 * texts. Firefox also reports the files that were still being preloaded or imported when a page was left.
 */
const NO_SERVER =
  /NetworkError|Failed to load resource|Could not connect|Load failed|NS_ERROR|sw\.js load failed|ServiceWorker intercepted|error loading dynamically imported module/;

/** XPath expressions for elements by their visible texts. */
const field = (label: string): string => `//*[@id=//label[normalize-space()="${label}"]/@for]`;
const button = (name: string): string => `//button[normalize-space()="${name}"]`;
const rows = 'document.querySelectorAll(\'table[aria-label="Execution tracker"] tbody tr:not(:has(th))\').length';
const mainText = '(document.querySelector("main")?.innerText ?? "")';
const connection = '(document.querySelector(\'[role="status"][aria-label="Connection"]\')?.innerText ?? "")';
const labelValue = '(document.querySelector(\'[data-field="label"] input\')?.value ?? null)';

export interface Step {
  name: string;
  run(): Promise<void>;
}

/** The main uses of the console, as a list of steps. Each step continues from the previous one. */
export function mainJob(page: EnginePage, server: ConsoleServer, refusals: readonly string[]): Step[] {
  const control = new ExecutionControl(server.url);
  const account = server.accounts.find(({ role }) => role === 'ROLE_USER');
  assert(account !== undefined, 'there is an account with ROLE_USER');
  const open = (path: string): Promise<void> => page.open(server.url + path);
  const sees = <Value>(expression: string, wanted: (value: Value) => boolean, timeout?: number): Promise<void> =>
    eventually(() => page.evaluate<Value>(expression), wanted, expression, timeout);
  const hasText = (part: string, timeout?: number): Promise<void> =>
    sees<string>(mainText, (text) => text.includes(part), timeout);
  const showsForm = (): Promise<void> => sees<string | null>(labelValue, (value) => value === 'Test job');
  /**
   * Waits until no more requests arrive, so that the sync worker is idle. Otherwise WebKit would keep the worker and
   * its transaction after the navigation.
   */
  const isAtRest = async (): Promise<void> => {
    const asked = async (): Promise<number> => (await loggedRequests(server.url)).length;
    for (let before = -1; before !== (await asked()); await sleep(1_000)) before = await asked();
  };
  /** Waits until every file of the console is stored. If the server stopped earlier, some screens could not open. */
  const isStored = async (): Promise<void> => {
    await page.evaluate(`navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.type === 'FILES' && data.done) window.isStored = data.stored === data.total;
    })`);
    await page.evaluate("navigator.serviceWorker.controller.postMessage({ type: 'STORE_FILES' })");
    await sees<boolean>('window.isStored === true', Boolean, RETURN_MS);
  };
  const showsNewExecution = async (): Promise<void> => {
    const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
    await sees<string>(mainText, (text) => text.includes(String(id)));
    await sees<string>(connection, (text) => text.startsWith('Live'));
  };

  return [
    {
      name: 'signs in and shows the executions',
      async run() {
        await control.pauseRunner();
        await open(TRACKER);
        await sees<boolean>(`document.querySelector('input[name="username"]') !== null`, Boolean);
        await page.fill(field('E-mail'), account.email);
        await page.click(button('Continue'));
        await sees<boolean>(`document.querySelector('input[name="password"]') !== null`, Boolean);
        await page.fill(field('Password'), account.password);
        await page.click(button('Sign in'));
        await sees<number>(rows, (count) => count === 30);
      },
    },
    { name: 'shows a new execution without a reload', run: showsNewExecution },
    {
      name: 'still shows new executions after the person goes back to the tracker',
      async run() {
        await sees<boolean>('navigator.serviceWorker.controller !== null', Boolean, RETURN_MS);
        await isAtRest();
        await open(FORM);
        await showsForm();
        await page.evaluate('history.back()');
        await sees<string>('location.pathname', (path) => path === TRACKER);
        await showsNewExecution();
      },
    },
    {
      name: 'starts offline with the cached data',
      async run() {
        await open(FORM);
        await showsForm();
        await open(TRACKER);
        await sees<number>(rows, (count) => count === 30);
        await isStored();
        await server.stop();
        await page.reload();
        await sees<number>(rows, (count) => count === 30);
        await sees<string>(connection, (text) => text.startsWith('Offline'), RETURN_MS);
      },
    },
    {
      name: 'keeps text that is typed offline, also after a reload',
      async run() {
        await open(FORM);
        await showsForm();
        await page.fill(field('Label'), TYPED);
        // Leaves the form at once, so that only the unload journal can save the last keystrokes.
        await open(TRACKER);
        await page.evaluate('history.back()');
        await sees<string | null>(labelValue, (value) => value === TYPED);
        await hasText('Saved on this device');
        await page.reload();
        await sees<string | null>(labelValue, (value) => value === TYPED);
        await page.click(button('Save'));
        await hasText('Waiting to be sent', RETURN_MS);
      },
    },
    {
      name: 'sends the saved text once when the server is back',
      async run() {
        await server.start();
        await hasText('Sent ', RETURN_MS);
        const requests = await loggedRequests(server.url);
        const writes = requests.filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/'));
        assert.deepEqual(
          writes.map(({ method, url }) => `${method} ${url}`),
          [`PATCH ${INSTANCE}`],
        );
        const { body } = await (await signInToApi(server.url, account)).get<{ label: string }>(INSTANCE);
        assert.equal(body.label, TYPED);
      },
    },
    {
      name: 'causes no violation of the content policy and no error',
      async run() {
        await page.evaluate(`document.body.setAttribute('style', '--${PURPOSE}: 1')`);
        await page.evaluate(`console.error('${PURPOSE}')`);
        // The violation and the error above are caused on purpose, to prove that both are detected.
        await eventually(
          async () => refusals.length,
          (count) => count > 0,
          'the refusal of a style',
        );
        await sees<null>('null', () => page.errors().some(isOnPurpose));
        assert.deepEqual(
          refusals.filter((refusal) => !/style-src/.test(refusal) || refusals.length > 1),
          [],
        );
        assert.deepEqual(
          page.errors().filter((error) => !isOnPurpose(error) && !NO_SERVER.test(error)),
          [],
        );
      },
    },
  ];
}

const isOnPurpose = (error: string): boolean => error.includes(PURPOSE) || /inline style/.test(error);
