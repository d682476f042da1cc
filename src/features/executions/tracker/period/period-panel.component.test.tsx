import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeClock, showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { PeriodPanel } from './period-panel';

beforeEach(() => {
  fakeClock.start(new Date(2026, 10, 23, 8, 11));
  signIn();
});

function show(value?: string) {
  const changed = vi.fn<(value: string | undefined) => void>();
  const closed = vi.fn<() => void>();
  const element = <PeriodPanel value={value} onChange={changed} onClose={closed} />;
  return { ...showAt('/', [{ path: '*', element }]), changed, closed };
}
const utc = (day: number, hour = 0): string => new Date(2026, 10, day, hour).toISOString().replace('.000Z', 'Z');

test('choosing a relative period closes the panel; “Any time” removes the filter', async () => {
  const { user, changed, closed } = show('week');
  await user.click(screen.getByRole('option', { name: 'Yesterday' }));
  expect([changed.mock.calls, closed.mock.calls.length]).toEqual([[['yesterday']], 1]);
  await user.click(screen.getByRole('option', { name: 'Any time' }));
  expect(changed).toHaveBeenLastCalledWith(undefined);
});

test('days are chosen in the calendar; a period up to today has no end', async () => {
  const { user, changed, closed } = show();
  const day = async (number: number) =>
    user.click(await screen.findByRole('button', { name: new RegExp(`^${number} November`) }));
  await day(17);
  await day(19);
  expect(changed).toHaveBeenLastCalledWith(`${utc(17)}/${utc(20)}`);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'To' }).value).toBe('20/11/2026 00:00');
  await day(18);
  await day(23);
  expect(changed).toHaveBeenLastCalledWith(`${utc(18)}/`);
  expect(closed).not.toHaveBeenCalled();
});

test('times can be typed; if the period is invalid, the panel says why', async () => {
  const { user, changed, closed } = show();
  const [from, to] = [screen.getByRole('textbox', { name: 'From' }), screen.getByRole('textbox', { name: 'To' })];
  await user.type(from, '17/11/2026 18:00');
  await user.type(to, '16/11/2026{Enter}');
  expect([screen.queryByText('Ends before it begins') === null, changed.mock.calls]).toEqual([false, []]);
  await user.clear(to);
  await user.type(to, '18/11/2026 06:00');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect([changed.mock.calls, closed.mock.calls.length]).toEqual([[[`${utc(17, 18)}/${utc(18, 6)}`]], 1]);
});
