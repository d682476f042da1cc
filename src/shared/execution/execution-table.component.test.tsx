import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { emptyHour, hourOf, withRun } from '@/domain/runs/period/run-hours';
import { readWatchedRecord } from '@/data/events/event-records';
import { executionRow } from '@tests/support/execution-row';
import { fakeClock, showAt, speak } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { ExecutionTable } from './execution-table';

const EVENING = new Date(2026, 10, 26, 22, 0, 0);
const MORNING = new Date(2026, 10, 27, 8, 0, 0);

test('the headings name the right days after the device has slept overnight', async () => {
  fakeClock.start(EVENING);
  signIn();
  setConnection('live');
  const rows = [executionRow(5, { createdAt: EVENING.toISOString() })];
  const element = (
    <ExecutionTable name="Runs" rows={rows} showCompany={false} dayFilters={{}} slideIn={false} empty={null} />
  );
  showAt('/', [{ path: '*', element }]);
  expect(await screen.findByText('Today')).toBeDefined();
  // Timers stop while a device sleeps, but its clock does not.
  vi.setSystemTime(MORNING);
  await fakeClock.pass(60_000);
  expect(screen.getByText('Yesterday')).toBeDefined();
});

test('the number of warnings is written in the language of the reader', async () => {
  signIn();
  setConnection('live');
  const rows = [executionRow(5, { status: 'warning', warningCount: 1_234 })];
  showAt('/', [{ path: '*', element: <ExecutionTable name="Runs" rows={rows} slideIn={false} empty={null} /> }]);
  expect(await screen.findByText('1,234 warnings')).toBeDefined();
  expect(screen.getByText('1,234')).toBeDefined();
  await speak('fr');
  expect(document.body.textContent).toContain('1\u202f234 avertissements');
});

test('a run that has not ended can be watched from its row', async () => {
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

test('the heading of a day counts the matching runs of that day on all pages, as far as this device knows them', async () => {
  signIn();
  setConnection('live');
  const { cache } = databases();
  const noon = new Date(2026, 10, 24, 12).getTime();
  const hour = ['error', 'warning', 'success'].reduce(
    (row, status) => withRun(row, { instanceCode: 'alpha', status, created: noon, scheduled: true }),
    emptyHour(hourOf(noon)),
  );
  await cache.runHours.put(hour);
  const rows = [executionRow(5, { createdAt: new Date(noon).toISOString() })];
  const show = (filters: ExecutionFilters) => {
    const element = <ExecutionTable name="Runs" rows={rows} dayFilters={filters} slideIn={false} empty={null} />;
    return showAt('/', [{ path: '*', element }]).unmount;
  };
  const fill = { done: true, page: 1, seen: 0, floor: 0, total: null, top: 0, lowest: 0, bottom: 0 };
  await cache.meta.put({ key: 'fill', value: fill });
  const day = 'Tuesday, 24/11/2026';
  const unmount = show({});
  await screen.findByRole('rowheader', { name: `${day} 3 executions, 1 error, 1 with warnings` });
  unmount();
  show({ statuses: ['error'] });
  expect(await screen.findByRole('rowheader', { name: `${day} 1 execution, 1 error` })).toBeDefined();
});
