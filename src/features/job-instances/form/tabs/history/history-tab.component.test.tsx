import { act, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import type { HistoryEntry } from '@/domain/instance';
import { show } from '../../../../../../tests/support/component/render';
import { noAnswer, pending, refusal, setConnection, signIn } from '../../../../../../tests/support/component/world';
import { HistoryTab } from './history-tab';

type Answer = Awaited<ReturnType<typeof commands.readHistory>>;

const entry = (version: number): HistoryEntry => ({
  version,
  username: version === 1 ? null : 'ada@acme.test',
  loggedAt: new Date(2026, 0, version, 9).toISOString(),
  changeSet: { label: { old: `Shop ${version - 1}`, new: `Shop ${version}` } },
});
const page = (versions: number[], hasMore = false): Answer => ({
  ok: true,
  value: { items: versions.map(entry), hasMore, total: null },
});

/** What the worker does with the newest page: it is on this device then. */
const keep = (versions: number[], hasMore = false): Promise<unknown> =>
  act(() => databases().cache.histories.put({ code: 'shop', entries: versions.map(entry), hasMore, readAt: 0 }));

const tab = (updatedAt = 'today') => (
  <MemoryRouter>
    <HistoryTab code="shop" updatedAt={updatedAt} />
  </MemoryRouter>
);
const row = (version: number) => screen.findByRole('button', { name: String(version) });
const versions = (): (string | null)[] =>
  within(screen.getByRole('table', { name: 'Versions' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  signIn();
  await databases().cache.histories.clear();
});

test('shows what this device has at once, and what the server has then', async () => {
  const { promise, answer } = pending<Answer>();
  vi.spyOn(commands, 'readHistory').mockReturnValue(promise);
  await keep([2, 1]);
  show(tab());
  await row(2);
  await keep([3, 2, 1]);
  await answer(page([3, 2, 1]));
  await row(3);
  expect(versions()).toEqual(['3', '2', '1']);
});

test('a version opens to what it changed, and stays open when a newer one comes', async () => {
  vi.spyOn(commands, 'readHistory').mockResolvedValue(page([2, 1]));
  await keep([2, 1]);
  const { user } = show(tab());
  await user.click(await row(2));
  expect((await row(2)).ariaExpanded).toBe('true');
  screen.getByText('Shop 2');
  await keep([3, 2, 1]);
  await row(3);
  expect((await row(2)).ariaExpanded).toBe('true');
  await user.click(await row(2));
  expect(screen.queryByText('Shop 2')).toBeNull();
});

test('older versions come page by page, also when the pages have shifted', async () => {
  const read = vi.spyOn(commands, 'readHistory').mockResolvedValueOnce(page([5, 4], true));
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
    ['shop', 1],
    ['shop', 2],
    ['shop', 3],
  ]);
});

test('a failure keeps what this device has, with its age and another try', async () => {
  const read = vi.spyOn(commands, 'readHistory').mockResolvedValueOnce(refusal(500));
  await keep([1]);
  const { user } = show(tab());
  await screen.findByText(/^The history couldn’t be refreshed\. This is as of 01\/01\/1970/);
  expect(screen.getAllByText('An error occurred')).toHaveLength(1);
  read.mockResolvedValueOnce(page([1]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/couldn’t be refreshed/)).toBeNull());
  expect(versions()).toEqual(['1']);
});

test('with nothing on this device a failure takes the place of the list', async () => {
  vi.spyOn(commands, 'readHistory').mockResolvedValue(noAnswer);
  show(tab());
  await screen.findByText('The history could not be loaded');
  setConnection('failing');
  expect(await screen.findByText('The history is not on this device')).not.toBeNull();
});

test('it is read again when the instance has changed and when the connection is back', async () => {
  const read = vi.spyOn(commands, 'readHistory').mockResolvedValue(page([1]));
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

test('a late failure of a screen that is gone says nothing', async () => {
  const { promise, answer } = pending<Answer>();
  vi.spyOn(commands, 'readHistory').mockReturnValue(promise);
  const { rerender } = show(tab());
  rerender(<main />);
  await answer(noAnswer);
  expect(screen.queryByRole('alert')).toBeNull();
});
