import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '@tests/support/component/render';
import { Button } from './button';
import { SplitButton } from './split-button';

test('a busy button keeps the focus and ignores every press; when it is no longer busy, it works again', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Button type="submit" busy={busy} onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const { user, rerender } = show(form(false));
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  rerender(form(true));
  await user.click(button);
  await user.keyboard('{Enter} ');
  expect(document.activeElement).toBe(button);
  expect([button.ariaBusy, button.ariaDisabled]).toEqual(['true', 'true']);
  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  rerender(form(false));
  await user.keyboard('{Enter}');
  expect([button.ariaBusy, button.ariaDisabled]).toEqual([null, null]);
  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('while a split button is busy, its menu button keeps the focus and does not open the menu', async () => {
  const items = [{ key: 'full', label: 'Launch a full job', onSelect: () => {} }];
  const split = (busy: boolean) => (
    <SplitButton menuLabel="Launch options" items={items} busy={busy}>
      Launch
    </SplitButton>
  );
  const { user, rerender } = show(split(false));
  const menu = screen.getByRole('button', { name: 'Launch options' });
  menu.focus();
  rerender(split(true));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(menu);
  expect(menu.ariaExpanded).toBe('false');
});
