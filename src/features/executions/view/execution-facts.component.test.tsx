import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { chooseItems } from '@/data/item-choices';
import { databases } from '@/data/sync/databases';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { stepRow } from '@tests/support/step-row';
import { ExecutionFacts } from './execution-facts';

const stoppedBy = (changes: Partial<ExecutionRow>): string | null | undefined => {
  signIn();
  show(
    <MemoryRouter>
      <ExecutionFacts row={executionRow(1, { status: 'stopped', ...changes })} />
    </MemoryRouter>,
  );
  return screen.queryByText('Stopped by')?.nextElementSibling?.textContent;
};

test.each([
  [{ stoppedById: '3', stoppedByEmail: 'ada@acme.test' }, 'ada@acme.test'],
  [{ stoppedByEmail: 'ada@acme.test' }, 'ada@acme.test'],
  [{ stoppedById: '3' }, 'A person'],
  [{}, undefined],
])('for a run with %j, the person who stopped it is shown as %j', (changes, text) => {
  expect(stoppedBy(changes)).toBe(text);
});

/**
 * Shows a run and returns a function that reads its shown items.
 * @param steps the steps of the run on this device; undefined if the device does not have them
 */
async function showItems(status: string, steps: StepRow[] | undefined): Promise<() => string | null | undefined> {
  signIn({ id: Math.floor(Math.random() * 1e9) });
  if (steps !== undefined) await databases().cache.executionDetails.put({ id: 1, steps });
  const times = { startedAt: '2026-03-14T09:00:00Z', finishedAt: '2026-03-14T09:10:00Z' };
  show(
    <MemoryRouter>
      <ExecutionFacts row={executionRow(1, { status, jobCode: 'dummy', ...times })} />
    </MemoryRouter>,
  );
  return () => screen.queryByText('Items')?.nextElementSibling?.textContent;
}
const read = stepRow(1, { stepName: 'Read media', summary: { read: 1_200 } });

test('a run that ended shows the number of its items and their speed', async () => {
  await expect.poll(await showItems('success', [read])).toBe('1,200 (120 a minute)');
});

test('the items are counted with the counter that the person chose', async () => {
  const items = await showItems('success', [{ ...read, summary: { read: 1_200, skipped: 5 } }]);
  act(() => chooseItems('dummy', [{ step: 'Read media', counter: 'skipped' }]));
  await expect.poll(items).toBe('5');
});

test('a run that has not ended shows no items', async () => {
  expect((await showItems('inProgress', [read]))()).toBeUndefined();
});

test.each([[undefined], [[{ ...read, summary: {} }]]])(
  'with the steps %j, a dash takes the place of the items',
  async (steps) => {
    const items = await showItems('success', steps);
    expect(items()).toBe('–');
    await act(() => import('@/shared/execution/extra-cells'));
    expect(items()).toBe('–');
  },
);
