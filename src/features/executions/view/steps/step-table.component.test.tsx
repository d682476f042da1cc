import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { stepRow } from '@tests/support/step-row';
import { StepTable } from './step-table';

const STARTED = '2026-11-20T10:00:00+00:00';
const step = stepRow(1, { stepName: 'Read media', status: 'inProgress', createdAt: STARTED });

const OTHERS = { usual: null, lookup: { state: 'found' }, onRetry: () => {} } as const;

beforeEach(() => signIn());

test('the time of a step in progress counts up only while its run is running', () => {
  const table = (status: string) => (
    <MemoryRouter>
      <StepTable run={executionRow(7, { status, startedAt: STARTED })} steps={[step]} {...OTHERS} hasLog />
    </MemoryRouter>
  );
  const end = (): string | null => within(screen.getByRole('table')).getAllByRole('cell').at(-1)?.textContent ?? null;
  const { rerender } = show(table('inProgress'));
  expect(end()).toMatch(/\d/);
  rerender(table('error'));
  expect(end()).toBe('–');
});

test.each([
  ['without times', null],
  ['with times', STARTED],
])('a skipped step %s shows a dash instead of times and counters, and screen readers get its status', (_case, time) => {
  const skipped = { ...step, status: 'skipped', createdAt: time, endDate: time, summary: {} };
  show(
    <MemoryRouter>
      <StepTable run={executionRow(7)} steps={[skipped]} {...OTHERS} hasLog />
    </MemoryRouter>,
  );
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.filter(({ textContent }) => textContent === '–Ignored')).toHaveLength(3);
});

test('a step links to its lines in the log, unless it was skipped or the run has no log', () => {
  const skipped = stepRow(2, { stepName: 'Write media', status: 'skipped' });
  const table = (hasLog: boolean) => (
    <MemoryRouter>
      <StepTable run={executionRow(7)} steps={[step, skipped]} {...OTHERS} hasLog={hasLog} />
    </MemoryRouter>
  );
  const { rerender } = show(table(true));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Read media']);
  rerender(table(false));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Read media')).toBeDefined();
});

test('on a phone, only the lanes of skipped steps are left out, because they have no bar', async () => {
  const usual = { run: null, steps: new Map<string, number>(), names: [] };
  const skipped = stepRow(2, { stepName: 'Write media', status: 'skipped' });
  show(
    <MemoryRouter>
      <StepTable
        {...OTHERS}
        run={executionRow(7, { status: 'inProgress', startedAt: STARTED })}
        steps={[step, skipped]}
        usual={usual}
        hasLog
      />
    </MemoryRouter>,
  );
  const lanes = await waitFor(() => {
    const found = [...document.querySelectorAll('td > svg')];
    expect(found).toHaveLength(2);
    return found;
  });
  expect(lanes.map((lane) => lane.getAttribute('class')?.includes('skipped'))).toEqual([false, true]);
});
