import { act, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import { DraftEditor } from '@/data/drafts/draft-editor';
import type { HistoryEntry } from '@/domain/instance';
import { show, speak } from '@tests/support/component/render';
import { noAnswer, pending, refusal, setConnection, signIn } from '@tests/support/component/world';
import { historyEntry } from '@tests/support/history-entry';
import { instanceRow } from '@tests/support/instance-row';
import { HistoryTab } from './history-tab';

type Answer = Awaited<ReturnType<typeof commands.fetchHistory>>;

const entry = (version: number): HistoryEntry =>
  historyEntry(version, {
    username: version === 1 ? null : 'ada@acme.test',
    loggedAt: new Date(2026, 0, version, 9).toISOString(),
    changeSet: { label: { old: `Shop ${version - 1}`, new: `Shop ${version}` } },
  });
const page = (versions: number[], hasMore = false): Answer => ({
  ok: true,
  value: { items: versions.map(entry), hasMore, total: null },
});

/** Stores the newest page in the cache, as the worker does. */
const keep = (versions: number[], hasMore = false): Promise<unknown> =>
  act(() => databases().cache.histories.put({ code: 'shop', entries: versions.map(entry), hasMore, readAt: 0 }));

const editor = (): DraftEditor => {
  const { cache, drafts } = databases();
  return new DraftEditor({ cache, drafts }, { code: 'shop' }, () => {});
};
let shown: DraftEditor;
const onRestored = vi.fn<(tab: string) => void>();

const tab = (updatedAt = 'today', { address = '/', readOnly = false } = {}) => (
  <MemoryRouter initialEntries={[address]}>
    <HistoryTab
      instance={instanceRow('shop', { jobCode: null, updatedAt, configuration: '{"batch":50}' })}
      editor={shown}
      readOnly={readOnly}
      onRestored={onRestored}
    />
  </MemoryRouter>
);
const row = (version: number) => screen.findByRole('button', { name: String(version) });
const versions = (): (string | null)[] =>
  within(screen.getByRole('table', { name: 'Versions' }))
    .getAllByRole('button', { name: /^\d+$/ })
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  signIn();
  await databases().cache.histories.clear();
  shown = editor();
});

test('shows the cached versions at once, then the versions of the server', async () => {
  const { promise, answer } = pending<Answer>();
  vi.spyOn(commands, 'fetchHistory').mockReturnValue(promise);
  await keep([2, 1]);
  show(tab());
  await row(2);
  await keep([3, 2, 1]);
  await answer(page([3, 2, 1]));
  await row(3);
  expect(versions()).toEqual(['3', '2', '1']);
});

test('a version expands to show its changes, and stays expanded when a newer version arrives', async () => {
  vi.spyOn(commands, 'fetchHistory').mockResolvedValue(page([2, 1]));
  await keep([2, 1]);
  const { user } = show(tab());
  await user.click(await row(2));
  expect((await row(2)).ariaExpanded).toBe('true');
  screen.getByRole('listitem');
  await keep([3, 2, 1]);
  await row(3);
  expect((await row(2)).ariaExpanded).toBe('true');
  await user.click(await row(2));
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('an author with an IRI is shown by e-mail address if it is known, else as “a person”', async () => {
  const entries = [3, 4].map((id) => ({ ...entry(id), username: `/api/users/${id}` }));
  vi.spyOn(commands, 'fetchHistory').mockReturnValue(pending<Answer>().promise);
  const { cache } = databases();
  await act(() => cache.histories.put({ code: 'shop', entries, hasMore: false, readAt: 0 }));
  await act(() => cache.people.put({ id: '3', email: 'bob@acme.test' }));
  show(tab());
  await screen.findByRole('cell', { name: 'bob@acme.test' });
  expect(screen.getAllByRole('cell', { name: 'a person' })).toHaveLength(1);
  await act(() => cache.people.put({ id: '4', email: 'eve@acme.test' }));
  await screen.findByRole('cell', { name: 'eve@acme.test' });
});

test('older versions are loaded page by page, even if the pages have shifted', async () => {
  const read = vi.spyOn(commands, 'fetchHistory').mockResolvedValueOnce(page([5, 4], true));
  read.mockResolvedValueOnce(page([4, 3, 2], true)).mockResolvedValueOnce(page([1]));
  await keep([5, 4], true);
  const { user } = show(tab());
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await row(2);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await row(1);
  expect(versions()).toEqual(['5', '4', '3', '2', '1']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(read.mock.calls).toEqual([
    [{ code: 'shop', page: 1 }],
    [{ code: 'shop', page: 2 }],
    [{ code: 'shop', page: 3 }],
  ]);
});

test('after a failure the cached versions stay, with their age and a retry button', async () => {
  const read = vi.spyOn(commands, 'fetchHistory').mockResolvedValueOnce(refusal(500));
  await keep([1]);
  const { user } = show(tab());
  await screen.findByText(/^The history couldn’t be refreshed\. This is as of 01\/01\/1970/);
  expect(screen.getAllByText('An error occurred')).toHaveLength(1);
  read.mockResolvedValueOnce(page([1]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/couldn’t be refreshed/)).toBeNull());
  expect(versions()).toEqual(['1']);
});

test('with an empty cache, an error replaces the list', async () => {
  vi.spyOn(commands, 'fetchHistory').mockResolvedValue(noAnswer);
  show(tab());
  await screen.findByText('The history could not be loaded');
  setConnection('failing');
  expect(await screen.findByText('The history is not on this device')).not.toBeNull();
});

test('the history is read again when the instance changes and when the connection returns', async () => {
  const read = vi.spyOn(commands, 'fetchHistory').mockResolvedValue(page([1]));
  await keep([1]);
  const { rerender } = show(tab());
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  rerender(tab());
  expect(read).toHaveBeenCalledTimes(1);
  rerender(tab('later'));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  setConnection('failing');
  await screen.findByText(/^No connection\. This is the history as of/);
  expect(read).toHaveBeenCalledTimes(2);
  setConnection('live');
  await waitFor(() => expect(read).toHaveBeenCalledTimes(3));
});

test('a failure after the screen was closed shows nothing', async () => {
  const { promise, answer } = pending<Answer>();
  vi.spyOn(commands, 'fetchHistory').mockReturnValue(promise);
  const { rerender } = show(tab());
  rerender(<main />);
  await answer(noAnswer);
  expect(screen.queryByRole('alert')).toBeNull();
});

const radio = (version: number, side: 'A' | 'B') =>
  screen.findByRole<HTMLInputElement>('radio', { name: `Version ${version} as ${side}` });

test('compares the newest two versions; choosing a version for B that is older than A swaps A and B', async () => {
  vi.spyOn(commands, 'fetchHistory').mockResolvedValue(page([3, 2, 1]));
  await keep([3, 2, 1]);
  const { user } = show(tab());
  expect((await radio(2, 'A')).checked).toBe(true);
  expect((await radio(3, 'B')).checked).toBe(true);
  screen.getByRole('region', { name: 'Version 2 → version 3' });
  await user.click(await radio(1, 'B'));
  const difference = screen.getByRole('region', { name: 'Version 1 → version 2' });
  expect((await radio(1, 'A')).checked).toBe(true);
  expect(within(difference).getByRole('row', { name: /Label/ }).textContent).toContain(
    'Shop (removed: 1)Shop (added: 2)',
  );
  // Eleven settings and one key of the configuration are unchanged.
  within(difference).getByText('Unchanged: 12 fields. Secured variables are not part of a version.');
});

test('Swap exchanges the two versions; only a version that is not in use can be restored', async () => {
  vi.spyOn(commands, 'fetchHistory').mockResolvedValue(page([3, 2, 1]));
  await keep([3, 2, 1]);
  const { user } = show(tab());
  await user.click(await screen.findByRole('button', { name: 'Swap' }));
  const difference = screen.getByRole('region', { name: 'Version 3 → version 2' });
  expect((await radio(3, 'A')).checked).toBe(true);
  expect((await radio(2, 'B')).checked).toBe(true);
  expect(within(difference).getByRole('row', { name: /Label/ }).textContent).toContain(
    'Shop (removed: 3)Shop (added: 2)Changed in version 3',
  );
  within(difference).getByRole('button', { name: 'Restore as a draft: version 2' });
  expect(document.activeElement?.textContent).toBe('Swap');

  await user.click(await radio(1, 'B'));
  screen.getByRole('region', { name: 'Version 3 → version 1' });
  await user.click(await radio(2, 'A'));
  const older = screen.getByRole('region', { name: 'Version 2 → version 1' });
  within(older).getByRole('button', { name: 'Restore as a draft: version 2' });
  await speak('fr');
  await user.click(screen.getByRole('button', { name: 'Inverser' }));
  screen.getByRole('region', { name: 'Version 1 → version 2' });
});

test('a moved entry shows its old and new position', async () => {
  vi.spyOn(commands, 'fetchHistory').mockResolvedValue(page([2, 1]));
  const list = (...codes: string[]): string => JSON.stringify({ mappings: codes.map((code) => ({ code })) });
  const moved = { ...entry(2), changeSet: { configuration: { old: list('a', 'b', 'c'), new: list('c', 'a', 'b') } } };
  await act(() =>
    databases().cache.histories.put({ code: 'shop', entries: [moved, entry(1)], hasMore: false, readAt: 0 }),
  );
  show(tab());
  await screen.findByRole('cell', { name: 'Mappings › c' });
  expect(screen.getByRole('row', { name: /^↕|^Moved/ }).textContent).toBe(
    '↕MovedMappingscmoved from 3 to 1Changed in version 2',
  );
});

test('a single version is shown as the first version, without a choice of versions to compare', async () => {
  vi.spyOn(commands, 'fetchHistory').mockResolvedValue(page([1]));
  await keep([1]);
  show(tab());
  expect(await screen.findByText('This is the first version.')).not.toBeNull();
  expect(screen.queryByRole('region', { name: /→/ })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('pages are loaded until the version in the URL is found; offline, the version is reported as missing', async () => {
  const read = vi.spyOn(commands, 'fetchHistory').mockResolvedValueOnce(page([5, 4], true));
  read.mockResolvedValueOnce(page([3, 2], true)).mockResolvedValueOnce(page([1]));
  await keep([5, 4], true);
  setConnection('failing');
  const { unmount } = show(tab('today', { address: '/?a=1&b=4' }));
  await screen.findByText('Version 1 is not on this device. Loads when you’re back online.');
  screen.getByRole('region', { name: 'Version 4 → version 5' });
  unmount();
  setConnection('live');
  show(tab('today', { address: '/?a=1&b=4' }));
  await screen.findByRole('region', { name: 'Version 1 → version 4' });
  expect(read.mock.calls.map(([{ page: number }]) => number)).toEqual([1, 2, 3]);
});

test('a read-only form offers no restore', async () => {
  vi.spyOn(commands, 'fetchHistory').mockResolvedValue(page([2, 1]));
  await keep([2, 1]);
  show(tab('today', { readOnly: true }));
  await screen.findByRole('region', { name: 'Version 1 → version 2' });
  expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();
});
