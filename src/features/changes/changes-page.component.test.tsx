import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import type { HistoryEntry, InstanceRow } from '@/domain/instance';
import { executionRow } from '@tests/support/execution-row';
import { showAt, speak } from '@tests/support/component/render';
import { noAnswer, pending, refusal, setConnection, signIn } from '@tests/support/component/world';
import { ChangesPage } from './changes-page';
import { instanceRow } from '@tests/support/instance-row';
import { historyEntry } from '@tests/support/history-entry';

type Answer = Awaited<ReturnType<typeof commands.fetchHistory>>;
const READ: Answer = { ok: true, value: { items: [], hasMore: false, total: null } };

const HOUR = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();

const instance = (code: string, updatedAt: string): InstanceRow =>
  instanceRow(code, { label: `Job ${code}`, companyCode: 'acme', companyName: 'Acme', updatedAt });
const entry = (version: number, hours: number, change: Partial<HistoryEntry> = {}): HistoryEntry =>
  historyEntry(version, {
    username: 'ada@acme.test',
    loggedAt: ago(hours),
    changeSet: { label: { old: `Shop ${version - 1}`, new: `Shop ${version}` } },
    ...change,
  });
const history = (code: string, entries: HistoryEntry[], hasMore = false) => ({
  code,
  entries,
  hasMore,
  readAt: Date.now(),
});
const keep = (...histories: ReturnType<typeof history>[]): Promise<unknown> =>
  act(() => databases().cache.histories.bulkPut(histories));

const showPage = (query = '') =>
  showAt(`/job_instance/changes${query}`, [{ path: '/job_instance/changes', element: <ChangesPage /> }]);
const rows = async (): Promise<string[]> => {
  const table = await screen.findByRole('table', { name: 'What changed' });
  return within(table)
    .getAllByRole('button', { expanded: false })
    .map((button) => button.closest('tr')?.textContent?.replace(/^.{19}/, '') ?? '');
};

/** Resolves when the head says how many changes there are. */
const counted = (text: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('banner').textContent).toContain(`${text} · Last 7 days`));

beforeEach(async () => {
  signIn({ roles: ['ROLE_CLIENT_ADMIN'], company: 'acme' });
  setConnection('live');
  const { cache } = databases();
  await act(async () => {
    await Promise.all([cache.instances, cache.histories, cache.executions].map((table) => table.clear()));
    await cache.instances.bulkPut([instance('a', ago(1)), instance('b', ago(30)), instance('old', ago(24 * 60))]);
    await cache.meta.bulkPut([
      { key: 'readLists', value: ['instances'] },
      { key: 'fill', value: { done: true, page: 1, seen: 0, floor: 0, total: 0, top: 9, lowest: 0, bottom: 0 } },
    ]);
  });
});

test('shows the changes of all integrations, newest first, with the runs since each change', async () => {
  await keep(
    history('a', [
      entry(3, 1, {
        changeSet: { configuration: { old: '{"rules":[1,2],"keyword":"a"}', new: '{"rules":[1],"keyword":"b"}' } },
      }),
      entry(2, 40, { username: null }),
      entry(1, 900),
    ]),
    history('b', [entry(1, 30, { changeSet: { enabled: { old: null, new: true } } })]),
  );
  const run = (id: number, hours: number, status = 'success', instanceCode = 'a') =>
    executionRow(id, { status, instanceCode, createdAt: ago(hours) });
  await act(() =>
    databases().cache.executions.bulkPut([
      run(1, 39),
      run(2, 20, 'error'),
      run(3, 0.5, 'warning'),
      run(4, 2, 'success', 'b'),
    ]),
  );
  showPage();
  await counted('3 changes');
  await waitFor(async () =>
    expect(await rows()).toEqual([
      'ada@acme.testJob aRules, Keyword2 → 31 warningCompare',
      'ada@acme.testJob bCreated11Open',
      'systemJob aLabel1 → 22, 1 errorCompare',
    ]),
  );
  screen.getByText('Complete for all 3 integrations');
  screen.getByRole('button', { name: 'Followed by an error 1' });
});

test('a row shows its fields and offers to compare and restore; a reader can only compare', async () => {
  await keep(history('a', [entry(2, 1), entry(1, 900)]), history('b', []));
  const { user, unmount } = showPage();
  await user.click(await screen.findByRole('button', { name: 'Label' }));
  expect(within(screen.getByRole('table')).getByRole('listitem').textContent).toContain('(removed: Shop 1)');
  const links = screen.getAllByRole('link', { name: 'Compare versions 1 and 2 of Job a' });
  expect(links[0]?.getAttribute('href')).toBe('/job_instance/a/edit?tab=history&a=1&b=2');
  screen.getByRole('button', { name: 'Restore as a draft: version 1' });
  unmount();
  signIn({ roles: ['ROLE_RESTRICTED_USER'], company: 'acme' });
  await keep(history('a', [entry(2, 1), entry(1, 900)]));
  await act(() => databases().cache.instances.put(instance('a', ago(1))));
  const reader = showPage();
  await reader.user.click(await screen.findByRole('button', { name: 'Label' }));
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

test('the same change of several integrations is one row, which lists the integrations', async () => {
  const same = { changeSet: { enabled: { old: true, new: false } } };
  const codes = ['a', 'b', 'c'];
  await act(() => databases().cache.instances.bulkPut(codes.map((code) => instance(code, ago(1)))));
  await keep(...codes.map((code) => history(code, [entry(2, 1, same), entry(1, 900)])));
  const { user } = showPage();
  await counted('3 changes');
  expect(await rows()).toEqual(['ada@acme.test3 integrationsEnabledeach one']);
  await user.click(screen.getByRole('button', { name: 'Enabled' }));
  const list = screen.getByRole('list', { name: 'Integration' });
  expect(within(list).getAllByRole('link', { name: /^Job [abc]$/ })).toHaveLength(3);
});

test('the heading of a day counts the changes of all pages', async () => {
  const now = new Date();
  const midday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12).getTime();
  const at = (index: number): string => new Date(midday - index * 60_000).toISOString();
  const entries = Array.from({ length: 45 }, (_, index) =>
    entry(46 - index, 0, { loggedAt: at(index), username: index < 40 ? 'ada@acme.test' : 'bob@acme.test' }),
  );
  await keep(history('a', entries));
  const ofDay = (_: string, element: Element | null): boolean =>
    element?.tagName === 'SPAN' && element.textContent === '45 changes by 2 people';
  const first = showPage();
  await screen.findByText(ofDay);
  first.unmount();
  showPage('?page=2');
  expect(await screen.findByText(ofDay)).toBeDefined();
});

test('the address filters by person, by field, and by changes followed by an error', async () => {
  await keep(
    history('a', [entry(3, 1), entry(2, 2, { username: 'bob@acme.test' }), entry(1, 900)]),
    history('b', [entry(2, 30, { changeSet: { enabled: { old: true, new: false } } })]),
  );
  await act(() =>
    databases().cache.executions.put(executionRow(1, { instanceCode: 'b', status: 'error', createdAt: ago(3) })),
  );
  const shown = async (query: string): Promise<string[]> => {
    const { unmount } = showPage(query);
    await counted('1 change');
    const found = await rows();
    unmount();
    return found;
  };
  expect(await shown('?person=bob%40acme.test')).toEqual([expect.stringContaining('bob@acme.test')]);
  expect(await shown('?field=enabled')).toEqual([expect.stringContaining('Job b')]);
  expect(await shown('?followed=error')).toEqual([expect.stringContaining('Job b')]);
  showPage('?person=eve%40acme.test');
  await screen.findByText('No change matches these filters');
});

test('integrations whose versions are not on this device are counted and listed, and their versions are loaded one after the other', async () => {
  const first = pending<Answer>();
  const read = vi.spyOn(commands, 'fetchHistory').mockReturnValueOnce(first.promise).mockResolvedValue(READ);
  const { user } = showPage();
  await screen.findByText('No changes on this device');
  screen.getByText('Complete for 1 of 3 integrations');
  const missing = screen.getByText(
    'The versions of 2 integrations are not on this device, so their changes are missing here',
  );
  const named = within(missing.closest('details') ?? missing).getAllByRole('link', { hidden: true });
  expect(named.map(({ textContent }) => textContent)).toEqual(['Job a', 'Job b']);
  const [load] = screen.getAllByRole('button', { name: 'Load the other 2' });
  if (load !== undefined) await user.click(load);
  await screen.findByText('0 of 2 loaded');
  expect(read).toHaveBeenCalledTimes(1);
  await keep(history('a', [entry(2, 1)]));
  await first.answer(READ);
  await waitFor(() => expect(read.mock.calls.map(([{ code }]) => code)).toEqual(['a', 'b']));
  await counted('1 change');
});

test('loading goes on after a refusal, and stops when the server does not answer', async () => {
  const gone = refusal(404, { title: 'An error occurred' });
  const read = vi.spyOn(commands, 'fetchHistory').mockResolvedValueOnce(gone).mockResolvedValueOnce(noAnswer);
  await act(() => databases().cache.instances.put(instance('c', ago(1))));
  const { user } = showPage();
  const [load] = await screen.findAllByRole('button', { name: 'Load the other 3' });
  if (load !== undefined) await user.click(load);
  await screen.findByText(/Not all versions could be loaded\./);
  expect(read).toHaveBeenCalledTimes(2);
});

test('offline, the page shows what it has and says why nothing can be loaded', async () => {
  await keep(history('a', [entry(2, 1), entry(1, 900)]));
  setConnection('failing');
  showPage();
  await counted('1 change');
  const load = screen.getByRole('button', { name: 'Load the other one' });
  expect(load.ariaDisabled).toBe('true');
  expect(load.ariaDescription).toBe('This needs a connection.');
});

test('an integration whose known history begins inside the period is counted, because its older changes may be missing', async () => {
  await keep(history('a', [entry(40, 1)], true), history('b', []));
  showPage();
  expect(await screen.findByText('Only the newest changes of 1 integration are on this device')).not.toBeNull();
});

test('if a period has no changes, the page says so, in both languages', async () => {
  await keep(history('a', []), history('b', []));
  showPage();
  await screen.findByText('Nothing was changed in this period');
  await speak('fr');
  expect(await screen.findByText('Rien n’a été modifié pendant cette période')).not.toBeNull();
});
