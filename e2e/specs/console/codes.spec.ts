import { expect, test } from '../../fixtures/console-test';
import { OnlineFormPage } from '../../pages/administration/online-form';
import { InstanceFormPage } from '../../pages/instance-form-page';
import { InstanceListPage } from '../../pages/instance-list-page';
import { InstanceViewPage } from '../../pages/instance-view-page';
import { Shell } from '../../pages/shell';

const CODES = ['50%', '%25', 'a%2Fb', 'a%252Fb', '#1?x=1&y', '🙂'];

test('every code with special characters leads to its own integration', async ({ page, signedIn, api }) => {
  const root = await api('ROLE_ADMIN');
  for (const code of CODES) {
    const company = '/api/companies/acme';
    const made = await root.post('/api/job_instances', { code, label: `label of ${code}`, jobCode: 'dummy', company });
    expect(made.status).toBe(201);
  }
  await signedIn('ROLE_ADMIN');
  const list = new InstanceListPage(page);
  const view = new InstanceViewPage(page);
  const form = new InstanceFormPage(page);
  for (const code of CODES) {
    await page.goto(`/job_instance?label=${encodeURIComponent(`label of ${code}`)}`);
    await list
      .rows()
      .filter({ hasText: `label of ${code}` })
      .getByRole('link')
      .first()
      .click();
    await expect(view.title()).toHaveText(`label of ${code}`);
    await view.editLink().click();
    await expect(form.code()).toHaveValue(code);
    await form.label().fill(`${code} is changed`);
    await form.saveButton().click();
    await expect(form.toasts()).toContainText('Your data has been saved successfully');
    await page.reload();
    await expect(form.label()).toHaveValue(`${code} is changed`);
  }
});

test('the forms keep an encoded slash in a code, and refuse a code that no address can contain', async ({
  page,
  signedIn,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  const root = await api('ROLE_ADMIN');
  const company = new OnlineFormPage(page);
  const shell = new Shell(page);
  await signedIn('ROLE_ADMIN');
  await test.step('a company whose code contains an encoded slash is renamed and deleted', async () => {
    for (const code of ['a%2Fb', 'a%252Fb']) await root.post('/api/companies', { code, name: `name of ${code}` });
    await page.goto('/companies?name=name%20of');
    await page.getByRole('link', { name: 'name of a%2Fb' }).click();
    await expect(company.field('Code')).toHaveValue('a%2Fb');
    await company.field('Name').fill('Renamed');
    await company.save().click();
    await expect(shell.title()).toHaveText('Renamed');
    const names = async () => {
      const { body } = await root.get<{ 'hydra:member': { code: string; name: string }[] }>('/api/companies');
      return Object.fromEntries(body['hydra:member'].map(({ code, name }) => [code, name]));
    };
    expect(await names()).toMatchObject({ 'a%2Fb': 'Renamed', 'a%252Fb': 'name of a%252Fb' });
    await company.delete().click();
    await company.confirm().click();
    await expect(page).toHaveURL(/\/companies/);
    expect(Object.keys(await names())).not.toContain('a%2Fb');
    expect(await names()).toMatchObject({ 'a%252Fb': 'name of a%252Fb' });
  });

  await test.step('a new code that no address can contain is refused at its field', async () => {
    await page.goto('/company/create');
    await company.field('Code').fill('Nordic Home');
    await company.field('Name').fill('Nordic Home');
    await company.save().click();
    await expect(company.note('A code has no spaces and no slashes')).toBeVisible();
    await expect(shell.toasts().getByRole('alert')).toHaveText('Correct the marked fields first.');
    await company.field('Code').fill('create');
    await expect(company.note('The console uses this word itself. Choose another code')).toBeVisible();
    await company.field('Code').fill('nordic_home');
    await company.save().click();
    await expect(page).toHaveURL(/\/company\/nordic_home$/);

    const form = new InstanceFormPage(page);
    await form.openNew();
    await form.code().fill('a/b');
    await expect(form.field('code')).toContainText('A code has no spaces and no slashes');
    await form.company().selectOption('acme');
    await form.jobType().selectOption('dummy');
    await form.saveButton().click();
    await expect(form.toasts().getByRole('alert')).toHaveText('Correct the marked fields first.');
    await expect(form.code()).toBeFocused();
  });
});
