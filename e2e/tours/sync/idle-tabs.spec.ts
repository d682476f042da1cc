import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl, type SeenRequest } from '../../fixtures/execution-control';
import { isHeadPoll, stopAllRuns, settled } from '../../fixtures/sync/idle-console';
import { DashboardPage } from '../../pages/dashboard-page';
import { TrackerPage } from '../../pages/tracker-page';

/** Returns whether a request reads a list instead of a single item. */
const isList = ({ url }: SeenRequest): boolean => /^\/api\/\w+(\?|$)/.test(url);

test('three idle tabs together request at most 15 lists a minute', async ({ page, context, signedIn, server, api }) => {
  test.setTimeout(150_000);
  const control = new ExecutionControl(server.url);
  // If the runner were not paused, the console would also poll the runs that schedules start.
  await control.pauseRunner();
  // The engine prefetches no details of stopped runs. Some of these details are lists, which this test counts.
  await stopAllRuns(await api('ROLE_USER'), control);
  await signedIn('ROLE_USER');
  await new TrackerPage(page).open();
  await new DashboardPage(await context.newPage()).open();
  await new TrackerPage(await context.newPage()).open('?status=error');
  await settled(control);
  await control.clearRequests();
  const start = Date.now();
  await expect.poll(() => Date.now() - start, { timeout: 70_000, intervals: [1_000] }).toBeGreaterThanOrEqual(60_000);
  const seen = (await control.requests()).filter(({ at }) => at < start + 60_000);
  const lists = seen.filter(isList);
  expect(lists.filter(isHeadPoll).length).toBeGreaterThanOrEqual(9);
  expect(lists.length, lists.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(15);
});
