import { expectNoViolations } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { ChangesPage } from '../../pages/changes-page';
import { InstanceListPage } from '../../pages/instance-list-page';
import { InstanceTabs } from '../../pages/instance-tabs';

/** An instance whose shop was changed in version 2, and which has failed since then. */
const CODE = 'acme_bynder_media_to_shopify_product_image_sync';
const NAME = 'Product images to the shop';
const TOGETHER = ['acme_dummy', 'acme_bynder_rules', 'acme_bynder_imatag_watermark'];

test('changes are listed by day, filtered, compared and restored', async ({ page, signedIn, api }) => {
  const changes = new ChangesPage(page);
  const form = new InstanceTabs(page);
  const client = await api('ROLE_CLIENT_ADMIN');
  await client.patch(`/api/job_instances/${CODE}`, { cronExpression: '0 4 * * *' });
  for (const code of TOGETHER)
    await client.patch(`/api/job_instances/${code}`, { warningAlertEmails: ['ops@acme.test'], sendWarningEmail: true });
  await signedIn('ROLE_CLIENT_ADMIN');

  await test.step('versions that are not on this device can be loaded', async () => {
    await new InstanceListPage(page).open();
    await page.getByRole('link', { name: 'What changed' }).click();
    await expect(changes.title()).toBeVisible();
    await changes.loadVersions().first().click();
    await expect(changes.text(/^Complete for all \d+ integrations$/)).toBeVisible();
    await expect(changes.loadVersions()).toHaveCount(0);
    await expect(changes.days().first()).toHaveText(/^Today, \d\d\/\d\d\/\d{4} 4 changes$/);
    await expect(changes.fields('3 integrations')).toHaveText('Send warning email, Warning alert emails');
  });

  await test.step('a row shows its fields', async () => {
    await changes.fields('3 integrations').click();
    await expect(changes.details().filter({ hasText: 'ops@acme.test' })).toBeVisible();
    await expect(changes.details().filter({ hasText: 'Version 1 → 2' })).toHaveCount(3);
    await expectNoViolations(page);
    await changes.fields('3 integrations').click();
  });

  await test.step('the columns stay in place when a row opens', async () => {
    const size = page.viewportSize();
    for (const width of [960, 1200, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(changes.details()).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
      const widths = await changes.columnWidths();
      await changes.fields('3 integrations').click();
      await expect(changes.details()).not.toHaveCount(0);
      expect(await changes.columnWidths(), `${width} px`).toEqual(widths);
      await changes.fields('3 integrations').click();
    }
    if (size !== null) await page.setViewportSize(size);
  });

  await test.step('the address contains the filters', async () => {
    await changes.chip('Followed by an error').click();
    await expect(changes.row(NAME)).toHaveCount(1);
    await expect(changes.row(NAME)).toContainText('user@acme.test');
    await expect(changes.row('3 integrations')).toHaveCount(0);
    await changes.chip('Followed by an error').click();
    await changes.chip('Person').click();
    await changes.option('admin@acme.test').click();
    await page.keyboard.press('Escape');
    await expect(changes.rows()).toHaveCount(2);
    await expect(page).toHaveURL(/\?person=admin%40acme\.test$/);
  });

  await test.step('the fields and the comparison open by keyboard', async () => {
    await changes.fields(NAME).focus();
    await page.keyboard.press('Enter');
    await expect(changes.details()).toHaveText(/Cron expression.*0 4 \* \* \*/);
    await page.keyboard.press('c');
    await expect(page).toHaveURL(/tab=history&a=2&b=3$/);
    await expect(form.comparison()).toContainText('1 field differs');
    await page.goBack();
  });

  await test.step('the version before a change becomes a draft', async () => {
    await changes.fields(NAME).click();
    await page.getByRole('button', { name: 'Restore as a draft: version 2' }).click();
    await expect(form.toast('Version 2 is now a draft. Nothing is sent until you save.')).toBeVisible();
    await expect(form.cron()).toHaveValue('30 3 * * *');
  });
});
