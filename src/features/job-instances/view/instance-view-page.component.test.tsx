import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { META_TOTAL } from '@/database/cache-meta';
import { ALL_EXECUTIONS, counterKey } from '@/database/counter-keys';
import { databases } from '@/data/sync/databases';
import { showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import { InstanceViewPage } from './instance-view-page';
import { instanceRow } from '@tests/support/instance-row';

// Loaded in advance, because loading takes long on a busy machine.
beforeAll(() => import('./check/check-panel'));

test('the first screen is shown together with its rows, not with placeholders', async () => {
  signIn();
  setConnection('live');
  const { cache } = databases();
  await cache.instances.put(instanceRow('shop'));
  await cache.executions.bulkPut([1, 2, 3].map((id) => executionRow(id, { instanceCode: 'shop' })));
  await cache.counters.bulkPut([ALL_EXECUTIONS, counterKey('instance', 'shop')].map((key) => ({ key, count: 3 })));
  await cache.meta.put({ key: META_TOTAL, value: 3 });
  const page = document.documentElement;
  page.dataset['starting'] = '';
  const rows = new Promise<number>((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      resolve(document.querySelectorAll('tbody tr:not([aria-hidden])').length);
    });
    watch.observe(page, { attributes: true });
  });
  showAt('/job_instance/shop/view', [{ path: '*', element: <InstanceViewPage /> }]);
  expect(await rows).toBe(3);
});

test('the alerts say what the first person is told about, not what others are told about', async () => {
  signIn();
  setConnection('live');
  const alerts = { sendErrorEmail: true, sendWarningEmail: true };
  await databases().cache.instances.bulkPut([
    instanceRow('apart', { ...alerts, errorAlertEmails: ['a@acme.test'], warningAlertEmails: ['b@acme.test'] }),
    instanceRow('both', {
      ...alerts,
      errorAlertEmails: ['a@acme.test'],
      warningAlertEmails: ['b@acme.test', 'a@acme.test'],
    }),
  ]);
  const shown = async (code: string): Promise<string | null | undefined> => {
    const { unmount } = showAt(`/job_instance/${code}/view`, [{ path: '*', element: <InstanceViewPage /> }]);
    const text = (await screen.findByText('a@acme.test')).parentElement?.textContent;
    unmount();
    return text;
  };
  expect(await shown('apart')).toBe('a@acme.teston errors, and 1 more');
  expect(await shown('both')).toBe('a@acme.teston errors and warnings, and 1 more');
});

test('the button Check is expanded while its result is open, and a second click closes the result', async () => {
  signIn();
  setConnection('live');
  await databases().cache.instances.put(instanceRow('shop'));
  const { user } = showAt('/job_instance/shop/view', [{ path: '*', element: <InstanceViewPage /> }]);
  const check = await screen.findByRole('button', { name: 'Check', hidden: true });
  expect(check.ariaExpanded).toBe('false');
  await user.click(check);
  expect(check.ariaExpanded).toBe('true');
  await screen.findByRole('button', { name: 'Close the check' });
  await user.click(check);
  expect(check.ariaExpanded).toBe('false');
  expect(screen.queryByRole('button', { name: 'Close the check' })).toBeNull();
});

test('closing the result of a check focuses the button that opened it', async () => {
  signIn();
  setConnection('live');
  await databases().cache.instances.put(instanceRow('shop'));
  const { user } = showAt('/job_instance/shop/view', [{ path: '*', element: <InstanceViewPage /> }]);
  const check = await screen.findByRole('button', { name: 'Check', hidden: true });
  await user.click(check);
  await user.click(await screen.findByRole('button', { name: 'Close the check' }));
  expect(check.ariaExpanded).toBe('false');
  expect(document.activeElement).toBe(check);
});
