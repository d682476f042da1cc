import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { InstanceRow } from '@/domain/instance';
import type { Role } from '@/domain/permissions';
import { formatDateTime } from '@/i18n/format/date';
import { executionRow } from '@tests/support/execution-row';
import { showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { RunOutlook } from './run-outlook';
import { instanceRow } from '@tests/support/instance-row';

const instance = (label: string, cronExpression: string | null, enabled = true): InstanceRow =>
  instanceRow(label.toLowerCase(), {
    label,
    jobCode: 'dummy',
    companyCode: null,
    enabled,
    configuration: '{}',
    cronExpression,
  });

interface Shown {
  running?: number;
  failing?: readonly string[];
  role?: Role;
}

async function show(rows: InstanceRow[], { running = 0, failing = [], role = 'ROLE_USER' }: Shown = {}): Promise<void> {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T20:00:00Z') });
  signIn({ roles: [role] });
  await databases().cache.instances.clear();
  await databases().cache.instances.bulkPut(rows);
  showAt('/', [{ path: '*', element: <RunOutlook running={running} failing={failing} /> }]);
}

test('the line shows the integration that runs next, and ignores disabled integrations', async () => {
  await show([instance('Late', '0 4 * * *'), instance('Early', '15 2 * * *'), instance('Off', '0 1 * * *', false)]);
  const time = formatDateTime(Date.parse('2026-11-26T02:15:00Z'));
  expect(await screen.findByText(`Nothing is running now. Next: Early, ${time}.`)).toBeDefined();
});

test.each([
  ['ROLE_ADMIN', 'Early (Acme Furniture)'],
  ['ROLE_USER', 'Early'],
] as const)('%s sees the next integration as %s', async (role, name) => {
  await show([{ ...instance('Early', '15 2 * * *'), companyName: 'Acme Furniture' }], { role });
  const time = formatDateTime(Date.parse('2026-11-26T02:15:00Z'));
  expect(await screen.findByText(`Nothing is running now. Next: ${name}, ${time}.`)).toBeDefined();
});

test('without schedules, the line says only how many integrations are running', async () => {
  await show([instance('Manual', null)], { running: 2 });
  expect(await screen.findByText('2 are running now.')).toBeDefined();
});

test('of several failing integrations, the line shows the one with the most failures in a row', async () => {
  signIn({ roles: ['ROLE_USER'] });
  const { cache } = databases();
  const run = (id: number, instanceCode: string, status = 'error') =>
    executionRow(id, { instanceCode, status, finishedAt: new Date(2026, 10, 20, 3, id).toISOString() });
  await cache.executions.bulkPut([run(1, 'first', 'success'), run(2, 'first'), run(3, 'first'), run(4, 'second')]);
  const fill = { done: true, page: 1, seen: 0, floor: 0, total: null, top: 0, lowest: 0, bottom: 0 };
  await cache.meta.put({ key: 'fill', value: fill });
  await show([instance('Second', null), instance('First', null)], { failing: ['second', 'first'] });
  const link = await screen.findByRole('link', { name: 'First' });
  expect(link.getAttribute('href')).toBe('/job_instance/first/view');
  expect(link.parentElement?.textContent).toBe(' · Worst: First · 2 failed in a row since 20/11 03:02');
});
