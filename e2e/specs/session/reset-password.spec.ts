import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { control, loggedRequests } from '../../fixtures/control';
import { OnlineFormPage } from '../../pages/administration/online-form';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';

test('a password reset can be requested for any e-mail, known or not', async ({ page, server, expectConsole }) => {
  expectConsole(/status of 500/);
  const shell = new Shell(page);
  const login = new LoginPage(page);
  await login.open();
  await login.enterEmail('user@acme.test');
  await login.forgotLink().click();
  await expect(page).toHaveURL(/\/forget-password\?email=user%40acme\.test$/);
  await expect(shell.navigation()).toHaveCount(0);
  await expect(login.email()).toHaveValue('user@acme.test');
  await expectAccessible(page);
  const send = page.getByRole('button', { name: 'Send the link' });
  await login.email().fill('no e-mail');
  await send.click();
  await expect(page.getByText('Enter a valid e-mail address.')).toBeVisible();
  await login.email().fill('nobody@acme.test');
  await control(server.url, 'faults', { rules: [{ kind: 'status', status: 500, path: 'reset_password', times: 1 }] });
  await send.click();
  await expect(shell.toasts().getByRole('alert')).toHaveText('An error occurred');
  await send.click();
  await expect(page.getByText('If there is an account for nobody@acme.test')).toBeVisible();
  const calls = (await loggedRequests(server.url)).filter(({ url }) => url.startsWith('/reset_password_request'));
  expect(calls.map(({ url }) => url)).toEqual(Array(2).fill('/reset_password_request/send/nobody%40acme.test'));
  expect(calls.flatMap(({ headerNames }) => headerNames)).not.toContain('authorization');
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(login.email()).toBeVisible();
});

test('a new password must follow the rules; after it is set, the sign-in opens, and the link no longer works', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole(/status of 400/);
  const root = await api('ROLE_ADMIN');
  const form = new OnlineFormPage(page);
  const { body } = await root.get<{ data: string }>('/api/users/3/reset-password-link?app_style=bynder');
  const { pathname } = new URL(body.data);
  await page.goto(pathname);
  await expect(new Shell(page).navigation()).toHaveCount(0);
  await expect(form.save()).toBeDisabled();
  const rules = ['8 characters or more', 'An uppercase letter', 'A lowercase letter', 'A digit', 'A symbol'];
  for (const rule of rules) await expect(form.rule(rule)).toContainText('(not met)');
  await form.secret('New password').fill('Abc-2026');
  for (const rule of rules) await expect(form.rule(rule)).toContainText('(met)');
  await form.secret('Repeat password').fill('Abc-202');
  await expect(form.note('Passwords are different')).toBeVisible();
  await expect(form.save()).toBeDisabled();
  await expectAccessible(page);
  await form.secret('Repeat password').fill('Abc-2026');
  await form.save().click();
  await expect(form.note('Your password has been updated.')).toBeVisible();
  const login = new LoginPage(page);
  await expect(login.email()).toBeVisible();
  await login.signIn({ email: 'user@acme.test', password: 'Abc-2026' });
  await expect(new Shell(page).title()).toHaveText('Dashboard');
  await page.goto(pathname);
  await expect(new Shell(page).title()).toHaveText('Dashboard');

  await new Shell(page).signOut('user@acme.test');
  await expect(login.email()).toBeVisible();
  await page.goto(pathname);
  await form.secret('New password').fill('Other-2026');
  await form.secret('Repeat password').fill('Other-2026');
  await form.save().click();
  await expect(new Shell(page).toasts().getByRole('alert')).toHaveText('The link has expired or was used already.');
  await expect(form.secret('New password')).toHaveValue('Other-2026');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(/\/forget-password$/);
});
