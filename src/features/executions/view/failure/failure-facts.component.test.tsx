import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import { failureStreak } from '@/domain/runs/health/failure-streak';
import { executionRow } from '@tests/support/execution-row';
import { instanceRow } from '@tests/support/instance-row';
import { show, speak } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { FailureFacts } from './failure-facts';
import type { Failure } from './use-failure';

const FAILURE: Failure = {
  row: executionRow(7, {
    status: 'error',
    instanceCode: null,
    finishedAt: new Date(2026, 10, 20, 16, 20).toISOString(),
  }),
  steps: [],
  failedStep: null,
  health: { runs: [], streak: failureStreak([], false), hasAll: false, items: new Map() },
  worksSince: null,
  isFirstSuccess: false,
  instance: null,
  changes: 'none',
  changesAfter: 'unknown',
  isHistoryFresh: true,
  historyProblem: null,
};
const facts = (): (string | null)[] => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const showFacts = (failure: Failure) =>
  show(
    <MemoryRouter>
      <FailureFacts failure={failure} />
    </MemoryRouter>,
  );

beforeEach(() => signIn());

test('a run without an integration shows when it failed, and no number of failures', () => {
  showFacts(FAILURE);
  expect(facts()).toEqual(['20/11/2026 16:20:00', 'None on this device', '–', '–']);
});

test.each([
  ['failing', false, 'The history isn’t on this device yet. Loads when you’re back online.'],
  ['live', false, 'The history isn’t on this device yet. Loading…'],
  ['live', true, 'The history on this device does not go back far enough to tell.'],
] as const)('says why changes are unknown (connection %s, fresh history: %s)', (connection, isHistoryFresh, text) => {
  setConnection(connection);
  showFacts({ ...FAILURE, changes: 'unknown', isHistoryFresh });
  expect(facts()).toContain(text);
});

test.each([
  [true, 'Works again since execution 9'],
  [false, 'Execution 9 worked later'],
])('a later success ends the failure only if it is certainly the first success: %s', (isFirstSuccess, text) => {
  const row = executionRow(7, { status: 'error' });
  const health = { runs: [row], streak: failureStreak([row], false), hasAll: false, items: new Map() };
  showFacts({ ...FAILURE, row, health, worksSince: executionRow(9, { status: 'success' }), isFirstSuccess });
  expect(screen.getByRole('link', { name: text })).toBeDefined();
});

test('says since when the integration is running again, with a link to that run', async () => {
  const row = executionRow(7, { status: 'error' });
  const startedAt = new Date();
  startedAt.setHours(0, 0, 30);
  await databases().cache.executions.bulkPut([
    executionRow(6, { status: 'inProgress' }),
    executionRow(8, { status: 'inProgress', startedAt: startedAt.toISOString() }),
    executionRow(9, { status: 'inProgress', instanceCode: 'beta' }),
  ]);
  showFacts({ ...FAILURE, row, instance: instanceRow('alpha') });
  const link = await screen.findByRole('link', { name: 'Running again since 00:00' });
  expect(link.getAttribute('href')).toBe('/job_execution/8');
  await speak('fr');
  await screen.findByRole('link', { name: 'En cours depuis 00:00' });
});
