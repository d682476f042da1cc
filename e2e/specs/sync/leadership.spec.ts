import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { PollWatch } from '../../fixtures/sync/poll-watch';
import { TrackerPage } from '../../pages/tracker-page';

test('a page starts a replacement for a dead shared worker, and does not interpret messages of a newer build', async ({
  context,
  page,
  signedIn,
  server,
}) => {
  await context.addInitScript(() => {
    const Real = SharedWorker;
    let isDead = true;
    const replacement = function (url: string, options: WorkerOptions): { port: MessagePort } {
      if (!isDead) return new Real(url, options);
      isDead = false;
      return { port: new MessageChannel().port1 };
    };
    Object.assign(globalThis, { SharedWorker: replacement });
  });
  const polls = new PollWatch(context);
  await signedIn('ROLE_USER');
  // Avoids a first start, in which the page itself requests executions.
  await page.evaluate(() => localStorage.setItem('config', '{}'));
  const tracker = new TrackerPage(page);
  await test.step('the first shared worker dies before its first response', async () => {
    await tracker.open();
    await expect(tracker.grid.rows()).toHaveCount(30);
    const control = new ExecutionControl(server.url);
    const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'success' });
    await expect(tracker.grid.row(id)).toBeVisible({ timeout: 15_000 });
    expect(page.workers()).toEqual([]);
    expect(polls.poller()).toBeNull();
  });

  await test.step('messages of a newer build lead to the offer to reload', async () => {
    await page.evaluate(async () => {
      const { token } = JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string };
      const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
      const drafts = names.find((name) => name.startsWith('drafts')) ?? '';
      const channel = new BroadcastChannel(`sync:${drafts}`);
      channel.postMessage({ protocol: 999, kind: 'unauthorized', token });
    });
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await expect(tracker.grid.rows()).toHaveCount(30);
    await expect(page).toHaveURL(/\/execution_tracker$/);
  });
});
