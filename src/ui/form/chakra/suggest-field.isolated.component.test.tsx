import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '@tests/support/component/render';
import { SuggestField } from './suggest-field';
import type { Suggestion, Suggestions } from '../suggestion';

let paint: () => void;
vi.mock('@/lib/browser/next-paint', () => ({ nextPaint: () => new Promise<void>((resolve) => (paint = resolve)) }));

const COUNT = 50;
/** The values of the rendered lines, in the order of rendering; a line that was rendered twice occurs twice. */
let rendered: string[] = [];

const suggestion = (value: string): Suggestion => ({
  value,
  label: null,
  matchInValue: -1,
  matchInLabel: -1,
  get note() {
    rendered.push(value);
    return null;
  },
});
const suggest = (text: string): Suggestions => ({
  title: 'Names',
  facts: '',
  items: Array.from({ length: COUNT }, (_, at) => suggestion(`${text}${at}`)),
});

function Example() {
  const [value, setValue] = useState('');
  return <SuggestField label="Name" value={value} onChange={setValue} suggest={suggest} />;
}

const options = (): HTMLElement[] => screen.queryAllByRole('option');
const marked = (): string | undefined => options().find(({ dataset }) => 'highlighted' in dataset)?.dataset['value'];

beforeEach(() => {
  rendered = [];
});

test('the list opens with its first lines, and renders the others after the first paint', async () => {
  const { user } = show(<Example />);
  await user.tab();
  await user.keyboard('a');
  await waitFor(() => expect(marked()).toBe('a0'));
  expect(options()).toHaveLength(10);
  act(() => paint());
  await waitFor(() => expect(options()).toHaveLength(COUNT));
});

test('the last option can be reached before the first paint, and the list scrolls to it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = show(<Example />);
  await user.tab();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(marked()).toBe('49'));
  expect(options()).toHaveLength(COUNT);
  await waitFor(() => expect(scroll.mock.contexts).toContain(options().at(-1)));
});

test('only the lines that a key changes are rendered again', async () => {
  const { user } = show(<Example />);
  await user.tab();
  await user.keyboard('a');
  await waitFor(() => expect(marked()).toBe('a0'));
  // Each line is rendered once, and the first line once more, because it is marked.
  expect(rendered.length).toBeLessThanOrEqual(11);
  rendered = [];
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(marked()).toBe('a1'));
  expect(rendered).toEqual(['a0', 'a1']);
});
