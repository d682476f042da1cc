import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeClock, show } from '@tests/support/component/render';
import { offerUndo } from './undo';

function offer(text: string): { undo: ReturnType<typeof vi.fn>; withdraw: () => void } {
  const undo = vi.fn<() => void>();
  const withdraw = offerUndo({ text, label: 'Undo', undo });
  onTestFinished(withdraw);
  return { undo, withdraw };
}

test('Ctrl+Z undoes the newest action first, and each action once', async () => {
  const { user } = show(<button type="button">A</button>);
  const [first, second] = [offer('First'), offer('Second')];
  await user.keyboard('{Control>}z{/Control}');
  expect([first.undo.mock.calls.length, second.undo.mock.calls.length]).toEqual([0, 1]);
  await user.keyboard('{Meta>}z{/Meta}');
  await user.keyboard('{Control>}z{/Control}');
  expect([first.undo.mock.calls.length, second.undo.mock.calls.length]).toEqual([1, 1]);
  expect(screen.queryByText('First')).toBeNull();
});

test('Ctrl+Z undoes nothing in a field, after ten minutes, or after the offer was withdrawn', async () => {
  fakeClock.start();
  const { user } = show(<input aria-label="Name" />);
  const { undo } = offer('Done');
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
  await user.click(document.body);
  await fakeClock.pass(601_000);
  await user.keyboard('{Control>}z{/Control}');
  const other = offer('Other');
  other.withdraw();
  await user.keyboard('{Control>}z{/Control}');
  expect([undo, other.undo].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
