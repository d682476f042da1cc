import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { ExecutionFacts } from './execution-facts';

const stoppedBy = (changes: Partial<ExecutionRow>): string | null | undefined => {
  signIn();
  show(
    <MemoryRouter>
      <ExecutionFacts row={executionRow(1, { status: 'stopped', ...changes })} steps={undefined} />
    </MemoryRouter>,
  );
  return screen.queryByText('Stopped by')?.nextElementSibling?.textContent;
};

test.each([
  [{ stoppedById: '3', stoppedByEmail: 'ada@acme.test' }, 'ada@acme.test'],
  [{ stoppedByEmail: 'ada@acme.test' }, 'ada@acme.test'],
  [{ stoppedById: '3' }, 'A person'],
  [{}, undefined],
])('the person who stopped a run with %j is %j', (changes, text) => {
  expect(stoppedBy(changes)).toBe(text);
});

const itemsOf = (status: string, steps: readonly StepRow[] | undefined): string | null | undefined => {
  signIn();
  const times = { startedAt: '2026-03-14T09:00:00Z', finishedAt: '2026-03-14T09:10:00Z' };
  show(
    <MemoryRouter>
      <ExecutionFacts row={executionRow(1, { status, ...times })} steps={steps} />
    </MemoryRouter>,
  );
  return screen.queryByText('Items')?.nextElementSibling?.textContent;
};
const read: StepRow = {
  id: 1,
  stepName: 'Read media',
  status: 'success',
  warningCount: 0,
  summary: { read: 1_200 },
  createdAt: null,
  endDate: null,
};

test('a run that ended has its items and their speed', () => {
  expect(itemsOf('success', [read])).toBe('1,200, 120 a minute');
});

test('a run that has not ended has no items', () => {
  expect(itemsOf('inProgress', [read])).toBeUndefined();
});

test.each([[undefined], [[{ ...read, summary: {} }]]])('with the steps %j the items keep their place', (steps) => {
  expect(itemsOf('success', steps)).toBe('–');
});
