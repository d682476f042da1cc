import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { OnlineFormPage } from '../../pages/administration/online-form';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';

test('even a read-only user can change their own password and language, and the console switches to that language', async ({
  page,
  signedIn,
  expectConsole,
}) => {
  expectConsole(/status of 422/);
  const form = new OnlineFormPage(page);
  const shell = new Shell(page);
  const { email } = await signedIn('ROLE_RESTRICTED_USER');
  await page.goto('/');
  await shell.userMenu(email).click();
  await shell.menuItem('My account').click();
  await expect(shell.title()).toHaveText('My account');
  await expect(form.field('E-mail')).toHaveAttribute('readonly', '');
  await expect(form.choice('Read-only user')).toBeDisabled();
  await expect(form.delete()).toHaveCount(0);
  await expectAccessible(page);

  await form.tab('Security').click();
  await form.secret('Current password').fill('Not-mine-1');
  await form.secret('New password').fill('short');
  await expect(form.rule('A lowercase letter')).toContainText('(met)');
  await expect(form.rule('A digit')).toContainText('(not met)');
  await expect(form.save()).toBeDisabled();
  await form.secret('New password').fill('Changed-2026');
  await form.secret('Repeat password').fill('Changed-202');
  await expect(form.note('Passwords are different')).toBeVisible();
  await expect(form.save()).toBeDisabled();
  await expectAccessible(page);
  await form.secret('Repeat password').fill('Changed-2026');
  await form.save().click();
  await expect(form.note('This is not your current password.')).toBeVisible();
  await form.secret('Current password').fill('Console-2026');
  await form.save().click();
  await expect(shell.toasts()).toContainText('Your password has been updated');
  await expect(form.secret('New password')).toHaveValue('');

  await form.tab('General data').click();
  await form.select('Preferred language').selectOption('fr');
  await form.save().click();
  await expect(shell.title()).toHaveText('Mon compte');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Langue préférée' })).toHaveValue('fr');
  await shell.userMenu(email).click();
  await shell.menuItem('Déconnexion').click();
  const login = new LoginPage(page);
  await login.language().selectOption('en');
  await login.signIn({ email, password: 'Changed-2026' });
  await expect(shell.title()).toHaveText('Dashboard');
});
