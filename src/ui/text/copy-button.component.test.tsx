import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeClock, show } from '@tests/support/component/render';
import { CopyButton } from './copy-button';

test('copies the text and confirms it on the button for a moment', async () => {
  fakeClock.start();
  const { user } = show(<CopyButton text="shop-1" label="Copy the code" />);
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await navigator.clipboard.readText()).toBe('shop-1');
  screen.getByRole('button', { name: 'Copied' });
  await fakeClock.pass(1_500);
  screen.getByRole('button', { name: 'Copy the code' });
});

test('a refused clipboard access shows an error', async () => {
  const { user } = show(<CopyButton text="shop-1" />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByRole('alert').textContent).toBe('An error occurred');
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
});
