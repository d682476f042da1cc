import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { ExecutionHead } from './execution-head';

test('the download button of a missing log stays in its place, and says why it is disabled', () => {
  signIn();
  setConnection('live');
  const head = (hasLog: boolean) => (
    <MemoryRouter>
      <ExecutionHead row={executionRow(7)} steps={[]} shortfall={null} hasLog={hasLog} barRef={null} />
    </MemoryRouter>
  );
  const { rerender } = show(head(true));
  const button = screen.getByRole('button', { name: 'Download log' });
  button.focus();
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  rerender(head(false));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.dataset['tooltip']).toBe('There is no log for this execution.');
});
