import { expectAccessible, expectNoViolations } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { forgetRequests, loggedRequests } from '../../fixtures/control';
import { newestRun, UNMAPPED } from '../../fixtures/failing-runs';
import { JobFormPage } from '../../pages/job-forms/job-form-page';
import { openCard, textControl } from '../../pages/job-forms/steps';
import { InstanceViewPage } from '../../pages/instance-view-page';

test('names are completed and checked, also without the server; one press replaces a wrong name with the suggested one', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const form = new JobFormPage(page);
  const view = new InstanceViewPage(page);
  const asked = async (): Promise<string[]> =>
    (await loggedRequests(server.url)).map(({ url }) => url).filter((url) => url.includes('/data/'));
  await signedIn('ROLE_USER');
  const editor = form.editor('Mapping: header');

  await test.step('a list of names is requested only once, when a field that needs the list gets the focus', async () => {
    await form.openConfiguration(UNMAPPED.code);
    await expect(form.editEntry('header')).toBeVisible();
    expect(await asked()).toEqual([]);
    await form.editEntry('header').click();
    await editor.getByRole('button', { name: 'Metadata 2', exact: true }).click();
    const attribute = textControl(openCard(editor, 'Metadata 2'), 'Attribute');
    await attribute.focus();
    await expect(editor.getByText('unknown attribute')).toBeVisible();
    await expect(attribute).toHaveAccessibleDescription(/unknown attribute Did you mean season\?/);
    await expect(editor).toContainText('1 unknown name. It can be applied and sent all the same.');
    await attribute.fill('seas');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveText([/season.*Season.*options, one/]);
    await expectNoViolations(page, { include: '[role=dialog]' });
    await attribute.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(attribute).toHaveValue('seas');
    await attribute.press('Home');
    await attribute.press('x');
    await expect(options).toHaveCount(1);
    await attribute.press('y');
    await expect(attribute, 'the caret stays when the list opens').toHaveValue('xyseas');
    await attribute.fill('seas');
    await expect(options).toHaveCount(1);
    await attribute.press('Tab');
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    await expect(attribute, 'one Tab leaves a field with an open list').not.toBeFocused();
    await expect(options).toHaveCount(0);
    await attribute.fill('season_old');
    const requests = (await asked()).filter((url) => url.includes('asset_family_attributes'));
    expect(requests).toHaveLength(1);
    await editor.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the check finds the wrong name by itself after the failed run, and one press replaces it without the server', async () => {
    await view.open(UNMAPPED.code);
    const band = view.main().getByRole('region', { name: /wrong|doubtful/ });
    await expect(band).toContainText('1 wrong');
    await forgetRequests(server.url);
    await view.main().getByRole('button', { name: 'Check', exact: true }).click();
    const line = band.getByRole('row').filter({ hasText: 'season_old' });
    await expect(line).toContainText('Unknown attribute season_old');
    await expect(line).toContainText('Mappings › header › Metadata › season_old › Attribute');
    expect((await asked()).filter((url) => url.includes('asset_family_attributes'))).toEqual([]);
    await expectAccessible(page);
    await server.stop();
    await line.getByRole('button', { name: 'Replace with season' }).click();
    await expect(band.getByRole('row').filter({ hasText: 'In the draft' })).toContainText('not sent');
    await server.start();
  });

  await test.step('the draft is sent by Save', async () => {
    await view.main().getByRole('link', { name: 'Review and save' }).click();
    await form.saveAndWait();
    const client = await api('ROLE_USER');
    const { body } = await client.get<{ configuration: string }>(`/api/job_instances/${UNMAPPED.code}`);
    expect(body.configuration).toContain('"season"');
    expect(body.configuration).not.toContain('season_old');
  });
});

test('a failed run offers the suggested name, and puts it into a draft', async ({ page, signedIn, api }) => {
  const run = await newestRun(await api('ROLE_CLIENT_ADMIN'), UNMAPPED.code);
  await signedIn('ROLE_USER');
  await page.goto(`/job_execution/${run.id}`);
  await page.getByRole('button', { name: 'Replace with season' }).click();
  await expect(page.getByRole('main')).toContainText(/In the draft, saved on this device .* not sent/);
  await page.getByRole('link', { name: 'Open the field' }).click();
  await expect(page.getByRole('dialog', { name: 'Mapping: header' })).toBeVisible();
});
