import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { InstanceRow } from '@/domain/instance';
import type { Role } from '@/domain/permissions';
import { formatDateTime } from '@/i18n/format/date';
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

async function show(rows: InstanceRow[], running: number, role: Role = 'ROLE_USER'): Promise<void> {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T20:00:00Z') });
  signIn({ roles: [role] });
  await databases().cache.instances.clear();
  await databases().cache.instances.bulkPut(rows);
  showAt('/', [{ path: '*', element: <RunOutlook running={running} /> }]);
}

test('the line names the integration that runs next; disabled ones do not count', async () => {
  await show([instance('Late', '0 4 * * *'), instance('Early', '15 2 * * *'), instance('Off', '0 1 * * *', false)], 0);
  const time = formatDateTime(Date.parse('2026-11-26T02:15:00Z'));
  expect(await screen.findByText(`Nothing is running now. Next: Early, ${time}.`)).toBeDefined();
});

test.each([
  ['ROLE_ADMIN', 'Early (Acme Furniture)'],
  ['ROLE_USER', 'Early'],
] as const)('%s reads the next integration as %s', async (role, name) => {
  await show([{ ...instance('Early', '15 2 * * *'), companyName: 'Acme Furniture' }], 0, role);
  const time = formatDateTime(Date.parse('2026-11-26T02:15:00Z'));
  expect(await screen.findByText(`Nothing is running now. Next: ${name}, ${time}.`)).toBeDefined();
});

test('without a schedule the line says only what is running', async () => {
  await show([instance('Manual', null)], 2);
  expect(await screen.findByText('2 are running now.')).toBeDefined();
});
