import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { forgetRequests, loggedRequests } from '../../fixtures/control';
import { readStoredData } from '../../fixtures/stored-data';
import { ConnectionsPage } from '../../pages/administration/connections-page';
import { Shell } from '../../pages/shell';

const LIGHTING = '{"family": [{"operator": "IN", "value": ["lighting"]}]}';

test('the data console checks a request, sends it to the PIM, and shows the response as code and as a tree, without storing it', async ({
  page,
  context,
  signedIn,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 502/);
  const data = new ConnectionsPage(page);
  const shell = new Shell(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn('ROLE_ADMIN');
  await page.goto('/connections');
  await data.data('Acme PIM').click();
  await expect(shell.title()).toHaveText('Acme PIM data');
  await expect(data.requests()).toHaveCount(19);
  await expectAccessible(page);

  await data.request('Asset search').click();
  await data.button('Send').click();
  await expect(data.dialog().getByText('Enter an asset family')).toBeVisible();
  await expect(shell.toasts()).toContainText('Enter an asset family');
  await expectAccessible(page);
  await data.button('Close').last().click();

  await data.request('Product search').click();
  await data.field('Search').fill('{"family"');
  await data.field('Page').fill('0');
  await data.button('Send').click();
  await expect(data.dialog().getByText('The search must be a JSON object')).toBeVisible();
  await expect(data.dialog().getByText('Enter a page above 0')).toBeVisible();
  await data.field('Search').fill(LIGHTING);
  await data.field('Page').fill('2');
  await forgetRequests(server.url);
  await data.button('Send').click();
  await expect(data.button('Send another request')).toBeFocused();
  const asked = (await loggedRequests(server.url)).find(({ url }) => url.includes('/data/product_search'));
  const query = new URL(asked?.url ?? '', server.url).searchParams;
  expect(JSON.parse(query.get('params') ?? '')).toEqual({ search: JSON.parse(LIGHTING), page: 2 });
  await expect(data.dialog().getByText('SKU-1032').first()).toBeVisible();
  await data.button('Copy').click();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({ count: 16, page: 2 });
  const downloading = page.waitForEvent('download');
  await data.button('Download').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('product_search.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ count: 16, page: 2 });
  await expectAccessible(page);
  await data.tab('Tree').click();
  await data.dialog().getByText('4 fields').first().click();
  await expect(data.dialog().getByText('"lighting"').first()).toBeVisible();
  await expectAccessible(page);
  expect(JSON.stringify(await readStoredData(page))).not.toContain('SKU-1032');
  await data.button('Send another request').click();
  await expect(data.field('Page')).toHaveValue('2');
  await data.button('Close').last().click();

  await page.goto('/connections/data/akeneo/3');
  await data.request('Channels').click();
  await data.button('Send').click();
  await expect(shell.toasts()).toContainText('The connected system could not be reached.');
  await expect(data.field('Page')).toHaveValue('1');
});

test('the asset service and the shop have their own requests in the data console, which only the super administrator may use', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const data = new ConnectionsPage(page);
  await signedIn('ROLE_ADMIN');
  await page.goto('/connections/data/bynder/7');
  await expect(data.requests()).toHaveCount(5);
  await data.request('Account').click();
  await data.button('Send').click();
  await data.tab('Tree').click();
  await expect(data.dialog().getByText('"Sample library"')).toBeVisible();
  await data.button('Close').last().click();
  await data.request('Metaproperty options').click();
  await data.field('Page').fill('');
  await data.button('Send').click();
  await expect(data.dialog().getByText('Enter a metaproperty name')).toBeVisible();
  await expect(data.dialog().getByText('Enter a page above 0')).toBeVisible();

  await page.goto('/connections/data/shopify/13');
  await expect(data.requests()).toHaveCount(9);
  await data.request('Metafield keys for product variant').click();
  await data.button('Send').click();
  await data.tab('Tree').click();
  await expect(data.dialog().getByText('3 items')).toBeVisible();
  await data.button('Close').last().click();
  await data.request('Metafield definition search').click();
  await expect(data.dialog().getByRole('combobox', { name: 'Owner type' })).toHaveValue('PRODUCT');
  await expectAccessible(page);

  await signedIn('ROLE_CLIENT_ADMIN');
  await page.goto('/connections/data/akeneo/1');
  await expect(page.getByText('The data console is for super administrators')).toBeVisible();
  await expect(data.requests()).toHaveCount(0);
});
