import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useCallback, useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { dialogOpened, show } from '@tests/support/component/render';
import { Modal } from '../../overlay/modal';
import { matchOptions } from '../../pick/match-options';
import type { Option } from '../../pick/option';
import { TagField } from './tag-field';

const KEYS: Option[] = ['custom.ean', 'custom.season'].map((key) => ({ value: key, label: key }));
const NONE: Option[] = [];

function Keys() {
  const [value, setValue] = useState<string[]>([]);
  const [suggestions, setSuggestions] = useState(NONE);
  const suggest = useCallback((text: string) => matchOptions(suggestions, text), [suggestions]);
  return (
    <>
      <TagField label="Keys" keys="separators" value={value} onChange={setValue} suggest={suggest} />
      <button onPointerEnter={() => setSuggestions(KEYS)}>Load</button>
    </>
  );
}

const input = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Keys' });
const offered = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const load = () => screen.getByRole('button', { name: 'Load' });

test('if the user opens a list before its options have loaded, the list appears when they have loaded', async () => {
  const { user } = show(<Keys />);
  await user.click(input());
  expect(input().getAttribute('aria-expanded')).toBe('false');
  await user.hover(load());
  expect(offered()).toEqual(['custom.ean', 'custom.season']);
});

test('the list stays closed after the text has become a tag', async () => {
  const { user } = show(<Keys />);
  await user.type(input(), 'own.key,');
  await user.hover(load());
  expect(offered()).toEqual([]);
});

test('the list stays closed when the form takes over the text', async () => {
  const { user } = show(<Keys />);
  await user.hover(load());
  await user.type(input(), 'own.key');
  fireEvent(window, new Event('beforeunload'));
  await screen.findByText('own.key');
  expect(offered()).toEqual([]);
});

test('a list without a match closes, and opens again when there is a match', async () => {
  const { user } = show(<Keys />);
  await user.hover(load());
  await user.type(input(), 'seaz');
  expect(offered()).toEqual([]);
  await user.type(input(), '{Backspace}');
  expect(offered()).toEqual(['custom.season']);
});

test('a list closes if the focus leaves in the frame in which it opens, and does not take the focus back', async () => {
  const { user } = show(<Keys />);
  await user.hover(load());
  act(() => input().focus());
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const frame: FrameRequestCallback[] = [];
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frame.push(run));
  fireEvent.click(input());
  await waitFor(() => expect(offered()).toHaveLength(2));
  act(() => load().focus());
  frames.mockRestore();
  for (const run of frame) run(performance.now());
  await waitFor(() => expect(offered()).toEqual([]));
  // If Ark (the library behind Chakra) took the focus back, it would do so in a later frame.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(load());
});

test.each(['beforeunload', 'pagehide', 'visibilitychange', 'popstate'])(
  'a text that is not a tag yet becomes one before the form stores its values on %s',
  async (event) => {
    const stored: string[][] = [];
    function Form() {
      const [value, setValue] = useState<string[]>([]);
      useEffect(() => {
        const store = (): void => void stored.push(value);
        window.addEventListener(event, store);
        return () => window.removeEventListener(event, store);
      }, [value]);
      return <TagField label="Keys" keys="separators" value={value} onChange={setValue} />;
    }
    const { user } = show(<Form />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Keys' });
    await user.type(box, 'own.key');
    fireEvent(event === 'visibilitychange' ? document : window, new Event(event, { bubbles: true }));
    expect(stored).toEqual([['own.key']]);
    expect(document.activeElement).toBe(box);
    fireEvent.change(box, { target: { value: 'hidden\0' } });
    fireEvent(window, new Event('beforeunload'));
    expect(box.value).toBe('hidden\0');
  },
);

test('a text that is not a tag yet becomes one when the field disappears', async () => {
  const change = vi.fn<(value: string[]) => void>();
  const { user, rerender } = show(<TagField label="Keys" keys="enter" value={['a']} onChange={change} />);
  await user.type(screen.getByRole('textbox', { name: 'Keys' }), 'own key');
  expect(change).not.toHaveBeenCalled();
  rerender(<main />);
  expect(change.mock.calls).toEqual([[['a', 'own key']]]);
});

test('a dialog asks before it closes if its only change is a text that is not a tag yet', async () => {
  const close = vi.fn<() => void>();
  function Dialog() {
    const [value, setValue] = useState<string[]>([]);
    return (
      <Modal open title="Keys of the shop" dirty={value.length > 0} onClose={close}>
        <TagField label="Keys" keys="separators" value={value} onChange={setValue} />
      </Modal>
    );
  }
  const { user } = show(<Dialog />);
  await dialogOpened('dialog', 'Keys of the shop');
  await user.type(screen.getByRole('textbox', { name: 'Keys' }), 'own.key');
  await user.keyboard('{Escape}');
  await dialogOpened('alertdialog');
  expect(close).not.toHaveBeenCalled();
});
