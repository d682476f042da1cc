import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StepRow } from '@/domain/execution';
import { show } from '../../../tests/support/component/render';
import { noAnswer, setConnection, signIn } from '../../../tests/support/component/world';
import { commands } from '../commands';
import { useRunWarnings } from './use-run-warnings';

type Answer = Awaited<ReturnType<typeof commands.readWarnings>>;

const step = (id: number, warningCount: number): StepRow => ({
  id,
  stepName: `Step ${id}`,
  status: 'warning',
  warningCount,
  summary: {},
  createdAt: null,
  endDate: null,
});
const page = (ids: number[], hasMore: boolean): Answer => ({
  ok: true,
  value: { items: ids.map((id) => ({ id, message: `m${id}` })), total: null, hasMore },
});

function Shown({ steps }: { steps: StepRow[] }) {
  const { items, total, isComplete, problem, readAll } = useRunWarnings(steps);
  return (
    <>
      <output>
        {`${items.map(({ stepName, message }) => `${stepName} ${message}`).join(', ')} of ${total}${isComplete ? ', complete' : ''}${problem ? ', failed' : ''}`}
      </output>
      <button type="button" onClick={readAll}>
        all
      </button>
    </>
  );
}
const shows = (text: string) => screen.findByText(text);

beforeEach(() => signIn());

test('reads the first page of each step with warnings at once, and the others on demand', async () => {
  const read = vi
    .spyOn(commands, 'readWarnings')
    .mockResolvedValueOnce(page([1], true))
    .mockResolvedValueOnce(page([5], false));
  const { user } = show(<Shown steps={[step(7, 3), step(8, 0), step(9, 1)]} />);
  await shows('Step 7 m1, Step 9 m5 of 4');
  expect(read.mock.calls).toEqual([
    [7, 1],
    [9, 1],
  ]);
  read.mockResolvedValueOnce(page([1, 2], true)).mockResolvedValueOnce(page([3], false));
  await user.click(screen.getByRole('button'));
  await shows('Step 7 m1, Step 7 m2, Step 7 m3, Step 9 m5 of 4, complete');
});

test('after a failure it goes on at the page that failed', async () => {
  const read = vi.spyOn(commands, 'readWarnings').mockResolvedValueOnce(page([1], true));
  const { user } = show(<Shown steps={[step(7, 3)]} />);
  await shows('Step 7 m1 of 3');
  read.mockResolvedValueOnce(noAnswer);
  await user.click(screen.getByRole('button'));
  await shows('Step 7 m1 of 3, failed');
  read.mockResolvedValueOnce(page([2, 3], false));
  await user.click(screen.getByRole('button'));
  await shows('Step 7 m1, Step 7 m2, Step 7 m3 of 3, complete');
  expect(read.mock.calls.map(([, number]) => number)).toEqual([1, 2, 2]);
});

test('without a connection it waits', async () => {
  const read = vi.spyOn(commands, 'readWarnings').mockResolvedValue(page([1], false));
  setConnection('failing');
  show(<Shown steps={[step(7, 1)]} />);
  expect(read).not.toHaveBeenCalled();
  setConnection('live');
  await shows('Step 7 m1 of 1, complete');
});
