import { expect, test } from '../fixtures/console-test';
import { InstanceFormPage } from '../pages/instance-form-page';
import { Shell } from '../pages/shell';

test.use({ serviceWorkers: 'allow' });

const TAG = 'drafts-wait';

/**
 * With Background Sync, the browser tells the service worker when there is a connection again. The service worker then
 * wakes the open pages.
 */
test('a save without a server registers a background sync, whose event reaches the page', async ({
  page,
  signedIn,
  server,
}) => {
  const form = new InstanceFormPage(page);
  await signedIn('ROLE_USER');
  await form.open('acme_dummy');
  await expect(form.label()).toHaveValue('Test job');
  await new Shell(page).isControlled();
  await server.stop();
  await form.label().fill('Woken');
  await form.saveButton().click();
  await expect(form.status(/^Waiting to be sent/)).toBeVisible();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) =>
      heard.push(data.type ?? ''),
    );
  });

  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      resolve(registrations[0]?.registrationId ?? ''),
    ),
  );
  await devtools.send('ServiceWorker.enable');
  const dispatch = { origin: server.url, registrationId: await registered, tag: TAG, lastChance: false };
  await devtools.send('ServiceWorker.dispatchSyncEvent', dispatch);
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toContain('WAKE');
  await server.start();
  await expect(form.status(/^Sent/)).toBeVisible({ timeout: 30_000 });
});
