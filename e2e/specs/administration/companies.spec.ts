import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { forgetRequests, loggedRequests } from '../../fixtures/control';
import { OnlineFormPage } from '../../pages/administration/online-form';
import { OnlineListPage } from '../../pages/administration/online-list';
import { InstanceFormPage } from '../../pages/instance-form-page';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';

test('a super administrator creates, renames and deletes companies', async ({ page, signedIn, expectConsole }) => {
  expectConsole(/status of (?:404|422|500)/);
  const list = new OnlineListPage(page, 'Companies');
  const form = new OnlineFormPage(page);
  const shell = new Shell(page);
  await signedIn('ROLE_ADMIN');
  await page.goto('/companies');
  await expect(list.columns()).toHaveText(['Name', 'Code', 'Users', 'Integrations']);
  await expect(list.rows()).toHaveCount(3);
  await expectAccessible(page);
  await list.search().fill('glo');
  await expect(list.rows()).toHaveCount(1);
  await list.createLink().click();
  await form.field('Code').fill('acme');
  await form.field('Name').fill('Umbrella');
  await form.save().click();
  await expect(form.note('This value is already used.')).toBeVisible();
  await form.field('Code').fill('umbrella');
  await form.save().click();
  await expect(page).toHaveURL(/\/company\/umbrella$/);
  await expect(shell.title()).toHaveText('Umbrella');
  await expect(form.field('Code')).toHaveAttribute('readonly', '');
  await expect(form.main().getByRole('link', { name: '0 users' })).toHaveAttribute('href', '/users?company=umbrella');
  await expect(form.note('0 integrations')).toBeVisible();
  const first = form.main().getByRole('link', { name: 'Add its first user' });
  await expect(first).toHaveAttribute('href', '/user/create?company=umbrella');
  await form.field('Name').fill('Umbrella Ltd');
  await form.save().click();
  await expect(shell.title()).toHaveText('Umbrella Ltd');
  await expectAccessible(page);
  await form.delete().click();
  await expect(form.question()).toContainText('Umbrella Ltd and its single sign-on are deleted.');
  await form.confirm().click();
  await expect(shell.toasts()).toContainText('Company has been deleted');
  await expect(page).toHaveURL(/\/companies/);

  await page.goto('/company/acme');
  await form.delete().click();
  await form.confirm().click();
  await expect(shell.toasts()).toContainText('The company still has users or integrations.');
  await expect(form.field('Name')).toHaveValue('Acme Furniture');
  await page.goto('/company/umbrella');
  await expect(page.getByText('There is no company umbrella')).toBeVisible();
  await page.goto('/company/umbrella/sso');
  await expect(page.getByText('There is no company umbrella')).toBeVisible();
});

test('the form of a new integration offers a new company at once; text typed during a save is sent by the next save; single sign-on works', async ({
  page,
  signedIn,
  expectConsole,
  server,
  api,
}) => {
  expectConsole(/status of 404/);
  const form = new OnlineFormPage(page);
  const login = new LoginPage(page);
  await signedIn('ROLE_ADMIN');
  await test.step('the form of a new integration offers a company as soon as it exists', async () => {
    const companies = new InstanceFormPage(page).company().getByRole('option');
    await page.goto('/job_instance/create');
    await expect(companies.filter({ hasText: 'Acme Furniture' })).toBeAttached();
    await expect(companies.filter({ hasText: 'Umbrella' })).toHaveCount(0);
    await page.goto('/company/create');
    await form.field('Code').fill('umbrella');
    await form.field('Name').fill('Umbrella');
    await form.save().click();
    await expect(page).toHaveURL(/\/company\/umbrella$/);
    await page.goto('/job_instance/create');
    await expect(companies.filter({ hasText: 'Umbrella' })).toBeAttached();
  });
  await test.step('text typed during a save is not reported as saved, and is sent by the next save', async () => {
    const toasts = new Shell(page).toasts();
    const admin = await api('ROLE_ADMIN');
    const nameOf = async () => (await admin.get<{ name: string }>('/api/companies/acme')).body.name;
    await page.goto('/company/acme');
    const answer = server.hold('PATCH /api/companies/acme');
    await form.field('Name').fill('First');
    const sending = page.waitForRequest((request) => request.method() === 'PATCH');
    await form.save().click();
    await sending;
    await form.field('Name').fill('Second');
    answer();
    await expect(toasts).toContainText('Your data has been saved successfully');
    expect(await nameOf()).toBe('First');
    await expect(form.field('Name')).toHaveValue('Second');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(form.question()).toBeVisible();
    await form.cancel().click();
    await form.save().click();
    await expect.poll(nameOf).toBe('Second');
  });
  await test.step('a user of a company signs in with single sign-on, or is refused', async () => {
    await page.goto('/company/globex');
    await page.getByRole('link', { name: 'Single sign-on' }).click();
    await expect(new OnlineFormPage(page).field('E-mail domain')).toHaveValue('globex.test');
    await page.evaluate(() => localStorage.clear());
    await login.open();
    await login.enterEmail('sso@globex.test');
    await login.ssoButton().click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(new Shell(page).toasts()).toContainText('Access was denied by your company’s sign-in.');
    await login.enterEmail('sso@globex.test');
    await login.ssoButton().click();
    await page.getByRole('button', { name: 'Sign in as sso@globex.test' }).click();
    await expect(new Shell(page).userMenu('sso@globex.test')).toBeVisible();
    expect(page.url()).not.toContain('app_token');
  });
});

test('a client administrator can read their own company and set up its single sign-on; Save asks for a confirmation first', async ({
  page,
  signedIn,
  api,
  server,
  expectConsole,
}) => {
  const form = new OnlineFormPage(page);
  expectConsole(/status of 404/);
  const shell = new Shell(page);
  await signedIn('ROLE_CLIENT_ADMIN');
  await test.step('client administrators cannot change their own company', async () => {
    await page.goto('/company/acme');
    await expect(form.field('Name')).toHaveValue('Acme Furniture');
    await expect(form.field('Name')).not.toBeEditable();
    await expect(form.save()).toHaveCount(0);
    await expect(form.main().getByRole('link', { name: 'Companies' })).toHaveCount(0);
    await expect(form.main().getByRole('link', { name: 'Single sign-on' })).toBeVisible();
  });
  await test.step('opening single sign-on writes nothing; enabling it requires all data of the identity provider, and Save asks first', async () => {
    await page.goto('/company/globex/sso');
    await expect(page).toHaveURL(/\/configuration$/);
    const links = form.main().getByRole('list').last().getByRole('link');
    await expect(links).toHaveText([/^Users/, /^SSO/]);
    await expectAccessible(page);
    await forgetRequests(server.url);
    await links.last().click();
    await expect(page).toHaveURL(/\/company\/acme\/sso$/);
    await expect(form.switch('Enabled')).not.toBeChecked();
    await expect(form.field('Entity ID')).toHaveCount(0);
    await form.switch('Enabled').check();
    const writes = (await loggedRequests(server.url)).filter(({ method }) => method === 'POST' || method === 'PATCH');
    expect(writes).toEqual([]);
    const metadata = `${server.url}/saml/metadata/bynder/acme`;
    await expect(form.field('Service provider metadata URL')).toHaveValue(metadata);
    await expect(form.field('Entity ID')).toHaveValue(metadata);
    await expect(form.field('Assertion consumer URL')).toHaveValue(`${server.url}/saml/acs/bynder/acme`);
    await form.save().click();
    await expect(form.note('Is required')).toHaveCount(5);
    await expectAccessible(page);
    await form.field('Identity provider entity ID').fill('https://idp.acme.example/metadata');
    await form.field('Sign-in URL (SSO)').fill('https://idp.acme.example/sso');
    await form.field('Sign-out URL (SLO)').fill('https://idp.acme.example/slo');
    await form.field('Identity provider certificate').fill('MIIC-of-acme');
    await form.field('E-mail domain').fill('acme.test');
    await expect(form.field('Group of administrators')).toHaveCount(0);
    await form.switch('Use directory groups').check();
    await form.field('Group of administrators').fill('console-admins');
    await form.save().click();
    await expect(form.question()).toContainText('From now on, users of Acme Furniture sign in');
    await form.cancel().click();
    await expect(shell.toasts().getByText('saved successfully')).toHaveCount(0);
    await form.save().click();
    await form.confirm().click();
    await expect(shell.toasts()).toContainText('Your data has been saved successfully');
    await expect(form.field('Service provider certificate')).not.toHaveValue('');

    await expect(form.field('Identity provider certificate')).toHaveCount(0);
    await page.getByRole('button', { name: 'Replace certificate' }).click();
    await form.field('Replacement certificate').fill('MIIC-another');
    await form.save().click();
    await form.confirm().click();
    await expect(page.getByText('Certificate stored')).toBeVisible();
    const { body } = await (await api('ROLE_CLIENT_ADMIN')).get('/api/companies/acme/sso');
    expect(body).toMatchObject({ enabled: true, domain: 'acme.test', adminGroup: 'console-admins', idpCertSet: true });
  });
});
