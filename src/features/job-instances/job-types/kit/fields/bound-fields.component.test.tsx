import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configuration, JsonForm } from '@tests/support/component/json-form';
import { show } from '@tests/support/component/render';
import { BoundNumberField, BoundSelect, BoundSwitch, BoundTextField } from './bound-fields';

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const note = (name: string): string | undefined => field(name).closest('[data-field]')?.querySelector('p')?.textContent;

function showFields(value: unknown, elsewhere?: (text: string) => string) {
  return show(
    <JsonForm
      value={value}
      violations={[{ path: ['product', 'code'], message: 'This code is unknown.', exact: true }]}
      {...(elsewhere && { elsewhere })}
    >
      <BoundNumberField path={['size']} label="Size" initial={50} />
      <BoundTextField path={['product', 'code']} label="Code" initial="sku" />
      <BoundSwitch path={['active']} label="Active" initial />
      <BoundSelect path={['mode']} label="Mode" options={[{ value: 'full', label: 'Full' }]} />
    </JsonForm>,
  );
}

test('an absent key shows its initial value and stays absent until it is changed', async () => {
  const { user } = showFields({ other: [1.0] });
  expect(field('Size').value).toBe('50');
  expect(field('Code').value).toBe('sku');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Active' }).checked).toBe(true);
  expect(configuration()).toEqual({ other: [1] });
  await user.click(screen.getByRole('switch', { name: 'Active' }));
  await user.type(field('Code'), '2');
  expect(configuration()).toEqual({ other: [1], active: false, product: { code: 'sku2' } });
});

test('a typed number is stored as a JSON number, whatever notation the user types', async () => {
  const { user } = showFields({ size: 5 });
  await user.clear(field('Size'));
  await user.type(field('Size'), '1,50');
  expect(field('Size').value).toBe('1,50');
  expect(configuration()).toEqual({ size: 1.5 });
});

test('text that is not a number stays visible and is marked, and the previous number stays stored', async () => {
  const { user } = showFields({ size: 5 });
  await user.clear(field('Size'));
  expect(configuration()).toEqual({ size: 5 });
  expect(note('Size')).toBe('Enter a number');
  await user.type(field('Size'), '4O');
  expect(field('Size').value).toBe('4O');
  expect(configuration()).toEqual({ size: 4 });
  expect(note('Size')).toBe('Enter a number');
  await user.type(field('Size'), '{Backspace}0');
  expect(configuration()).toEqual({ size: 40 });
  expect(note('Size')).toBeUndefined();
});

test('a number that another tab stored replaces the typed text', async () => {
  const { user } = showFields({ size: 5 }, () => '{"size": 7}');
  await user.type(field('Size'), 'x');
  expect(field('Size').value).toBe('5x');
  await user.click(screen.getByRole('button', { name: 'Change elsewhere' }));
  expect(field('Size').value).toBe('7');
});

test('a number in a text field and a text in a number field are shown and stay stored unchanged', () => {
  showFields({ size: '5', product: { code: 12 } });
  expect(field('Size').value).toBe('5');
  expect(field('Code').value).toBe('12');
  expect(configuration()).toEqual({ size: '5', product: { code: 12 } });
});

test('a message of the server about a value is shown at its field', () => {
  showFields({});
  expect(note('Code')).toBe('This code is unknown.');
});

test('an unknown option is shown and kept until another option is chosen', async () => {
  const { user } = showFields({ mode: 'delta' });
  const mode: HTMLSelectElement = screen.getByRole('combobox', { name: 'Mode' });
  expect(mode.value).toBe('delta');
  await user.selectOptions(mode, 'Full');
  expect(configuration()).toEqual({ mode: 'full' });
});
