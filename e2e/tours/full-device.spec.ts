import { expect, test } from '../fixtures/console-test';
import { loggedRequests } from '../fixtures/control';
import { InstanceFormPage } from '../pages/instance-form-page';

const CODE = 'acme_dummy';
const PATH = `/api/job_instances/${CODE}`;

test('on a full device, typed text stays in memory and is never shown as saved, and Save sends it', async ({
  page,
  signedIn,
  server,
  api,
}) => {
  const form = new InstanceFormPage(page);
  await signedIn('ROLE_USER');
  await form.open(CODE);
  await expect(form.label()).toHaveValue('Test job');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
    Reflect.set(globalThis, '__claims', 0);
    const count = (): void => {
      if (/Saved on this device/.test(document.body.innerText))
        Reflect.set(globalThis, '__claims', Number(Reflect.get(globalThis, '__claims')) + 1);
    };
    new MutationObserver(count).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await form.label().fill('Does not fit');
  await expect(form.status(/^Kept in this tab only/)).toBeVisible();
  await expect(page.getByText('This browser isn’t saving anything for the console right now.')).toBeVisible();
  await expect(form.label()).toHaveValue('Does not fit');
  await form.saveButton().click();
  await expect(form.toasts()).toContainText('Your data has been saved successfully');
  const writes = (await loggedRequests(server.url)).filter(
    ({ method, url }) => method !== 'GET' && url.startsWith('/api/'),
  );
  expect(writes.map(({ method, url }) => `${method} ${url}`)).toEqual([`PATCH ${PATH}`]);
  expect((await (await api('ROLE_USER')).get<{ label: string }>(PATH)).body.label).toBe('Does not fit');
  expect(await page.evaluate(() => Reflect.get(globalThis, '__claims') as number)).toBe(0);
});
