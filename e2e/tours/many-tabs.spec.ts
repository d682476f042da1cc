import { SeededRandom } from '@tests/support/simulation/seeded-random';
import type { ApiClient } from '../fixtures/api-client';
import { expect, test } from '../fixtures/console-test';
import { loggedRequests } from '../fixtures/control';
import { ExecutionControl } from '../fixtures/execution-control';
import { PollWatch } from '../fixtures/sync/poll-watch';
import { TabCrowd } from '../fixtures/sync/tab-crowd';
import { TrackerPage } from '../pages/tracker-page';

test.use({ serviceWorkers: 'allow' });

const RUNS = Number(process.env['TABS_RUNS'] ?? 1);
const SEED = Number(process.env['TABS_SEED'] ?? 6);
const TABS = 30;
const CODES = ['acme_dummy', 'acme_bynder_rules', 'acme_bynder_imatag_watermark'];
/** The time between two polls, with a margin for a busy machine. */
const INTERVAL_MS = 5_000 + 1_500;
const RESUMED_MS = 15_000;

test.describe.configure({ timeout: 300_000 });

async function versions(client: ApiClient, code: string): Promise<number> {
  const { body } = await client.get<{ 'hydra:totalItems': number }>(`/api/job_instances/${code}/history`);
  return body['hydra:totalItems'];
}

for (const seed of Array.from({ length: RUNS }, (_, run) => SEED + run))
  for (const shared of [true, false]) {
    const kind = shared ? 'the shared worker' : 'one worker per tab';
    test(`polls continue and saves arrive while ${TABS} tabs open and close at random, with ${kind} (TABS_SEED=${seed})`, async ({
      context,
      page,
      signedIn,
      server,
      api,
      expectConsole,
    }) => {
      // A tab closed during its start reports missing chunks.
      expectConsole(/Failed to fetch dynamically imported module/);
      expectConsole(/Failed to load resource: net::ERR_(FAILED|ABORTED)/);
      const control = new ExecutionControl(server.url);
      await control.pauseRunner();
      if (!shared) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
      const client = await api('ROLE_USER');
      const before = new Map<string, number>();
      for (const code of CODES) before.set(code, await versions(client, code));
      await signedIn('ROLE_USER');
      // Avoids a first start, in which the page itself requests executions.
      await page.evaluate(() => localStorage.setItem('config', '{}'));
      const polls = new PollWatch(context);
      const random = new SeededRandom(seed);
      const crowd = new TabCrowd(context, random, () => {
        const tab = polls.poller();
        // Does not count the first tab of the context, which only stored the session.
        return tab === null ? null : tab - 1;
      });

      const toSave = [...CODES];
      await crowd.open();
      while (crowd.opened < TABS) {
        const due = (CODES.length - toSave.length + 1) * (TABS / (CODES.length + 1));
        const code = crowd.opened >= due ? toSave.shift() : undefined;
        await (code === undefined ? crowd.act() : crowd.save(code));
      }

      const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
      await expect(new TrackerPage(crowd.survivor()).grid.row(id)).toBeVisible({ timeout: RESUMED_MS });
      expect(crowd.saved.size).toBe(CODES.length);
      for (const [code, label] of crowd.saved) {
        await expect
          .poll(async () => (await client.get<{ label: string }>(`/api/job_instances/${code}`)).body.label)
          .toBe(label);
        expect(await versions(client, code), code).toBe((before.get(code) ?? 0) + 1);
      }
      const times = (await loggedRequests(server.url))
        .filter(({ url }) => url.startsWith('/api/job_executions?'))
        .map(({ at }) => at);
      const gaps = times.slice(1).map((at, place) => at - (times[place] ?? at));
      expect(Math.max(...gaps), `between two of ${times.length} polls`).toBeLessThan(RESUMED_MS);
      expect(polls.longestOverlap()).toBeLessThan(INTERVAL_MS);
      expect(shared ? polls.poller() : null).toBeNull();
    });
  }
