import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import type { HistoryEntry, InstanceRow } from '@/domain/instance';
import { show } from '@tests/support/component/render';
import { pending, refusal, setConnection, signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';
import { instanceRow } from '@tests/support/instance-row';
import { stepRow } from '@tests/support/step-row';
import { historyEntry } from '@tests/support/history-entry';
import { RunComparisonPage } from './run-comparison-page';

const at = (hour: number, minute = 0): string => new Date(Date.UTC(2026, 10, 20, hour, minute)).toISOString();
const instance = instanceRow('alpha', {
  jobCode: 'dummy',
  companyCode: 'acme',
  configuration: '{"preset":"large","batch":50}',
  updatedAt: at(9),
});
const step = (id: number, stepName: string, minutes: number, changes: Partial<StepRow> = {}): StepRow =>
  stepRow(id, { stepName, createdAt: at(8), endDate: at(8, minutes), ...changes });

const rows = (name: string): string[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

const Address = () => {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};

const address = (a: number, b: number): string => `/execution_tracker/compare?a=${a}&b=${b}`;
const compare = (a: number, b: number, next: [number, number] = [a, b]) =>
  show(
    <MemoryRouter initialEntries={[address(a, b)]}>
      <RunComparisonPage />
      <Address />
      <Link to={address(...next)}>next</Link>
    </MemoryRouter>,
  );

const version = (number: number, hour: number): HistoryEntry =>
  historyEntry(number, { loggedAt: at(hour), changeSet: { description: { old: `${number - 1}`, new: `${number}` } } });

/** Stores integrations, runs, and the newest versions of the integration `alpha`. */
async function store(
  instances: readonly InstanceRow[],
  runs: readonly ExecutionRow[],
  entries: readonly HistoryEntry[],
  hasMore: boolean,
): Promise<void> {
  const { cache } = databases();
  await act(async () => {
    await cache.instances.bulkPut([...instances]);
    await cache.executions.bulkPut([...runs]);
    await cache.executionDetails.bulkPut(runs.map(({ id }) => ({ id, steps: [] })));
    await cache.histories.put({ code: 'alpha', entries: [...entries], hasMore, readAt: Date.now() });
  });
}

test('shows two runs with their facts, steps and used versions', async () => {
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
  compare(1, 2);
  await screen.findByText('A: version 13, B: version 14');
  screen.getByRole('button', { name: /^Execution A:\s*1, .*, Success$/ });
  screen.getByRole('button', { name: /^Execution B:\s*2, .*, Error$/ });
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

test('older versions can be requested again after a failure, and Restore opens them in the history', async () => {
  signIn({ roles: ['ROLE_CLIENT_ADMIN'] });
  setConnection('live');
  const runs = [executionRow(1, { createdAt: at(2) }), executionRow(2, { createdAt: at(10) })];
  await store([instance], runs, [version(14, 9)], true);
  const older = { ok: true as const, value: { items: [version(13, 1)], total: 40, hasMore: true } };
  const read = vi.spyOn(commands, 'fetchHistory').mockResolvedValueOnce(refusal(500)).mockResolvedValueOnce(older);
  compare(1, 2);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('A: version 13, B: version 14');
  expect(read.mock.calls).toEqual([[{ code: 'alpha', page: 2 }], [{ code: 'alpha', page: 2 }]]);
  await userEvent.click(screen.getByRole('button', { name: 'Restore version 13 as a draft' }));
  await screen.findByText('at /job_instance/alpha/edit?tab=history&a=13&b=14');
});

test('an integration counts as deleted only if the server says so', async () => {
  signIn();
  setConnection('live');
  await store([], [executionRow(1, { createdAt: at(2) }), executionRow(2, { createdAt: at(10) })], [], false);
  const { promise, answer } = pending<Awaited<ReturnType<typeof commands.fetchInstance>>>();
  vi.spyOn(commands, 'fetchInstance').mockReturnValue(promise);
  compare(1, 2);
  await screen.findByText('Reading the versions…');
  await answer({ ok: true, value: { found: false } });
  await screen.findByText(/^The integration of execution 1 does not exist any more/);
  expect(screen.queryByText('Reading the versions…')).toBeNull();
});

test('shows codes for integrations with the same label, and says if a run predates all versions', async () => {
  signIn();
  const beta = { ...instance, code: 'beta' };
  const runs = [
    executionRow(1, { createdAt: at(2), instanceLabel: 'Same' }),
    executionRow(2, { createdAt: at(10), instanceLabel: 'Same', instanceCode: 'beta' }),
  ];
  await store([instance, beta], runs, [version(13, 9)], false);
  await act(
    async () =>
      void (await databases().cache.histories.put({ code: 'beta', entries: [], hasMore: false, readAt: Date.now() })),
  );
  compare(1, 2);
  await screen.findByText('A: from before version 13 (the oldest one kept), B: the current one (no version is kept)');
  expect(rows('Outcome').some((row) => row.includes('Same · alphaSame · beta'))).toBe(true);
});

test('a run that could not be read is shown by its number, and can be requested again', async () => {
  signIn();
  setConnection('live');
  await store([], [executionRow(2)], [], false);
  const read = vi.spyOn(commands, 'fetchExecution').mockResolvedValue(refusal(500));
  compare(41, 2);
  await screen.findByRole('button', { name: /^Execution A:\s*41$/ });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

test('on a phone, a side has a short title once its run is chosen, to leave room for the status', async () => {
  const { matchMedia } = globalThis;
  onTestFinished(() => void Object.assign(globalThis, { matchMedia }));
  Object.assign(globalThis, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  signIn();
  setConnection('live');
  await store([], [executionRow(2, { createdAt: at(8) })], [], false);
  compare(0, 2);
  await screen.findByRole('button', { name: /^B:.*, Success$/ });
  expect(screen.getByRole('button', { name: 'Execution A' })).toBeDefined();
});

test('choosing a run on this device instead of a missing run sends no further request', async () => {
  signIn();
  setConnection('live');
  await store([instance], [executionRow(1), executionRow(2)], [version(14, 9)], false);
  const read = vi.spyOn(commands, 'fetchExecution').mockResolvedValue({ ok: true, value: { found: false } });
  compare(41, 2, [1, 2]);
  await screen.findByText(/^There is no execution 41/);
  await userEvent.click(screen.getByRole('link', { name: 'next' }));
  await screen.findByRole('region', { name: 'Outcome' });
  expect(read.mock.calls).toEqual([[{ id: 41 }]]);
});

test('older versions that both runs need are read only once, even if another run is chosen for one side', async () => {
  signIn();
  setConnection('live');
  const runs = [1, 2, 3].map((id) => executionRow(id, { createdAt: at(2, id) }));
  await store([instance], runs, [version(14, 9)], true);
  const older = { ok: true as const, value: { items: [version(13, 1)], total: 40, hasMore: true } };
  const read = vi.spyOn(commands, 'fetchHistory').mockResolvedValue(older);
  compare(1, 2, [3, 2]);
  await screen.findByText('A: version 13, B: version 13');
  await userEvent.click(screen.getByRole('link', { name: 'next' }));
  await waitFor(() => expect(screen.getAllByText(/^Execution 3, /).length).toBeGreaterThan(0));
  await screen.findByText('A: version 13, B: version 13');
  expect(read.mock.calls).toEqual([[{ code: 'alpha', page: 2 }]]);
});
