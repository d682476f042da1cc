import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Pencil } from 'lucide-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show, type Rendered } from '@tests/support/component/render';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Tooltips } from './tooltips';

const REASON = 'This needs a connection.';
const press = vi.fn<() => void>();
const submit = vi.fn<() => void>();

beforeEach(() => {
  press.mockClear();
  submit.mockClear();
  // jsdom cannot tell whether a focus is visible, so every focus counts as visible. The tests move the focus with Tab.
  const matches = Element.prototype.closest;
  vi.spyOn(Element.prototype, 'closest').mockImplementation(function closest(this: Element, selector: string) {
    return matches.call(this, selector.replace(':focus-visible', ':focus'));
  });
});

function Form({ reason = REASON }: { reason?: string | null }) {
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <IconButton icon={Pencil} label="Edit" onClick={press} />
        <Button hint="Ctrl+S" onClick={press}>
          Save
        </Button>
        <input aria-label="Name" />
        <Button type="submit" disabledReason={reason} onClick={press}>
          Launch
        </Button>
      </form>
      <Tooltips />
    </>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const shown = (): string | null => screen.queryByRole('tooltip')?.textContent ?? null;
const tooltipShows = (text: string): Promise<void> => waitFor(() => expect(shown()).toBe(text));
const tooltipIsClosed = (): Promise<void> => waitFor(() => expect(shown()).toBeNull());

const hover = ({ user }: Rendered, name: string): Promise<void> => user.hover(button(name));

test('appears while the pointer rests on the control or on the tooltip itself', async () => {
  const rendered = show(<Form />);
  await hover(rendered, 'Edit');
  expect(shown()).toBeNull();
  await tooltipShows('Edit');
  // jsdom does not apply the CSS that lets the pointer reach the tooltip.
  fireEvent.pointerOver(screen.getByText('Edit'));
  expect(shown()).toBe('Edit');
  fireEvent.pointerOver(document.body);
  await tooltipIsClosed();
});

test('appears at once when Tab moves the focus; Escape closes the tooltip; the next control shows its own tooltip', async () => {
  const { user } = show(<Form />);
  await user.tab();
  await tooltipShows('Edit');
  const onDocumentKeyDown = vi.fn<() => void>();
  document.addEventListener('keydown', onDocumentKeyDown);
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', onDocumentKeyDown);
  await tooltipIsClosed();
  expect(onDocumentKeyDown).not.toHaveBeenCalled();
  await user.tab();
  await tooltipShows('Ctrl+S');
});

test('does not appear if a script moves the focus after a key that itself moves no focus, such as "?"', async () => {
  const { user } = show(<Form />);
  await user.keyboard('?');
  act(() => button('Edit').focus());
  await user.tab();
  await tooltipShows('Ctrl+S');
  await user.keyboard('?');
  act(() => button('Edit').focus());
  await tooltipIsClosed();
  expect(document.activeElement).toBe(button('Edit'));
});

test('a press closes the tooltip and reaches the button; the tooltip does not reopen under the pointer', async () => {
  const rendered = show(<Form />);
  await hover(rendered, 'Edit');
  await tooltipShows('Edit');
  await rendered.user.click(button('Edit'));
  expect(press).toHaveBeenCalledOnce();
  await tooltipIsClosed();
  fireEvent.pointerOver(button('Edit').firstElementChild ?? document.body);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(shown()).toBeNull();
});

test('the tooltip of an icon button is its name; a hint or a reason is only a description', () => {
  show(<Form />);
  const descriptions = ['Edit', 'Save', 'Launch'].map((name) => button(name).getAttribute('aria-description'));
  expect(descriptions).toEqual([null, 'Ctrl+S', REASON]);
});

test('a disabled button can have the focus, shows its reason, and ignores keys, clicks and Enter in the form', async () => {
  const { user, rerender } = show(<Form />);
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Enter}');
  await user.tab();
  expect(document.activeElement).toBe(button('Launch'));
  expect(button('Launch').ariaDisabled).toBe('true');
  await tooltipShows(REASON);
  await user.keyboard('{Enter}');
  await user.click(button('Launch'));
  await tooltipShows(REASON);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();

  // The reason disappears while the pointer is on the button.
  rerender(<Form reason={null} />);
  await tooltipIsClosed();
  await user.click(button('Launch'));
  expect(press).toHaveBeenCalledOnce();
  expect(submit).toHaveBeenCalledOnce();
});

test('touch opens no tooltip, but a tap on a disabled button shows the reason', async () => {
  const { user } = show(<Form />);
  await user.pointer({ keys: '[TouchA]', target: button('Edit') });
  expect(press).toHaveBeenCalledOnce();
  await user.pointer({ keys: '[TouchA]', target: button('Launch') });
  await tooltipShows(REASON);
});

test('disappears with its control', async () => {
  const rendered = show(<Form />);
  await hover(rendered, 'Save');
  await tooltipShows('Ctrl+S');
  rendered.rerender(<Tooltips />);
  await waitFor(() => expect(shown()).toBeNull());
});

test('is hidden while the panel of its button is open', async () => {
  const renderButton = (isOpen: boolean) => (
    <>
      <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} data-tooltip="More">
        Account
      </button>
      <Tooltips />
    </>
  );
  const { user, rerender } = show(renderButton(false));
  await user.tab();
  await tooltipShows('More');
  rerender(renderButton(true));
  await tooltipIsClosed();
  expect(button('Account').dataset['tooltip']).toBe('More');
});
