import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeClock, show } from '@tests/support/component/render';
import { TextFilter } from './text-filter';

const field = (): HTMLInputElement => screen.getByRole('searchbox', { name: 'Code' });

/** A filter whose `value` changes as soon as `onChange` is called. */
function Filter({ onTextChange }: { onTextChange: (text: string) => void }) {
  const [value, setValue] = useState('');
  const change = (text: string): void => {
    onTextChange(text);
    setValue(text.trim());
  };
  return (
    <>
      <TextFilter label="Code" placeholder="Any code" value={value} onChange={change} />
      <button onClick={() => setValue('')}>Clear filters</button>
    </>
  );
}

const filter = (value: string, onChange: (text: string) => void) => (
  <TextFilter label="Code" placeholder="Any code" value={value} onChange={onChange} />
);

test('filters after a pause in typing, by the complete text', async () => {
  fakeClock.start();
  const onTextChange = vi.fn<(text: string) => void>();
  const { user } = show(<Filter onTextChange={onTextChange} />);
  await user.type(field(), 'sh');
  await fakeClock.pass(199);
  await user.type(field(), 'op');
  await fakeClock.pass(199);
  expect(onTextChange).not.toHaveBeenCalled();
  await fakeClock.pass(1);
  expect(onTextChange.mock.calls).toEqual([['shop']]);
  await fakeClock.pass(1_000);
  expect(onTextChange).toHaveBeenCalledTimes(1);
});

test('leading and trailing spaces stay in the field, but do not filter the list again', async () => {
  fakeClock.start();
  const onTextChange = vi.fn<(text: string) => void>();
  const { user } = show(<Filter onTextChange={onTextChange} />);
  await user.type(field(), 'shop');
  await fakeClock.pass(200);
  await user.type(field(), ' ');
  await fakeClock.pass(200);
  expect(onTextChange.mock.calls).toEqual([['shop']]);
  expect(field().value).toBe('shop ');
});

test('clearing the filter from outside empties the field', async () => {
  fakeClock.start();
  const { user } = show(<Filter onTextChange={() => {}} />);
  await user.type(field(), 'shop');
  await fakeClock.pass(200);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(field().value).toBe('');
});

test('if an earlier text becomes `value` late, the text that was typed since then stays', async () => {
  fakeClock.start();
  const onChange = vi.fn<(text: string) => void>();
  const { user, rerender } = show(filter('', onChange));
  await user.type(field(), 'a');
  await fakeClock.pass(200);
  await user.type(field(), 'b');
  await fakeClock.pass(200);
  await user.type(field(), 'c');
  rerender(filter('a', onChange));
  expect(field().value).toBe('abc');
  rerender(filter('ab', onChange));
  expect(field().value).toBe('abc');
  await fakeClock.pass(200);
  expect(onChange.mock.calls.at(-1)).toEqual(['abc']);
});

test('if the user returns to the first text before the second becomes `value`, the first is used again', async () => {
  fakeClock.start();
  const onChange = vi.fn<(text: string) => void>();
  const { user, rerender } = show(filter('shop', onChange));
  await user.type(field(), 's');
  await fakeClock.pass(200);
  await user.type(field(), '{Backspace}');
  rerender(filter('shops', onChange));
  expect(field().value).toBe('shop');
  await fakeClock.pass(200);
  expect(onChange.mock.calls).toEqual([['shops'], ['shop']]);
});

test('a text that is too long stays in the field with a message and does not filter', async () => {
  fakeClock.start();
  const onTextChange = vi.fn<(text: string) => void>();
  const { user } = show(<Filter onTextChange={onTextChange} />);
  await user.click(field());
  await user.paste('x'.repeat(256));
  await fakeClock.pass(200);
  expect(onTextChange).not.toHaveBeenCalled();
  expect(field().value).toHaveLength(256);
  screen.getByText('At most 255 characters can be searched for.');
  await user.type(field(), '{Backspace}');
  await fakeClock.pass(200);
  expect(onTextChange.mock.calls).toEqual([['x'.repeat(255)]]);
});

test('a text that cannot be stored does not filter', async () => {
  fakeClock.start();
  const onTextChange = vi.fn<(text: string) => void>();
  show(<Filter onTextChange={onTextChange} />);
  fireEvent.change(field(), { target: { value: 'shop\0' } });
  await fakeClock.pass(200);
  expect(onTextChange).not.toHaveBeenCalled();
  screen.getByText('Remove the hidden characters: they cannot be stored');
});

test('does not filter after the field is unmounted', async () => {
  fakeClock.start();
  const onTextChange = vi.fn<(text: string) => void>();
  const { user, unmount } = show(<Filter onTextChange={onTextChange} />);
  await user.type(field(), 'shop');
  unmount();
  await fakeClock.pass(1_000);
  expect(onTextChange).not.toHaveBeenCalled();
});
