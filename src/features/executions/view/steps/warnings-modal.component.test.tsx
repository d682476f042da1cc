import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { executionRow } from '@tests/support/execution-row';
import { show, speak } from '@tests/support/component/render';
import { noAnswer, pending } from '@tests/support/component/world';
import { stepRow } from '@tests/support/step-row';
import { WarningsModal } from './warnings-modal';

const step = stepRow(5, { stepName: 'Import products', status: 'COMPLETED', warningCount: 3 });

const run = executionRow(7, { status: 'warning', warningCount: 3 });

type Answer = Awaited<ReturnType<typeof commands.fetchWarnings>>;
const page = (ids: number[], hasMore: boolean, total: number | null = null): Answer => ({
  ok: true,
  value: { items: ids.map((id) => ({ id, message: `Warning ${id}` })), total, hasMore },
});

const showWarnings = () => show(<WarningsModal run={run} step={step} onClose={() => {}} />);
const shownWarnings = async (): Promise<(string | null)[]> =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
const more = (): HTMLButtonElement => screen.getByRole('button', { name: 'Show more' });

test('Show more reads the next page, and a warning that is on both pages is shown only once', async () => {
  const read = vi.spyOn(commands, 'fetchWarnings');
  read.mockResolvedValueOnce(page([1, 2], true, 1_204)).mockResolvedValueOnce(page([2, 3], false, 1_204));
  const { user } = showWarnings();
  expect(await shownWarnings()).toEqual(['Warning 1', 'Warning 2']);
  screen.getByText('2 of 1,204 warnings');
  await user.click(more());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  expect(await shownWarnings()).toEqual(['Warning 1', 'Warning 2', 'Warning 3']);
  expect(read.mock.calls).toEqual([[{ stepId: 5, page: 1 }], [{ stepId: 5, page: 2 }]]);
  await speak('fr');
  expect(screen.getByRole('dialog').textContent).toContain('Avertissements de');
});

test('a double click reads one page', async () => {
  const { promise, answer } = pending<Answer>();
  const read = vi
    .spyOn(commands, 'fetchWarnings')
    .mockResolvedValueOnce(page([1], true))
    .mockReturnValue(promise);
  const { user } = showWarnings();
  await shownWarnings();
  await user.dblClick(more());
  expect(more().ariaDisabled).toBe('true');
  await answer(page([2], true));
  expect(await shownWarnings()).toEqual(['Warning 1', 'Warning 2']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a retry reads the failed page, not the next page', async () => {
  const read = vi.spyOn(commands, 'fetchWarnings').mockResolvedValueOnce(page([1], true));
  read.mockResolvedValueOnce(noAnswer).mockResolvedValueOnce(page([2], false));
  const { user } = showWarnings();
  await shownWarnings();
  await user.click(more());
  await screen.findByText('The warnings could not be read');
  expect(await shownWarnings()).toEqual(['Warning 1']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('The warnings could not be read')).toBeNull());
  expect(await shownWarnings()).toEqual(['Warning 1', 'Warning 2']);
  expect(read.mock.calls.map(([{ page: number }]) => number)).toEqual([1, 2, 2]);
});

test('says that warnings are loading or that there are none', async () => {
  const { promise, answer } = pending<Answer>();
  vi.spyOn(commands, 'fetchWarnings').mockReturnValue(promise);
  showWarnings();
  await screen.findByText('Loading the warnings…');
  await answer(page([], false, 0));
  expect(screen.getByRole('dialog').textContent).toContain('There are no warnings.');
});
