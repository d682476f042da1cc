import { expect, test } from '../../fixtures/console-test';
import { forgetRequests, loggedRequests } from '../../fixtures/control';
import { OnlineFormPage } from '../../pages/administration/online-form';

test('a restricted user sees that only administrators activate the PIM and the shop', async ({
  page,
  server,
  signedIn,
}) => {
  const says = page.getByRole('main').getByText('You are not allowed to access this page');
  await signedIn('ROLE_RESTRICTED_USER');
  await forgetRequests(server.url);
  const paths = ['/akeneo_app/activate?pim_url=https://pim.test', '/shopify_app/activate?shop=x.shop.example'];
  for (const path of [...paths, '/shopify_app/callback?state=x&code=y']) {
    await page.goto(path);
    await expect(says, path).toBeVisible();
    await expect(page.getByRole('button', { name: /Activate|Try again/ }), path).toHaveCount(0);
  }
  await page.goto('/akeneo_app/callback?state=x&code=y');
  await expect(says).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const requests = await loggedRequests(server.url);
  expect(requests.filter(({ url }) => url.includes('app_accesses'))).toEqual([]);
});

test('a client administrator sees their company but cannot change it', async ({ page, signedIn }) => {
  const form = new OnlineFormPage(page);
  await signedIn('ROLE_CLIENT_ADMIN');
  await page.goto('/company/acme');
  await expect(form.field('Name')).toHaveValue('Acme Furniture');
  await expect(form.field('Name')).not.toBeEditable();
  await expect(form.save()).toHaveCount(0);
  await expect(form.main().getByRole('link', { name: 'Companies' })).toHaveCount(0);
  await expect(form.main().getByRole('link', { name: 'Single sign-on' })).toBeVisible();
});
