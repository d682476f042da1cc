import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { StepRow } from '@/domain/execution';
import type { InstanceRow } from '@/domain/instance';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import { RunComparisonPage } from './run-comparison-page';

const at = (hour: number, minute = 0): string => new Date(Date.UTC(2026, 10, 20, hour, minute)).toISOString();
const instance: InstanceRow = {
  ...NEW_INSTANCE,
  code: 'alpha',
  jobCode: 'dummy',
  companyCode: 'acme',
  companyName: null,
  configuration: '{"preset":"large","batch":50}',
  createdAt: null,
  updatedAt: at(9),
  securedVariables: null,
};
const step = (id: number, stepName: string, minutes: number, changes: Partial<StepRow> = {}): StepRow => ({
  id,
  stepName,
  status: 'success',
  warningCount: 0,
  summary: {},
  createdAt: at(8),
  endDate: at(8, minutes),
  ...changes,
});

const rows = (name: string): string[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('two runs with their facts, steps and the versions that they used', async () => {
  signIn({ roles: ['ROLE_CLIENT_ADMIN'] });
  const { cache } = databases();
  await act(async () => {
    await cache.instances.put(instance);
    await cache.executions.bulkPut([
      executionRow(1, { createdAt: at(8), startedAt: at(8), finishedAt: at(8, 11) }),
      executionRow(2, {
        createdAt: at(10),
        startedAt: at(10),
        finishedAt: at(10, 3),
        status: 'error',
        errorMessage: 'Boom.',
      }),
    ]);
    await cache.executionDetails.bulkPut([
      { id: 1, steps: [step(1, 'One', 2), step(2, 'Two', 9, { summary: { written: 418 } })] },
      { id: 2, steps: [step(3, 'One', 2), step(4, 'Two', 1, { status: 'error', summary: { written: 0 } })] },
    ]);
    const changeSet = { configuration: { old: '{"preset":"webimage","batch":50}', new: instance.configuration } };
    await cache.histories.put({
      code: 'alpha',
      entries: [
        { version: 14, username: null, loggedAt: at(9), changeSet },
        { version: 13, username: null, loggedAt: at(1), changeSet: { description: { old: '', new: '' } } },
      ],
      hasMore: true,
      readAt: Date.now(),
    });
  });
  show(
    <MemoryRouter initialEntries={['/execution_tracker/compare?a=1&b=2']}>
      <RunComparisonPage />
    </MemoryRouter>,
  );
  await screen.findByText('A: version 13, B: version 14');
  expect(rows('Outcome').join('\n')).toContain('Boom.');
  expect(rows('Outcome').some((row) => row.includes('Type'))).toBe(false);
  expect(rows('Steps')).toHaveLength(1);
  expect(rows('Steps')[0]).toContain('9 min 00 s, 418');
  expect(rows('Configuration they ran with')).toHaveLength(1);
  expect(rows('Configuration they ran with')[0]).toMatch(/webimage.*large/);
  screen.getByRole('button', { name: 'Restore version 13 as a draft' });
  expect(screen.queryByRole('button', { name: /version 14/ })).toBeNull();

  await userEvent.click(screen.getByRole('radio', { name: 'All fields' }));
  expect(rows('Steps')).toHaveLength(2);
  expect(rows('Outcome').some((row) => row.includes('Type'))).toBe(true);
  expect(rows('Configuration they ran with').some((row) => row.includes('50'))).toBe(true);
});
