import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { AttentionItem } from '@/data/queries/health/use-attention';
import { failureStreak } from '@/domain/runs/health/failure-streak';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { AttentionRow } from './attention-row';

beforeEach(() => signIn());

test.each([
  ['failing', 'since –'],
  ['recovered', 'Works again, –'],
] as const)('a run without times that is %s shows a dash instead of a time', (kind, text) => {
  const run = executionRow(7, { status: kind === 'failing' ? 'error' : 'success' });
  const attention: AttentionItem = {
    kind,
    count: 1,
    since: 0,
    instance: { code: 'alpha', label: 'Alpha', company: null, enabled: true, schedule: null },
    health: { runs: [run], streak: failureStreak([run], true), hasAll: true },
    ended: run,
    isRunning: false,
  };
  show(
    <MemoryRouter>
      <table>
        <tbody>
          <AttentionRow attention={attention} columns={6} next={undefined} now={0} />
        </tbody>
      </table>
    </MemoryRouter>,
  );
  screen.getByText(text);
  expect(document.body.textContent).not.toMatch(/1970|:00:00/);
});
