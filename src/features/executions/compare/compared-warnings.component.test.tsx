import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import { runState } from '@/domain/kept-run';
import { show } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import { RunComparisonPage } from './run-comparison-page';

const address = (a: number, b: number): string => `/execution_tracker/compare?a=${a}&b=${b}`;
const compare = (a: number, b: number, next: [number, number] = [a, b]) =>
  show(
    <MemoryRouter initialEntries={[address(a, b)]}>
      <RunComparisonPage />
      <Link to={address(...next)}>next</Link>
    </MemoryRouter>,
  );
const rows = (): string[] =>
  within(screen.getByRole('table', { name: 'Warnings by kind' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const missing = (color: string): string => `Option ${color} is not present in attribute color`;

/** Stores a run that ended with warnings, and the warnings themselves unless `messages` is null. */
async function store(id: number, count: number, messages: readonly string[] | null): Promise<void> {
  const { cache } = databases();
  const run = executionRow(id, { status: 'warning', warningCount: count });
  const step = { stepName: 'Read', status: 'warning' as const, summary: {}, createdAt: null, endDate: null };
  await act(async () => {
    await cache.executions.put(run);
    await cache.executionDetails.put({ id, steps: [{ ...step, id: id * 10, warningCount: count }] });
    if (messages === null) return;
    const items = messages.map((message, at) => ({ id: id * 100 + at, message }));
    const isComplete = messages.length === count;
    const unread = isComplete ? [] : [{ stepId: id * 10, page: 2 }];
    await cache.executionWarnings.put({ id, steps: [{ stepId: id * 10, items, total: count, isComplete }] });
    const states = [runState(run)];
    await cache.keptRuns.put({ id, states, warningCount: count, log: null, hasVersions: true, unread });
  });
}

beforeEach(async () => {
  signIn();
  const { cache } = databases();
  await Promise.all(cache.tables.map((table) => table.clear()));
});

test('the warnings of both runs are compared by kind, in one row per kind', async () => {
  setConnection('failing');
  await store(1, 4, [missing('red'), missing('blue'), missing('green'), 'The media is too large']);
  await store(2, 2, [missing('black'), 'The media is too large']);
  const { user } = compare(1, 2);
  await waitFor(() =>
    expect(rows()).toEqual(['~DiffersOption one of 4 values is not present in attribute colorRead31']),
  );
  for (const sign of screen.getAllByText('~')) expect(sign.parentElement?.dataset['tooltip']).toBe('Differs');
  await user.click(screen.getByRole('radio', { name: 'All fields' }));
  expect(rows()).toHaveLength(2);
  expect(rows()[1]).toContain('The media is too largeRead11');
  expect(screen.queryByText(/warnings are not on this device/)).toBeNull();
});

test('offline, missing warnings are mentioned but not counted', async () => {
  setConnection('failing');
  await store(1, 9, [missing('red'), missing('blue'), missing('green')]);
  await store(2, 2, null);
  const read = vi.spyOn(commands, 'fetchWarnings');
  compare(1, 2);
  await screen.findByText('Execution A: The first 3 of 9 warnings');
  await screen.findByText(/^Execution B: The warnings are not on this device\. /);
  await waitFor(() => expect(rows()).toEqual(['Option one of 3 values is not present in attribute colorRead3+?']));
  expect(read).not.toHaveBeenCalled();
});

test('missing warnings of one run are read only once, even if another run is chosen for the other side', async () => {
  setConnection('live');
  await store(1, 1, [missing('red')]);
  await store(2, 1, null);
  await store(3, 1, ['The media is too large']);
  const items = [{ id: 200, message: missing('blue') }];
  const read = vi
    .spyOn(commands, 'fetchWarnings')
    .mockResolvedValue({ ok: true, value: { items, total: 1, hasMore: false } });
  const { user } = compare(1, 2, [3, 2]);
  await waitFor(() => expect(read.mock.calls).toEqual([[{ stepId: 20, page: 1 }]]));
  await user.click(screen.getByRole('link', { name: 'next' }));
  await waitFor(() => expect(rows().join()).toContain('The media is too large'));
  expect(rows()).toHaveLength(2);
  expect(read).toHaveBeenCalledTimes(1);
});
