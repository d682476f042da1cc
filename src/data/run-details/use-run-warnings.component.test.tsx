import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StepRow } from '@/domain/execution';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { noAnswer, setConnection, signIn } from '@tests/support/component/world';
import { stepRow } from '@tests/support/step-row';
import { runState } from '@/domain/kept-run';
import { commands } from '../commands';
import { databases } from '../sync/databases';
import { useRunWarnings } from './use-run-warnings';

const RUN = executionRow(1, { status: 'warning' });

type Answer = Awaited<ReturnType<typeof commands.fetchWarnings>>;

const step = (id: number, warningCount: number): StepRow => stepRow(id, { status: 'warning', warningCount });
const page = (ids: number[], hasMore: boolean): Answer => ({
  ok: true,
  value: { items: ids.map((id) => ({ id, message: `m${id}` })), total: null, hasMore },
});

function Shown({ steps }: { steps: StepRow[] }) {
  const { items, total, isComplete, problem, readAll } = useRunWarnings(RUN, steps);
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

beforeEach(async () => {
  signIn();
  const { cache } = databases();
  await Promise.all([cache.keptRuns.clear(), cache.executionWarnings.clear()]);
});

/** Stores warnings of step 7 on the device. */
async function keep(ids: number[], isComplete: boolean, state = runState(RUN)): Promise<void> {
  const { cache } = databases();
  const items = ids.map((id) => ({ id, message: `m${id}` }));
  await cache.executionWarnings.put({ id: 1, steps: [{ stepId: 7, items, total: null, isComplete }] });
  const none = { log: null, hasVersions: true, unread: [] };
  await cache.keptRuns.put({ id: 1, states: [state], warningCount: 0, ...none });
}

test('kept warnings need neither a request nor a connection', async () => {
  const read = vi.spyOn(commands, 'fetchWarnings');
  setConnection('failing');
  await keep([1, 2], true);
  show(<Shown steps={[step(7, 2)]} />);
  await shows('Step 7 m1, Step 7 m2 of 2, complete');
  setConnection('live');
  await shows('Step 7 m1, Step 7 m2 of 2, complete');
  expect(read).not.toHaveBeenCalled();
});

test('reading continues after the kept warnings', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => index + 1);
  const read = vi.spyOn(commands, 'fetchWarnings').mockResolvedValue(page([31], false));
  await keep(ids, false);
  setConnection('live');
  const { user } = show(<Shown steps={[step(7, 31)]} />);
  await screen.findByText(/m30 of 31$/);
  expect(read).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  await screen.findByText(/m30, Step 7 m31 of 31, complete$/);
  expect(read.mock.calls).toEqual([[{ stepId: 7, page: 2 }]]);
});

test('with a connection, the warnings of an earlier state of the run are read again', async () => {
  vi.spyOn(commands, 'fetchWarnings').mockResolvedValue(page([9], false));
  await keep([1, 2], true, 'error ');
  setConnection('failing');
  show(<Shown steps={[step(7, 2)]} />);
  await shows('Step 7 m1, Step 7 m2 of 2, complete');
  setConnection('live');
  await shows('Step 7 m9 of 2, complete');
  expect(await databases().cache.executionWarnings.count()).toBe(1);
});

test('reads the first page of each step with warnings at once, and further pages on demand', async () => {
  const read = vi
    .spyOn(commands, 'fetchWarnings')
    .mockResolvedValueOnce(page([1], true))
    .mockResolvedValueOnce(page([5], false));
  const { user } = show(<Shown steps={[step(7, 3), step(8, 0), step(9, 1)]} />);
  await shows('Step 7 m1, Step 9 m5 of 4');
  expect(read.mock.calls).toEqual([[{ stepId: 7, page: 1 }], [{ stepId: 9, page: 1 }]]);
  read.mockResolvedValueOnce(page([1, 2], true)).mockResolvedValueOnce(page([3], false));
  await user.click(screen.getByRole('button'));
  await shows('Step 7 m1, Step 7 m2, Step 7 m3, Step 9 m5 of 4, complete');
});

test('after a failure, reading continues at the page that failed', async () => {
  const read = vi.spyOn(commands, 'fetchWarnings').mockResolvedValueOnce(page([1], true));
  const { user } = show(<Shown steps={[step(7, 3)]} />);
  await shows('Step 7 m1 of 3');
  read.mockResolvedValueOnce(noAnswer);
  await user.click(screen.getByRole('button'));
  await shows('Step 7 m1 of 3, failed');
  read.mockResolvedValueOnce(page([2, 3], false));
  await user.click(screen.getByRole('button'));
  await shows('Step 7 m1, Step 7 m2, Step 7 m3 of 3, complete');
  expect(read.mock.calls.map(([{ page: number }]) => number)).toEqual([1, 2, 2]);
});

test('warnings are requested only when there is a connection', async () => {
  const read = vi.spyOn(commands, 'fetchWarnings').mockResolvedValue(page([1], false));
  setConnection('failing');
  show(<Shown steps={[step(7, 1)]} />);
  expect(read).not.toHaveBeenCalled();
  setConnection('live');
  await shows('Step 7 m1 of 1, complete');
});
