import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { InstanceRow } from '@/domain/instance';
import { showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { SchedulesPage } from './schedules-page';
import { instanceRow } from '@tests/support/instance-row';

const instance = (code: string, cronExpression: string | null, enabled = true): InstanceRow =>
  instanceRow(code, { label: `Job ${code}`, companyCode: 'acme', companyName: 'Acme', cronExpression, enabled });

const showPage = (query = '') =>
  showAt(`/job_instance/schedules${query}`, [{ path: '/job_instance/schedules', element: <SchedulesPage /> }]);
const cell = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(async () => {
  signIn({ roles: ['ROLE_CLIENT_ADMIN'], company: 'acme' });
  setConnection('live');
  const { cache } = databases();
  await act(async () => {
    await cache.instances.clear();
    await cache.meta.put({ key: 'readLists', value: ['instances'] });
  });
});

const keep = (...rows: InstanceRow[]) => act(() => databases().cache.instances.bulkPut(rows));

test('shows a week with the starts in each hour, and all schedules in words', async () => {
  await keep(
    instance('a', '0 3 * * *'),
    instance('b', '30 3 * * 1'),
    instance('often', '*/30 * * * *'),
    instance('off', '0 3 * * *', false),
    instance('unscheduled', null),
  );
  const { user } = showPage('?week=2026-11-25');
  await cell('2 start: Job a and Job b, Monday 23/11/2026, 03:00');
  await cell('1 starts: Job a, Tuesday 24/11/2026, 03:00');
  await cell('1 starts: Job often, Sunday 29/11/2026, All day');
  expect(screen.getByRole('banner').textContent).toContain('3 enabled integrations with a schedule');
  const table = screen.getByRole('table', { name: 'All schedules' });
  expect(
    within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Job a', 'Job b', 'Job off', 'Job often']);
  within(table).getByText(/^Every 30 minutes/);
  within(table).getByText('disabled');

  // By keyboard: from the first cell to Monday at three.
  act(() => document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  const heading = await screen.findByRole('heading', { name: 'Monday 23/11/2026, starts from 03:00 to 04:00' });
  const items = within(heading.parentElement ?? document.body).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['03:00Job a', '03:30Job b']);
});

test('the list of a whole day has the first start of each integration on that day', async () => {
  await keep(instance('half', '30 * * * *'), instance('often', '*/15 * * * *'));
  const { user } = showPage('?week=2026-11-25');
  await user.click(await cell('2 start: Job often and Job half, Tuesday 24/11/2026, All day'));
  const list = within(screen.getByRole('status')).getAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent)).toEqual(['00:00Job often', '00:30Job half']);
});

test('the shown week is in the address, unless it is this week', async () => {
  await keep(instance('a', '0 3 * * *'));
  const { user, address } = showPage('?week=2026-12-30');
  await screen.findByRole('heading', { name: '28/12/2026 to 03/01/2027' });
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  await screen.findByRole('heading', { name: '04/01/2027 to 10/01/2027' });
  expect(address()).toBe('/job_instance/schedules?week=2027-01-04');
  await cell('1 starts: Job a, Monday 04/01/2027, 03:00');
  await user.click(screen.getByRole('button', { name: 'This week' }));
  await waitFor(() => expect(address()).toBe('/job_instance/schedules'));
});

test('without schedules, a text replaces the table', async () => {
  await keep(instance('a', null));
  showPage();
  await screen.findByText('No integration has a schedule');
  expect(screen.queryByRole('table')).toBeNull();
});
