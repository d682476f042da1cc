import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ExecutionRow } from '@/domain/execution';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
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
])('the person who stopped a run with %j is %j', (changes, text) => {
  expect(stoppedBy(changes)).toBe(text);
});
