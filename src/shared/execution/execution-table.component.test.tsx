import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readWatchedRecord } from '@/data/events/event-records';
import { executionRow } from '@tests/support/execution-row';
import { fakeClock, showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { ExecutionTable } from './execution-table';

const EVENING = new Date(2026, 10, 26, 22, 0, 0);
const MORNING = new Date(2026, 10, 27, 8, 0, 0);

test('the headings name the right days after a night in which the device slept', async () => {
  fakeClock.start(EVENING);
  signIn();
  setConnection('live');
  const rows = [executionRow(5, { createdAt: EVENING.toISOString() })];
  const element = <ExecutionTable name="Runs" rows={rows} showCompany={false} byDay slideIn={false} empty={null} />;
  showAt('/', [{ path: '*', element }]);
  expect(await screen.findByText('Today')).toBeDefined();
  // Timers stand still while a device sleeps, but its clock goes on.
  vi.setSystemTime(MORNING);
  await fakeClock.pass(60_000);
  expect(screen.getByText('Yesterday')).toBeDefined();
});

test('a run that has not ended is watched from its row', async () => {
  localStorage.clear();
  signIn();
  setConnection('live');
  const rows = [executionRow(6, { status: 'inProgress', finishedAt: null }), executionRow(5)];
  const element = <ExecutionTable name="Runs" rows={rows} slideIn={false} empty={null} />;
  const { user } = showAt('/', [{ path: '*', element }]);
  const button = await screen.findByRole('button', { name: 'Watch execution 6' });
  expect([button.getAttribute('aria-pressed'), screen.getAllByRole('button')]).toEqual(['false', [button]]);
  await user.click(button);
  expect([button.getAttribute('aria-pressed'), Object.keys(readWatchedRecord().runs)]).toEqual(['true', ['6']]);
  await user.click(button);
  expect(readWatchedRecord().runs).toEqual({});
});
