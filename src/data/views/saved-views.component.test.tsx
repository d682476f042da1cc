import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { putView } from '@/domain/views/saved-views';
import type { SavedView } from '@/domain/views/view';
import { signIn } from '@tests/support/component/world';
import { clearSession } from '../session-store';
import { forgetUser } from '../session/forget-user';
import { changeSavedViews, useSavedViews } from './saved-views';

const view = (name: string): SavedView => ({ id: name, name, state: { filters: {}, sort: null, columns: null } });
const keep = (name: string): void => act(() => changeSavedViews('jobs', (views) => putView(views, view(name))));

function Names() {
  return (
    <output>
      {useSavedViews('jobs')
        .map(({ name }) => name)
        .join()}
    </output>
  );
}
const names = (): string | null => screen.getByRole('status').textContent;

test('after a sign-out, a person finds their saved views again, and nobody else sees them', () => {
  signIn({ id: 7 });
  const { unmount } = render(<Names />);
  keep('Errors');
  expect(names()).toBe('Errors');
  unmount();
  clearSession();
  forgetUser({ backendUrl: '', userKey: '7' }, { keepsJournal: false });
  signIn({ id: 8 });
  const other = render(<Names />);
  expect(names()).toBe('');
  other.unmount();
  signIn({ id: 7 });
  render(<Names />);
  expect(names()).toBe('Errors');
});

test('changes from another tab are shown and kept', () => {
  signIn({ id: 9 });
  render(<Names />);
  keep('A');
  const [key, text] = Object.entries(localStorage).find(
    ([name]) => name.startsWith('views:') && name.includes(':9:'),
  ) ?? ['', ''];
  const elsewhere = JSON.stringify([...(JSON.parse(String(text)) as object[]), view('B')]);
  localStorage.setItem(key, elsewhere);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(names()).toBe('A,B');
  keep('C');
  expect(names()).toBe('A,B,C');
  act(() => changeSavedViews('jobs', () => []));
  expect([names(), localStorage.getItem(key)]).toEqual(['', null]);
});
