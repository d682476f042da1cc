import { act, screen, waitFor } from '@testing-library/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { dialogClosed, show } from '@tests/support/component/render';
import type { OptionNotes, OptionSource } from '../pick/option';
import { FilterSelect } from './filter-select';

const CITIES = [
  { value: 'LIL', label: 'Lille' },
  { value: 'LYO', label: 'Lyon' },
  ...['Marseille', 'Metz', 'Nancy', 'Nantes', 'Nice', 'Nîmes'].map((label) => ({ value: label, label })),
  { value: 'ORL', label: 'Orléans', note: 'Loiret' },
];
const listed: OptionSource = { options: CITIES };

const NONE: string[] = [];

type OnValueChange = (value: string[]) => void;

interface FilterProps {
  source?: OptionSource;
  multiple?: boolean;
  initial?: string[];
  onValueChange?: OnValueChange;
}

function Filter({ source = listed, multiple = false, initial = NONE, onValueChange }: FilterProps) {
  const [value, setValue] = useState(initial);
  const change = (next: string[]): void => {
    onValueChange?.(next);
    setValue(next);
  };
  return (
    <main>
      <FilterSelect label="City" source={source} value={value} onChange={change} multiple={multiple} />
      <button>Elsewhere</button>
    </main>
  );
}

const chip = (): HTMLElement => screen.getByRole('button', { name: /^City/ });
const offered = (): string[] => screen.getAllByRole('option').map(({ textContent }) => textContent);
const activeOption = (): string | undefined =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent ??
  undefined;

async function open(props: FilterProps = {}) {
  const rendered = show(<Filter {...props} />);
  await rendered.user.click(chip());
  const search = await screen.findByRole('combobox', { name: 'City' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  return { ...rendered, search };
}

test('a click opens the list in a panel that has the name of the filter; the search box has the focus', async () => {
  const { user, search } = await open();
  expect(chip().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('dialog', { name: /^City/ }).contains(search)).toBe(true);
  expect(offered()).toEqual(expect.arrayContaining(['Lille', 'Lyon', 'OrléansLoiret']));
  await user.keyboard('orle');
  expect(offered()).toEqual(['OrléansLoiret']);
  await user.keyboard('x');
  expect(screen.getByRole('status').textContent).toBe('No match');
});

test('Enter takes the first match, closes the list and returns the focus to the chip', async () => {
  const onValueChange = vi.fn<OnValueChange>();
  const { user } = await open({ onValueChange });
  await user.keyboard('ly');
  await user.keyboard('{Enter}');
  await dialogClosed();
  expect(onValueChange.mock.calls).toEqual([[['LYO']]]);
  expect(chip().textContent).toContain('Lyon');
  await waitFor(() => expect(document.activeElement).toBe(chip()));
});

test('arrow keys mark an option and wrap around, while the focus stays in the search box', async () => {
  const { user, search } = await open();
  expect(activeOption()).toBe('Lille');
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(activeOption()).toBe('OrléansLoiret'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(activeOption()).toBe('Lille'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(activeOption()).toBe('Lyon'));
  expect(document.activeElement).toBe(search);
});

test('several values can be chosen, and a second click on a value removes it', async () => {
  const onValueChange = vi.fn<OnValueChange>();
  const { user, search } = await open({ multiple: true, initial: ['elsewhere'], onValueChange });
  await user.click(screen.getByRole('option', { name: 'Lyon' }));
  await user.click(screen.getByRole('option', { name: 'Lille' }));
  expect(screen.getByRole('option', { name: 'Lyon', selected: true })).toBeDefined();
  expect(document.activeElement).toBe(search);
  await user.click(screen.getByRole('option', { name: 'Lyon' }));
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([
    ['elsewhere', 'LYO'],
    ['elsewhere', 'LYO', 'LIL'],
    ['elsewhere', 'LIL'],
  ]);
});

test('in a filter with one value, choosing that value again removes it', async () => {
  const onValueChange = vi.fn<OnValueChange>();
  const { user } = await open({ initial: ['LIL'], onValueChange });
  await user.click(screen.getByRole('option', { name: 'Lille' }));
  await dialogClosed();
  expect(onValueChange.mock.calls).toEqual([[[]]]);
});

test('an option that a search found keeps its label on the chip', async () => {
  const search = vi.fn<(text: string) => Promise<typeof CITIES>>(async (text) =>
    CITIES.filter(({ label }) => text !== '' && label.startsWith(text)),
  );
  const { user } = await open({ source: { search } });
  await user.keyboard('Ly');
  await user.click(await screen.findByRole('option', { name: 'Lyon' }));
  await dialogClosed();
  expect(chip().textContent).toBe('City:Lyon');
});

const STATES = [
  { value: 'success', label: 'Success', icon: CircleCheck, tone: 'success' },
  { value: 'error', label: 'Error', icon: CircleAlert, tone: 'error' },
] as const;

async function openShort(props: FilterProps = {}) {
  const rendered = show(<Filter source={{ options: STATES }} {...props} />);
  await rendered.user.click(chip());
  const list = await screen.findByRole('listbox', { name: 'City' });
  await waitFor(() => expect(document.activeElement).toBe(list));
  return { ...rendered, list };
}

test('a short list has no search box and gets the focus', async () => {
  const onValueChange = vi.fn<OnValueChange>();
  const { user, list } = await openShort({ multiple: true, onValueChange });
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onValueChange.mock.calls).toEqual([[['error']]]);
  expect(document.activeElement).toBe(list);
  await user.keyboard('{Escape}');
  await dialogClosed();
  expect(chip().textContent).toContain('Error');
  expect(onValueChange).toHaveBeenCalledTimes(1);
});

test('a status has its icon, and shows its count once the counts are loaded', async () => {
  let answer: (notes: ReadonlyMap<string, string> | null) => void = () => {};
  const readNotes = vi.fn<OptionNotes>(() => new Promise((resolve) => (answer = resolve)));
  await openShort({ source: { options: STATES, readNotes } });
  expect(offered()).toEqual(['Success', 'Error']);
  expect(screen.getByRole('option', { name: 'Error' }).querySelector('.lucide-circle-alert')).not.toBeNull();
  act(() => answer(new Map([['error', '1,204']])));
  await waitFor(() => expect(offered()).toEqual(['Success', 'Error1,204']));
  expect(readNotes).toHaveBeenCalledTimes(1);
});

test('a long code breaks after its separators', async () => {
  await open({ source: { search: async () => [{ value: 'a', label: 'Bindings', note: 'acme_multi-binding' }] } });
  const option = await screen.findByRole('option', { name: /^Bindings/ });
  expect(option.innerHTML).toContain('acme_<wbr>multi-<wbr>binding');
});

test('a failed search shows a message', async () => {
  await open({ source: { search: () => Promise.reject(new Error('down')) } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^The search failed/));
});

test('Escape closes the panel and returns the focus to the chip; a press elsewhere also closes the panel', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  await dialogClosed();
  await waitFor(() => expect(document.activeElement).toBe(chip()));
  await user.click(chip());
  await screen.findByRole('combobox');
  // The panel starts to listen for presses elsewhere a moment after it has opened.
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(chip().getAttribute('aria-expanded')).toBe('false');
});

test('a second press on the chip closes the panel', async () => {
  const { user } = await open();
  await user.click(chip());
  await dialogClosed();
  expect(chip().getAttribute('aria-expanded')).toBe('false');
});
