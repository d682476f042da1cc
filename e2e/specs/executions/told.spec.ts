import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { Bell } from '../../pages/bell';
import { ExecutionPage } from '../../pages/execution-page';
import { InstanceViewPage } from '../../pages/instance-view-page';
import { TrackerPage } from '../../pages/tracker-page';

const CODE = 'acme_dummy';
const LABEL = 'Test job';
const OTHERS = ['acme_bynder_media_to_shopify_product_image_sync', 'acme_delete_bynder_media_to_shopify_files'];
const HOUR_MS = 3_600_000;

/** The desktop notifications of a tab, and how often the tab asked for permission to show them. */
interface Desktop {
  asked: number;
  shown: { title: string; body: string; tag: string }[];
}

/**
 * Replaces the browser's notifications with a record, because a browser without a screen shows none. Grants the
 * permission when it is requested.
 */
function fakeDesktop(): void {
  const desktop: Desktop = { asked: 0, shown: [] };
  class FakeNotification extends EventTarget {
    static get permission(): string {
      return localStorage.getItem('test-permission') ?? 'default';
    }
    static async requestPermission(): Promise<string> {
      desktop.asked += 1;
      localStorage.setItem('test-permission', 'granted');
      return Promise.resolve('granted');
    }
    constructor(title: string, { body, tag }: { body: string; tag: string }) {
      super();
      desktop.shown.push({ title, body, tag });
    }
    close(): void {
      // A closed notification stays in the record.
    }
  }
  Object.assign(globalThis, { Notification: FakeNotification, desktop });
}

const desktopOf = (page: Page): Promise<Desktop> =>
  page.evaluate(() => (globalThis as unknown as { desktop: Desktop }).desktop);

test('a person is notified of failures and of watched runs, only once however many tabs are open', async ({
  page,
  context,
  signedIn,
  server,
}) => {
  const control = new ExecutionControl(server.url);
  const [bell, execution, tracker] = [new Bell(page), new ExecutionPage(page), new TrackerPage(page)];
  await context.addInitScript(fakeDesktop);
  await control.pauseRunner();
  const run = await control.createOne({ jobInstance: CODE, status: 'inProgress' });
  await signedIn('ROLE_USER');
  const other = await context.newPage();
  const tabs = [page, other];
  const titles = async (): Promise<string[]> =>
    (await Promise.all(tabs.map(desktopOf))).flatMap(({ shown }) => shown.map(({ title }) => title));

  await test.step('the first watch asks for permission to show desktop notifications, the second does not', async () => {
    await execution.open(run);
    await bell.watchButton().click();
    await expect(bell.watchingButton()).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await desktopOf(page)).asked).toBe(1);
    await bell.watchingButton().click();
    await bell.watchButton().click();
    expect((await desktopOf(page)).asked).toBe(1);
    await tracker.open();
    const inRow = tracker.grid.row(run).getByRole('button', { name: `Watch execution ${run}` });
    await expect(inRow).toHaveAttribute('aria-pressed', 'true');
    await tracker.grid.idLink(run).focus();
    await page.keyboard.press('w');
    await expect(inRow).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('w');
    await expect(inRow).toHaveAttribute('aria-pressed', 'true');
    await new InstanceViewPage(other).open(OTHERS[0] ?? '');
    await expect(new Bell(other).button('Notifications')).toBeVisible();
    await bell.button('Notifications').click();
    await expect(bell.panel()).toContainText('Nothing yet');
    await expect(bell.panel()).toContainText('Watching everything that fails and 1 run');
    await page.keyboard.press('Escape');
  });

  await test.step('one tab notifies the person of the end of the run, and all tabs mark it', async () => {
    await control.setStatus(run, 'error');
    for (const tab of tabs) {
      await expect(new Bell(tab).button('Notifications, 1 error')).toBeVisible({ timeout: 30_000 });
      await expect(tab).toHaveTitle(/^\(1\) /);
      await expect(tab.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:/);
    }
    await expect.poll(titles).toEqual([`Error: ${LABEL}`]);
  });

  await test.step('several failures at once cause one notification', async () => {
    // The backend gives these runs an end half a minute after their start.
    const createdAt = new Date(Date.now() - 30_000).toISOString();
    for (const jobInstance of OTHERS) await control.createOne({ jobInstance, status: 'error', createdAt });
    await expect(bell.button('Notifications, 3 errors')).toBeVisible({ timeout: 30_000 });
    await expect.poll(async () => (await titles()).filter((title) => title === '3 failures')).toHaveLength(1);
  });

  await test.step('the bell lists the events; opening an event marks it as read in all tabs', async () => {
    await bell.button('Notifications, 3 errors').click();
    await expect(bell.events()).toHaveCount(3);
    await expect(bell.panel().getByText('Unread')).toHaveCount(3);
    await expectAccessible(page);
    await bell.event(LABEL).click();
    await expect(page).toHaveURL(`/job_execution/${run}`);
    for (const tab of tabs) await expect(new Bell(tab).button('Notifications, 2 errors')).toBeVisible();
    await bell.button('Notifications, 2 errors').click();
    await bell.panel().getByRole('button', { name: 'Mark all as read' }).click();
    for (const tab of tabs) {
      await expect(new Bell(tab).button('Notifications')).toBeVisible();
      await expect(tab).not.toHaveTitle(/^\(/);
    }
    await expect(other.locator('link[rel="icon"]')).toHaveAttribute('href', '/icons/icon.svg');
  });

  await test.step('the runs that ended while nobody was there are counted', async () => {
    await other.close();
    const since = Date.now() - HOUR_MS;
    await page.goto('/robots.txt');
    await page.evaluate((at) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('events/visible-at'));
      if (key !== undefined) localStorage.setItem(key, String(at));
    }, since);
    await tracker.open();
    await bell.button('Notifications').click();
    // At some hours of the day, a failed run of the sample data is among these runs.
    await expect(bell.panel()).toContainText(/While you were away\d+\sruns, [34]\serrors, since \d\d\/\d\d\/\d{4}/);
    await bell.panel().getByRole('link', { name: 'Show them' }).click();
    await expect(page).toHaveURL(/created=/);
    await bell.button('Notifications').click();
    await expect(bell.events()).toHaveCount(3);
    await expect(bell.panel()).not.toContainText('While you were away');
  });

  await test.step('notifications of failures can be switched off', async () => {
    await bell.panel().getByRole('button', { name: 'Change' }).click();
    await bell.panel().getByRole('switch', { name: 'Everything that fails' }).click();
    await expectAccessible(page);
    await bell.panel().getByRole('button', { name: 'Back to the notifications' }).click();
    await expect(bell.panel()).toContainText('Nothing is watched');
  });
});
