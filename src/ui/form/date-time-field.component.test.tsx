import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '@tests/support/component/render';
import { DateTimeField } from './date-time-field';

function Form({ initial = '' }: { initial?: string }) {
  const [since, setSince] = useState(initial);
  return <DateTimeField label="Since" value={since} onChange={setSince} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Since' });
const note = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

test('an invalid text stays as typed, with an error', async () => {
  const { user } = show(<Form />);
  await user.type(field(), '31/2/2026 9:05');
  expect(field().value).toBe('31/2/2026 9:05');
  expect(note()).toBe('Enter a date as DD/MM/YYYY HH:mm:ss');
  await user.tab();
  expect(field().value).toBe('31/2/2026 9:05');
});

test('a valid date is completed on blur', async () => {
  const { user } = show(<Form />);
  await user.type(field(), '1/2/2026');
  expect(field().value).toBe('1/2/2026');
  expect(note()).toBeUndefined();
  await user.tab();
  expect(field().value).toBe('01/02/2026 00:00:00');
});

test('a text that cannot be stored is not replaced on blur', async () => {
  const { user } = show(<Form initial="1/2/2026" />);
  await user.click(field());
  await user.paste('\u0000');
  await user.tab();
  expect(field().value).toBe('1/2/2026\u0000');
});
