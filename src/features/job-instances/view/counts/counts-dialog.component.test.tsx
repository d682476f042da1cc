import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseItems, readItemChoice } from '@/data/item-choices';
import { readRunHealth } from '@/data/queries/health/use-run-health';
import { databases } from '@/data/sync/databases';
import type { StepRow } from '@/domain/execution';
import { executionRow } from '@tests/support/execution-row';
import { dialogOpened, showAt, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { stepRow } from '@tests/support/step-row';
import { CountsDialog } from './counts-dialog';

const step = (id: number, stepName: string, summary: StepRow['summary']): StepRow => stepRow(id, { stepName, summary });

beforeEach(async () => {
  localStorage.clear();
  signIn({ id: Math.floor(Math.random() * 1e9) });
  const { cache } = databases();
  const run = (id: number) => executionRow(id, { instanceCode: 'alpha', jobCode: 'dummy', status: 'success' });
  await act(async () => {
    await cache.executions.bulkPut([run(1), run(2), run(3)]);
    await cache.executionDetails.bulkPut([
      { id: 1, steps: [step(1, 'Read', { read: 9 }), step(2, 'Write', { created: 3, skipped: 4 })] },
      { id: 2, steps: [step(3, 'Read', { read: 7 }), step(4, 'Write', { created: 2, updated: 5, mode: 'delta' })] },
    ]);
  });
});

async function open(code = 'alpha') {
  const onClose = vi.fn<() => void>();
  const element = <CountsDialog code={code} job="dummy" onClose={onClose} />;
  const shown = showAt('/', [{ path: '*', element }]);
  await dialogOpened('dialog', 'What counts as processed');
  return { ...shown, onClose };
}
const box = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });
const counted = async (): Promise<number[]> => {
  const health = await readRunHealth(databases().cache, ['alpha'], 5);
  return [...(health.get('alpha')?.items.values() ?? [])].map(({ count }) => count);
};

test('shows all counters with their newest values, and says how many items the chosen counters add up to', async () => {
  const { user } = await open();
  expect(screen.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent)).toEqual([
    'read 7',
    'created 2',
    'updated 5',
    'skipped 4',
  ]);
  expect([box('created 2').checked, box('updated 5').checked, box('read 7').checked]).toEqual([true, true, false]);
  expect(screen.getByRole('status').textContent).toBe('Execution 2: 7 items, created + updated of “Write”');
  await user.click(box('created 2'));
  expect(screen.getByRole('status').textContent).toBe('Execution 2: 5 items, updated of “Write”');
});

test('ignores the counters of runs that were read while they ran, and of runs older than the window', async () => {
  const { cache } = databases();
  const running = { ...step(5, 'Read', { moved: 1 }), status: 'inProgress' };
  const value = { done: true, page: 1, seen: 2, floor: 0, total: null, top: 3, lowest: 2, bottom: 2 };
  await act(async () => {
    await cache.executionDetails.put({ id: 3, steps: [running] });
    await cache.meta.put({ key: 'fill', value });
  });
  await open();
  expect(screen.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent)).toEqual([
    'read 7',
    'created 2',
    'updated 5',
  ]);
});

test('the choice is stored for the job, and applies to the items of all its runs', async () => {
  const { user, onClose } = await open();
  expect((await counted()).toSorted()).toEqual([3, 7]);
  await user.click(box('updated 5'));
  await user.click(box('skipped 4'));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(readItemChoice('dummy')).toEqual([
    { step: 'Write', counter: 'created' },
    { step: 'Write', counter: 'skipped' },
  ]);
  expect((await counted()).toSorted()).toEqual([2, 7]);
  expect(readItemChoice('other')).toBeNull();
});

test('the usual counters are not stored as a choice, and an empty choice cannot be applied', async () => {
  chooseItems('dummy', [{ step: 'Old step', counter: 'moved' }]);
  const { user, onClose } = await open();
  expect([box('moved –').checked, screen.getByRole('status').textContent]).toEqual([
    true,
    'Execution 2: items unknown',
  ]);
  await user.click(box('moved –'));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Usual counters' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect([onClose.mock.calls.length, readItemChoice('dummy')]).toEqual([1, null]);
});

test('a choice can be removed on a device that has no steps', async () => {
  chooseItems('dummy', [{ step: 'Write', counter: 'created' }]);
  const { user, onClose } = await open('unknown');
  await user.click(screen.getByRole('button', { name: 'Usual counters' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect([onClose.mock.calls.length, readItemChoice('dummy')]).toEqual([1, null]);
});

test('an unreadable choice is ignored', () => {
  chooseItems('dummy', [{ step: 'Write', counter: 'created' }]);
  const key = Object.keys(localStorage).find((name) => name.endsWith('item-counters/dummy')) ?? '';
  localStorage.setItem(key, '[{"step":1}');
  expect(readItemChoice('dummy')).toBeNull();
});

test('says in French that no steps are known', async () => {
  await speak('fr');
  const element = <CountsDialog code="unknown" job="dummy" onClose={() => undefined} />;
  showAt('/', [{ path: '*', element }]);
  await dialogOpened('dialog', 'Ce qui compte comme traité');
  expect(screen.queryByText(/Ouvrez une exécution pour les lire/)).not.toBeNull();
});
