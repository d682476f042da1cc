import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeClock, show } from '@tests/support/component/render';
import { toast } from './toast';
import { useClearableToast } from './use-clearable-toast';

const texts = (): (string | null)[] =>
  [...screen.getByRole('region', { name: 'Notifications' }).querySelectorAll('p')].map((text) => text.textContent);

test('an error is announced assertively, other toasts politely', () => {
  show(<main />);
  act(() => {
    toast.error('Not saved');
    toast.success('Saved');
  });
  expect(screen.getByRole('alert').textContent).toBe('Not saved');
  expect(screen.getByRole('status').textContent).toBe('Saved');
});

test('each toast disappears after its duration; a toast without a duration stays', async () => {
  fakeClock.start();
  show(<main />);
  act(() => {
    toast.success('Saved');
    toast.error('Not sent');
    toast.info('A new version', { duration: null });
  });
  await fakeClock.pass(4_999);
  expect(texts()).toEqual(['A new version', 'Not sent', 'Saved']);
  await fakeClock.pass(1);
  expect(texts()).toEqual(['A new version', 'Not sent']);
  await fakeClock.pass(60_000);
  expect(texts()).toEqual(['A new version']);
});

test('a hovered or focused toast stays; when the pointer or the focus leaves the toast, its duration starts again', async () => {
  fakeClock.start();
  const { user } = show(<main />);
  act(() => void toast.success('Saved'));
  await fakeClock.pass(4_000);
  await user.hover(screen.getByRole('status'));
  await fakeClock.pass(60_000);
  await user.unhover(screen.getByRole('status'));
  await fakeClock.pass(4_999);
  expect(texts()).toEqual(['Saved']);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
  await fakeClock.pass(60_000);
  expect(texts()).toEqual(['Saved']);
  await user.tab();
  await fakeClock.pass(5_000);
  expect(texts()).toEqual([]);
});

test('a pointer that passes over a focused toast does not restart its time', async () => {
  fakeClock.start();
  const { user } = show(<main />);
  act(() => void toast.success('Saved'));
  await user.tab();
  await user.hover(screen.getByRole('status'));
  await user.unhover(screen.getByRole('status'));
  await fakeClock.pass(60_000);
  expect(texts()).toEqual(['Saved']);
});

test('a new toast does not change how long an older toast stays', async () => {
  fakeClock.start();
  show(<main />);
  act(() => void toast.success('First'));
  await fakeClock.pass(4_000);
  act(() => void toast.success('Second'));
  await fakeClock.pass(1_000);
  expect(texts()).toEqual(['Second']);
});

test('the action of a toast runs once and removes the toast', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = show(<main />);
  act(() => void toast.info('Deleted', { action: { label: 'Undo', onClick } }));
  await user.dblClick(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([]);
});

function Clearable() {
  const clearable = useClearableToast();
  return (
    <>
      <button onClick={() => clearable.error('Fill in the name')}>Save</button>
      <button onClick={clearable.clear}>Try again</button>
    </>
  );
}

test('a clearable toast disappears on `clear` and with its screen; other toasts stay', async () => {
  const { user, rerender } = show(<Clearable />);
  act(() => void toast.success('Imported'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(texts()).toEqual(['Fill in the name', 'Fill in the name', 'Imported']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(texts()).toEqual(['Imported']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  rerender(<main />);
  expect(texts()).toEqual(['Imported']);
});
