import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { control, forgetRequests, loggedRequests } from '../../fixtures/control';
import { InstanceTabs } from '../../pages/instance-tabs';

const CODE = 'acme_bynder_media_to_akeneo_asset_sync';
/** An instance of a job without an event trigger. */
const PLAIN_CODE = 'acme_dummy';
const PLAIN_PATH = `/api/job_instances/${PLAIN_CODE}`;
const PATH = `/api/job_instances/${CODE}`;
const SAVED = 'Your data has been saved successfully';
const TOO_MUCH = 'One field has more than can be saved.';

interface Instance {
  label: string;
  sendErrorEmail: boolean;
  errorAlertEmails: string[];
  cronExpression: string | null;
  executionLogVerbosity: number;
  showJsonConfiguration: boolean;
  configuration: string;
}

async function calls(url: string, path: string): Promise<string[]> {
  const requests = await loggedRequests(url);
  return requests.filter(({ url: called }) => called.startsWith(path)).map(({ method }) => method);
}

test.describe('alerting', () => {
  test('addresses are added with each separator key and by pasting; Save sends them; keys remove them', async ({
    page,
    signedIn,
    api,
    server,
  }) => {
    const form = new InstanceTabs(page);
    await signedIn('ROLE_USER');
    await form.openAt(PLAIN_CODE, 'Alerting');
    await expect(form.emails('Error alert emails')).toHaveCount(0);
    await form.toggle('Send error email').click();
    const field = form.emails('Error alert emails');
    for (const [index, key] of ['Enter', ',', ';', ' '].entries()) {
      await field.pressSequentially(`a${index}@acme.test`);
      await field.press(key);
    }
    await form.paste(field, 'b1@acme.test; b2@acme.test,b3@acme.test\nb4@acme.test');
    const all = [...[0, 1, 2, 3].map((n) => `a${n}@acme.test`), ...[1, 2, 3, 4].map((n) => `b${n}@acme.test`)];
    await expect(form.tags('errorAlertEmails')).toHaveText(all);
    await forgetRequests(server.url);
    await form.saveButton().click();
    await expect(form.toast(SAVED)).toBeVisible();
    const { body } = await (await api('ROLE_USER')).get<Instance>(PLAIN_PATH);
    expect(body).toMatchObject({ sendErrorEmail: true, errorAlertEmails: all });
    expect((await calls(server.url, PLAIN_PATH)).filter((method) => method !== 'GET')).toEqual(['PATCH']);

    for (const address of all.slice(4)) await page.getByRole('button', { name: `Remove ${address}` }).click();
    await field.focus();
    await field.press('Backspace');
    await expect(form.tags('errorAlertEmails')).toHaveCount(4);
    await field.press('Backspace');
    await expect(form.tags('errorAlertEmails')).toHaveText(['a0@acme.test', 'a1@acme.test', 'a2@acme.test']);
    await expect(page.getByRole('alert').filter({ hasText: 'removed' })).toContainText('a3@acme.test removed');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await field.press('Delete');
    await expect(form.tags('errorAlertEmails')).toHaveText(['a1@acme.test', 'a2@acme.test']);
    await expect(field).toBeFocused();
    await field.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Remove a2@acme.test' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.tags('errorAlertEmails')).toHaveText(['a1@acme.test']);
    await expect(field).toBeFocused();
  });

  test('invalid and too many addresses are not saved; an address that is not a tag yet is saved', async ({
    page,
    signedIn,
    server,
    api,
  }) => {
    const form = new InstanceTabs(page);
    await signedIn('ROLE_USER');
    await test.step('an invalid address is marked and Save stops at its field', async () => {
      await form.openAt(PLAIN_CODE, 'Alerting');
      await form.toggle('Send warning email').click();
      await form.emails('Warning alert emails').fill('ok@acme.test nobody a@b@c.test');
      await form.emails('Warning alert emails').press('Enter');
      await expect(form.wrongTags('warningAlertEmails')).toHaveText(['nobody', 'a@b@c.test']);
      await expect(form.field('warningAlertEmails')).toContainText('Not an e-mail address: nobody and a@b@c.test');
      await form.tab('General data').click();
      await forgetRequests(server.url);
      await form.saveButton().click();
      await expect(form.toast('Correct the marked e-mail addresses')).toBeVisible();
      await expect(form.emails('Warning alert emails')).toBeFocused();
      expect(await calls(server.url, PLAIN_PATH)).not.toContain('PATCH');
      await page.getByRole('button', { name: 'Remove nobody' }).click();
      await page.getByRole('button', { name: 'Remove a@b@c.test' }).click();
      await form.saveButton().click();
      await expect(form.status(/^Sent/)).toBeVisible();
    });
    await test.step('an alert list accepts at most a hundred addresses', async () => {
      const addresses = Array.from({ length: 101 }, (_, index) => `person${index}@acme.test`);
      await form.tab('Alerting').click();
      await forgetRequests(server.url);
      await form.toggle('Send error email').click();
      await form.emails('Error alert emails').fill(addresses.join(' '));
      await form.emails('Error alert emails').press('Enter');
      await expect(form.field('errorAlertEmails')).toContainText('Too many: at most 100 addresses.');
      await form.saveButton().click();
      await expect(form.toasts().getByText(TOO_MUCH).first()).toBeVisible();
      expect(await calls(server.url, PLAIN_PATH)).not.toContain('PATCH');
      await form.tags('errorAlertEmails').last().getByRole('button').click();
      await expect(form.field('errorAlertEmails')).not.toContainText('Too many');
      await form.saveButton().click();
      await expect(form.status(/^Sent/)).toBeVisible();
    });
    await test.step('an address that is typed but not a tag yet is saved with Ctrl+S', async () => {
      await form.tags('errorAlertEmails').last().getByRole('button').click();
      await forgetRequests(server.url);
      await form.emails('Error alert emails').fill('ops@acme.test');
      await page.keyboard.press('Control+s');
      const user = await api('ROLE_USER');
      await expect
        .poll(async () => (await user.get<Instance>(PLAIN_PATH)).body.errorAlertEmails)
        .toContain('ops@acme.test');
      await form.tab('General data').click();
      await expect(form.label()).toBeVisible();
      expect(await form.drafts()).toEqual([]);
      expect((await calls(server.url, PLAIN_PATH)).filter((method) => method !== 'GET')).toEqual(['PATCH']);
    });
  });
});

test.describe('advanced settings', () => {
  test('a schedule is described in words and by its next runs, also in French; an expression that the console cannot read is left to the server', async ({
    page,
    signedIn,
    api,
    expectConsole,
  }) => {
    const form = new InstanceTabs(page);
    expectConsole(/status of 422/);
    await signedIn('ROLE_CLIENT_ADMIN');
    await form.openAt(CODE, 'Advanced settings');
    await form.cron().fill('30 4 * * 1-5');
    await expect(form.panel()).toContainText('Monday to Friday at 04:30 UTC');
    await expect(form.runs().getByRole('columnheader')).toHaveText(['Europe/Paris', 'UTC', 'When']);
    const rows = form.runs().locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(10);
    await expect(rows.first().getByRole('cell').nth(1)).toHaveText(/^\d\d\/\d\d\/\d{4} 04:30:00$/);
    await expect(rows.first().getByRole('cell').first()).toHaveText(/ 0[56]:30:00$/);
    await form.serverZone().selectOption('Europe/Paris (yours)');
    await expect(rows.first().getByRole('cell').first()).toHaveText(/ 04:30:00$/);
    await form.cron().fill('');
    await expect(form.panel()).toContainText('No schedule');
    await form.saveButton().click();
    await expect(form.toast(SAVED)).toBeVisible();
    const { body } = await (await api('ROLE_CLIENT_ADMIN')).get<Instance>(PATH);
    expect(body.cronExpression ?? null).toBeNull();
    await test.step('an expression that the console cannot read is still sent', async () => {
      await form.cron().fill('every night');
      await expect(form.panel()).toContainText('This expression cannot be shown in words.');
      await expect(form.cron()).not.toHaveAttribute('aria-invalid');
      await form.saveButton().click();
      await expect(form.field('cronExpression')).toContainText('This value is not a valid cron expression.');
      await expect(form.cron()).toHaveValue('every night');
      await expect(form.tab('Advanced settings')).toContainText('1');
    });
    await test.step('the schedule is described in French', async () => {
      await page.evaluate(() => localStorage.setItem('locale', 'fr'));
      await form.openAt(CODE, 'Paramètres avancés');
      await expect(page.getByRole('heading', { name: 'Gestion de la planification' })).toBeVisible();
      await form.panel().getByRole('textbox', { name: 'Expression cron' }).fill('15 1 * * 1-5');
      await expect(form.panel()).toContainText('Du lundi au vendredi à 01:15');
    });
  });

  test('a text that is too long is not saved; log levels and switches are saved; only jobs with an event trigger show its switch', async ({
    page,
    signedIn,
    server,
    api,
  }) => {
    const form = new InstanceTabs(page);
    await signedIn('ROLE_ADMIN');
    await test.step('text over the server’s limit is marked and kept, and Save focuses its field', async () => {
      await form.openAt(PLAIN_CODE, 'Advanced settings');
      await forgetRequests(server.url);
      await form.cron().fill(`0 3 * * *${' '.repeat(300)}#`);
      await expect(form.field('cronExpression')).toContainText('Too long: at most 255 characters.');
      await form.tab('General data').click();
      await form.saveButton().click();
      await expect(form.toasts().getByText(TOO_MUCH).first()).toBeVisible();
      await expect(form.cron()).toBeFocused();
      await page.reload();
      await form.tab('Advanced settings').click();
      await expect(form.field('cronExpression')).toContainText('Too long');
      await form.cron().fill('0 3 * * *');

      await form.tab('General data').click();
      await form.label().fill('x'.repeat(256));
      await expect(form.field('label')).toContainText('Too long: at most 255 characters.');
      await form.label().fill('Short enough');
      expect(await calls(server.url, PLAIN_PATH)).not.toContain('PATCH');
      await form.saveButton().click();
      await expect(form.status(/^Sent/)).toBeVisible();
      const { body } = await (await api('ROLE_USER')).get<Instance>(PLAIN_PATH);
      expect(body).toMatchObject({ label: 'Short enough', cronExpression: '0 3 * * *' });
    });
    await test.step('only jobs with an event trigger show its switch; there are four log levels', async () => {
      await form.openAt(PLAIN_CODE, 'Advanced settings');
      await expect(form.toggle('Allow simultaneous run')).toBeVisible();
      await expect(form.toggle('Event trigger')).toHaveCount(0);
      await form.openAt(CODE, 'Advanced settings');
      await expect(form.toggle('Event trigger')).toBeVisible();
      await expect(form.verbosity().getByRole('option')).toHaveText([
        '1 – normal',
        '2 – verbose',
        '3 – very verbose',
        '4 – debug',
      ]);
      await form.verbosity().selectOption('4 – debug');
      await form.toggle('Show JSON configuration').click();
      await form.saveButton().click();
      await expect(form.toast(SAVED)).toBeVisible();
      const { body } = await (await api('ROLE_ADMIN')).get<Instance>(PATH);
      expect(body).toMatchObject({ executionLogVerbosity: 4, showJsonConfiguration: true });
    });
  });
});

test.describe('history', () => {
  test('versions are listed newest first, each with old and new values; a save adds a version without a reload', async ({
    page,
    signedIn,
    api,
  }) => {
    const form = new InstanceTabs(page);
    await signedIn('ROLE_USER');
    const admin = await api('ROLE_ADMIN');
    const { body } = await admin.get<Instance>(PATH);
    const configuration = body.configuration.replace('"delta": true', '"delta": false');
    expect(configuration).not.toBe(body.configuration);
    await admin.patch(PATH, { configuration, sendWarningEmail: true, warningAlertEmails: ['a@b.test', 'c@d.test'] });
    await admin.patch(PATH, { cronExpression: null });
    await form.openAt(CODE, 'History');
    await expect(form.versions().getByRole('columnheader')).toHaveText([
      'Compare',
      'Version',
      'Username',
      'Date',
      'Changed properties',
      'Runs',
      'Actions',
    ]);
    await expect(form.versionButtons()).toHaveText(['3', '2', '1']);
    const cells = form.versionRow(2).getByRole('cell');
    await expect(cells.nth(2)).toHaveText('super@console.test');
    await expect(cells.nth(3)).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
    await expect(cells.nth(4)).toHaveText(
      'Only what changed since the last run, Send warning email, Warning alert emails',
    );

    await form.version(2).press('Enter');
    await expect(form.version(2)).toHaveAttribute('aria-expanded', 'true');
    await expect(form.change('Configuration').getByRole('deletion')).toHaveText('  "delta": true,');
    await expect(form.change('Configuration').getByRole('insertion')).toHaveText('  "delta": false,');
    await expect(form.change('Configuration')).toContainText('"deltaDate": null,');
    await form
      .change('Configuration')
      .getByRole('button', { name: /unchanged lines/ })
      .first()
      .click();
    await expect(form.change('Configuration')).toContainText('"akeneo_asset_family": "packshot"');
    await expect(form.change('Send warning email').getByRole('definition')).toHaveText(['false', 'true']);
    await expect(form.change('Warning alert emails').getByRole('definition')).toHaveText([
      'empty',
      'a@b.test, c@d.test',
    ]);
    await form.version(2).press('Enter');
    await expect(form.changes()).toHaveCount(0);

    await form.version(3).click();
    await expect(form.change('Cron expression').getByRole('definition')).toHaveText(['0 2 * * *', 'null']);
    await test.step('a save adds a new version without a reload', async () => {
      await form.tab('General data').click();
      await form.label().fill('Renamed');
      await form.tab('History').click();
      await form.saveButton().click();
      await expect(form.versionButtons()).toHaveText(['4', '3', '2', '1']);
      await expect(form.versionRow(4)).toContainText('user@acme.test');
    });
  });

  const page1 = Array.from({ length: 30 }, (_, index) => ({
    version: 32 - index,
    username: null,
    loggedAt: '2026-11-20T10:00:00+00:00',
    changeSet: { enabled: { old: true, new: false } },
  }));
  const page2 = [2, 1].map((version) => ({ ...page1[0], version }));
  const answer = (page: number, members: unknown[], total: number) => ({
    kind: 'json',
    path: `/history\\?page=${page}`,
    body: { 'hydra:member': members, 'hydra:totalItems': total },
  });

  test('a history that could not be loaded can be loaded again, an empty one says so, and older versions load on demand', async ({
    page,
    signedIn,
    server,
    expectConsole,
  }) => {
    const form = new InstanceTabs(page);
    expectConsole(/status of 500/);
    await signedIn('ROLE_USER');
    await test.step('a failure is shown, and the history can be loaded again', async () => {
      await control(server.url, 'faults', { rules: [{ kind: 'status', status: 500, path: '/history' }] });
      await form.openAt(CODE, 'History');
      await expect(form.toast('An error occurred')).toBeVisible();
      await expect(form.panel().getByRole('alert')).toContainText('The history could not be loaded');
      await control(server.url, 'faults', { rules: [] });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(form.versionButtons()).toHaveText(['1']);
    });
    await test.step('an instance without versions shows a message', async () => {
      await control(server.url, 'faults', { rules: [answer(1, [], 0)] });
      await form.openAt(CODE, 'History');
      await expect(form.panel()).toContainText('No history found');
    });
    await test.step('older versions load on demand; changes without a user are attributed to the system', async () => {
      await control(server.url, 'faults', { rules: [answer(1, page1, 32), answer(2, page2, 32)] });
      await form.openAt(CODE, 'History');
      await expect(form.versionButtons()).toHaveCount(30);
      await expect(form.versionRow(32)).toContainText('system');
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(form.versionButtons()).toHaveCount(32);
      await expect(form.versionButtons().last()).toHaveText('1');
      await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    });
  });
});

test('no tab has accessibility violations in light or dark mode; a new instance has fewer tabs', async ({
  page,
  signedIn,
  api,
}) => {
  const form = new InstanceTabs(page);
  await signedIn('ROLE_ADMIN');
  const admin = await api('ROLE_ADMIN');
  await admin.patch(PATH, { sendErrorEmail: true, description: 'Changed', configuration: '{"delta":false}' });
  await admin.post('/api/secured_variables', { code: 'BYNDER_TOKEN', value: 'secret', jobInstance: CODE });
  await form.openAt(CODE, 'Alerting');
  await form.emails('Error alert emails').fill('nobody ');
  await form.emails('Error alert emails').press('Enter');
  await expectAccessible(page);
  await form.tab('Advanced settings').click();
  await expect(form.runs()).toBeVisible();
  await expectAccessible(page);
  await form.tab('History').click();
  await form.version(2).click();
  await expect(form.change('Configuration')).toBeVisible();
  await expectAccessible(page);
  await form.tab('Configuration').click();
  await expect(form.json()).toBeVisible();
  await form.secretValue(form.secret('BYNDER_TOKEN')).fill('typed');
  await form.addSecret().click();
  await expectAccessible(page);
  await test.step('a new instance has no history and no secured variables yet', async () => {
    await form.openNew();
    await expect(form.tabNames()).toHaveText(['General data', 'Configuration', 'Alerting', 'Advanced settings']);
    await form.tab('Configuration').click();
    await expect(form.secrets()).toContainText('They can be added once the integration has been created.');
    await expect(form.addSecret()).toHaveCount(0);
  });
});
