import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StepRow } from '@/domain/execution';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { stepRow } from '@tests/support/step-row';
import { PlannedSteps } from './planned-steps';

const read = stepRow(1, { stepName: 'Read media' });
const usual = {
  run: null,
  steps: new Map([
    ['Read media', 20_000],
    ['Map media', 60_000],
  ]),
  names: ['Read media', 'Map media', 'Write to the PIM'],
};
const planned = (status: string, steps: readonly StepRow[] = [read]) => (
  <PlannedSteps run={executionRow(7, { status })} steps={steps} usual={usual} />
);
const names = (): (string | null)[] => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('lists the unstarted steps as still to come or not reached, with their usual durations if known', () => {
  const { rerender } = show(planned('inProgress'));
  screen.getByText('Still to come:');
  expect(names()).toEqual(['Map mediausually 1 min 00 s', 'Write to the PIM']);
  rerender(planned('error'));
  screen.getByText('Not reached:');
  rerender(planned('success'));
  expect(names()).toEqual([]);
});
