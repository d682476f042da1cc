import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusBadge } from '@/ui/feedback/status-badge';
import { show } from '@tests/support/component/render';
import { stepRow } from '@tests/support/step-row';
import { LogJumpList } from './log-jump-list';

test.each(['waiting', 'mustStop', 'stopped', 'unheard of'])('a step that is %s has the icon of its badge', (status) => {
  show(
    <>
      <LogJumpList
        steps={[stepRow(1, { status })]}
        places={[]}
        current={-1}
        onStep={() => {}}
        firstError={null}
        firstWarning={null}
        lineCount={1}
        onLine={() => {}}
      />
      <StatusBadge status={status} word="The badge" />
    </>,
  );
  const icon = screen.getByRole('button', { name: /Step 1/ }).querySelector('svg');
  expect(icon?.innerHTML).toBe(screen.getByText('The badge').closest('span')?.querySelector('svg')?.innerHTML);
});
