import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show, speak } from '@tests/support/component/render';
import { NumberField } from './number-field';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';
import { commitPendingInput } from './typed/pending-input';

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
/** The description of a control, e.g. its error. */
const note = (control: HTMLElement): string =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const type = (control: HTMLElement, value: string): boolean => fireEvent.change(control, { target: { value } });

type OnTextChange = (text: string) => void;

function Name({ onTextChange, initial = '' }: { onTextChange: OnTextChange; initial?: string }) {
  const [value, setValue] = useState(initial);
  const change = (text: string): void => {
    onTextChange(text);
    setValue(text);
  };
  return (
    <>
      <TextField label="Name" help="As the customer calls it" value={value} onChange={change} />
      <button onClick={() => setValue('from the server')}>Reload</button>
    </>
  );
}

test('a text that the server cannot store stays in the field, is marked, and does not reach the form', () => {
  const onTextChange = vi.fn<OnTextChange>();
  show(<Name onTextChange={onTextChange} initial="shop" />);
  type(field('Name'), 'shop\0');
  expect(onTextChange).not.toHaveBeenCalled();
  expect(field('Name').value).toBe('shop\0');
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(note(field('Name'))).toBe('Remove the hidden characters: they cannot be stored');
  expect(commitPendingInput()).toBe(false);
  expect(document.activeElement).toBe(field('Name'));
  type(field('Name'), 'shop!');
  expect(onTextChange.mock.calls).toEqual([['shop!']]);
  expect(note(field('Name'))).toBe('As the customer calls it');
  expect(commitPendingInput()).toBe(true);
});

test('a new value from outside replaces a refused text', async () => {
  const { user } = show(<Name onTextChange={() => {}} initial="shop" />);
  type(field('Name'), 'shop\uD800');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(field('Name').value).toBe('from the server');
  expect(commitPendingInput()).toBe(true);
});

test('an unmounted field does not prevent saving', () => {
  const { rerender } = show(<Name onTextChange={() => {}} />);
  type(field('Name'), '\0');
  expect(commitPendingInput()).toBe(false);
  rerender(<main />);
  expect(commitPendingInput()).toBe(true);
});

test('a text area also refuses a text that the server cannot store', () => {
  const onTextChange = vi.fn<OnTextChange>();
  show(<TextAreaField label="Description" value="" onChange={onTextChange} />);
  type(field('Description'), 'a\n\0');
  expect(onTextChange).not.toHaveBeenCalled();
  expect(commitPendingInput()).toBe(false);
  expect(document.activeElement).toBe(field('Description'));
});

function Size({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return <NumberField label="Size" error="At most 100" value={value} onChange={setValue} />;
}

test('a number stays as typed; a text that is not a number gets an error', async () => {
  const { user } = show(<Size initial="" />);
  expect(note(field('Size'))).toBe('Enter a number');
  await user.type(field('Size'), '1,50');
  expect(field('Size').value).toBe('1,50');
  expect(note(field('Size'))).toBe('At most 100');
  await user.type(field('Size'), 'e3');
  expect(field('Size').value).toBe('1,50e3');
  expect(note(field('Size'))).toBe('Enter a number');
  await speak('fr');
  expect(note(field('Size'))).toBe('Saisissez un nombre');
});

function Secret() {
  const [value, setValue] = useState('');
  return <PasswordField label="Password" autoComplete="off" value={value} onChange={setValue} />;
}

test('a stored secret has no Show button until the user types a new secret', async () => {
  const { user } = show(<StoredSecret />);
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  const secret = screen.getByLabelText<HTMLInputElement>('Secret');
  await user.type(secret, 'x');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(secret.type).toBe('text');
  await user.clear(secret);
  await user.type(secret, 'y');
  expect(secret.type).toBe('password');
});

function StoredSecret() {
  const [value, setValue] = useState('');
  return <PasswordField label="Secret" autoComplete="off" placeholder="••••" value={value} onChange={setValue} />;
}

test('a password is hidden until Show is pressed, and pressing Show does not submit the form', async () => {
  const onSubmit = vi.fn<() => void>();
  const { user } = show(
    <form onSubmit={onSubmit}>
      <Secret />
    </form>,
  );
  const password: HTMLInputElement = screen.getByLabelText('Password');
  await user.type(password, 's3cret');
  expect(password.type).toBe('password');
  expect(password.autocomplete).toBe('one-time-code');
  await user.click(screen.getByRole('button', { name: 'Show', pressed: false }));
  expect(password.type).toBe('text');
  expect(password.value).toBe('s3cret');
  await user.click(screen.getByRole('button', { name: 'Hide', pressed: true }));
  expect(password.type).toBe('password');
  expect(onSubmit).not.toHaveBeenCalled();
});

const ZONES = [
  { value: 'utc', label: 'UTC' },
  { value: 'paris', label: 'Europe/Paris' },
];
const select = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Zone' });
const entries = (): string[] => [...select().options].map(({ text }) => text);

test('a select keeps and shows a value that is not among its options', async () => {
  const onChange = vi.fn<OnTextChange>();
  const { user, rerender } = show(<SelectField label="Zone" options={ZONES} value="mars" onChange={onChange} />);
  expect(select().selectedOptions[0]?.text).toBe('mars');
  await user.selectOptions(select(), 'UTC');
  expect(onChange.mock.calls).toEqual([['utc']]);
  rerender(<SelectField label="Zone" options={ZONES} value="utc" onChange={onChange} />);
  expect(entries()).toEqual(['UTC', 'Europe/Paris']);
});

test('a select without a value has an empty entry, so that no option is chosen', () => {
  const { rerender } = show(<SelectField label="Zone" options={ZONES} value="" onChange={() => {}} />);
  expect(entries()).toEqual(['', 'UTC', 'Europe/Paris']);
  expect(select().value).toBe('');
  rerender(<SelectField label="Zone" options={ZONES} value="utc" placeholder="None" onChange={() => {}} />);
  expect(entries()).toEqual(['None', 'UTC', 'Europe/Paris']);
});
