import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { StepRow } from '@/domain/execution';
import { executionRow } from '../../../../../tests/support/execution-row';
import { show, speak } from '../../../../../tests/support/component/render';
import { signIn } from '../../../../../tests/support/component/world';
import { RunningSummary } from './running-summary';

const step = (id: number, stepName: string, status: string, summary: StepRow['summary'] = {}): StepRow => ({
  id,
  stepName,
  status,
  summary,
  warningCount: 0,
  createdAt: null,
  endDate: null,
});
const run = executionRow(7, { status: 'inProgress', startedAt: new Date().toISOString() });
const read = step(1, 'Read media', 'success', { read: 1_240 });
const counters = (): (string | null)[] => screen.queryAllByRole('definition').map(({ textContent }) => textContent);

beforeEach(() => signIn());

test('names the running step with its counters, the elapsed time and the usual duration', async () => {
  const map = step(2, 'Map media', 'inProgress', { processed: 1_796, skipped: 12 });
  show(<RunningSummary row={run} steps={[read, map]} usual={560_000} />);
  screen.getByText('Step 2, Map media');
  expect(counters()).toEqual(['1,796', '12']);
  screen.getByText(/^Running for \d+ s$/);
  screen.getByText('Usual duration 9 min 20 s');
  await speak('fr');
  screen.getByText('Étape 2, Associer les médias');
});

test('says that the running step has no counters yet, but says nothing before the first step', () => {
  const { rerender } = show(
    <RunningSummary row={run} steps={[read, step(2, 'Map media', 'inProgress')]} usual={null} />,
  );
  screen.getByText('Nothing counted yet');
  rerender(<RunningSummary row={run} steps={[]} usual={null} />);
  expect(screen.queryByText('Nothing counted yet')).toBeNull();
  expect(screen.queryByText(/^Step/)).toBeNull();
});
