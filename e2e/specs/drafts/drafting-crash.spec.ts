import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../../fixtures/console-test';
import { KillableBrowser, removeProfile } from '../../fixtures/killable-browser';
import { storeSession } from '../../fixtures/stored-data';
import { InstanceFormPage } from '../../pages/instance-form-page';

test('an edit that was shown as saved survives a killed browser', async ({ server, api }) => {
  test.setTimeout(90_000);
  const profile = await mkdtemp(join(tmpdir(), 'console-profile-'));
  const { token } = await api('ROLE_USER');
  const first = await KillableBrowser.start(profile);
  let second: KillableBrowser | undefined;
  try {
    await first.page.goto(`${server.url}/robots.txt`);
    await storeSession(first.page, token);
    await first.page.goto(`${server.url}/job_instance/acme_dummy/edit`);
    const form = new InstanceFormPage(first.page);
    await form.description().fill('Typed before the power went');
    await expect(form.status(/^Saved on this device/)).toBeVisible();
    await first.kill();

    second = await KillableBrowser.start(profile);
    // The sign-in may not have reached the disk; the draft must have.
    await second.page.goto(`${server.url}/robots.txt`);
    await storeSession(second.page, token);
    await second.page.goto(`${server.url}/job_instance/acme_dummy/edit`);
    const again = new InstanceFormPage(second.page);
    await expect(again.description()).toHaveValue('Typed before the power went');
    await expect(again.status(/^Saved on this device/)).toBeVisible();
  } finally {
    await first.kill();
    await second?.kill();
    await removeProfile(profile);
  }
});
