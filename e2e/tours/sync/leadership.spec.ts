import { expect, test } from '../../fixtures/console-test';
import { forgetRequests, loggedRequests } from '../../fixtures/control';
import { ExecutionControl } from '../../fixtures/execution-control';
import { PollWatch } from '../../fixtures/sync/poll-watch';
import { crash, freeze } from '../../fixtures/sync/tab-fate';
import { InstanceFormPage } from '../../pages/instance-form-page';
import { TrackerPage } from '../../pages/tracker-page';

test.use({ serviceWorkers: 'allow' });

test.describe.configure({ timeout: 180_000 });

const INSTANCE = '/api/job_instances/acme_dummy';
/** The time between two polls, with a margin for a busy machine. */
const INTERVAL_MS = 5_000 + 1_500;
const RESUMED = { timeout: 15_000 };

for (const shared of [true, false]) {
  const kind = shared ? 'the shared worker' : 'one worker per tab';
  test(`polling and saving continue when the leading tab freezes or crashes, with ${kind}`, async ({
    context,
    page,
    signedIn,
    server,
    api,
  }) => {
    const control = new ExecutionControl(server.url);
    await control.pauseRunner();
    if (!shared) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
    const polls = new PollWatch(context);
    await signedIn('ROLE_USER');
    // Avoids a first start, in which the page itself requests executions.
    await page.evaluate(() => localStorage.setItem('config', '{}'));

    const trackers = [new TrackerPage(page), new TrackerPage(await context.newPage())];
    for (const tracker of trackers) {
      await tracker.open();
      await expect(tracker.grid.rows()).toHaveCount(30);
    }
    const form = new InstanceFormPage(await context.newPage());
    await form.open('acme_dummy');
    await expect(form.label()).toHaveValue('Test job');
    const tabs = [...trackers.map((tracker) => tracker.page), form.page];
    const polled = async (): Promise<number> => {
      const requests = await loggedRequests(server.url);
      return requests.filter(({ url }) => url.startsWith('/api/job_executions?')).length;
    };
    await expect.poll(polled).toBeGreaterThan(0);
    if (!shared) await expect.poll(() => polls.poller()).toBe(0);

    await freeze(page, 'frozen');
    await forgetRequests(server.url);
    await form.label().fill('Saved while the leader was frozen');
    await form.saveButton().click();
    await expect.poll(polled, RESUMED).toBeGreaterThan(0);
    await expect(form.status(/^Sent/)).toBeVisible();
    await freeze(page, 'active');
    const first = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
    for (const tracker of trackers) await expect(tracker.grid.row(first)).toBeVisible();
    // Waits for three polls, which is long enough to detect polls of the resumed tab.
    await forgetRequests(server.url);
    await expect.poll(polled, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
    expect(polls.longestOverlap()).toBeLessThan(INTERVAL_MS);

    // Crashes the tab whose process runs the engine: the leading tab, or the first tab in the case of the shared
    // worker.
    const leading = shared ? 0 : (polls.poller() ?? -1);
    await crash(tabs[leading] ?? page);
    await forgetRequests(server.url);
    await expect.poll(polled, RESUMED).toBeGreaterThan(0);
    const second = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
    for (const tracker of trackers.filter(({ page: tab }) => tab !== tabs[leading]))
      await expect(tracker.grid.row(second)).toBeVisible();

    expect(polls.longestOverlap()).toBeLessThan(INTERVAL_MS);
    if (shared) expect(polls.poller()).toBeNull();
    const history = await (await api('ROLE_USER')).get<{ 'hydra:totalItems': number }>(`${INSTANCE}/history`);
    expect(history.body['hydra:totalItems']).toBe(2);
  });
}
