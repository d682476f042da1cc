import { afterEach, expect, test, vi } from 'vitest';
import { toast, toasts } from './toast';

afterEach(() => {
  for (const { id } of toasts.read()) toast.dismiss(id);
});

test('the newest toast comes first', () => {
  toast.success('first');
  toast.error('second');
  expect(toasts.read().map(({ text }) => text)).toEqual(['second', 'first']);
});

test('at most 20 toasts are kept, the newest ones', () => {
  for (let number = 1; number <= 25; number += 1) toast.info(`${number}`);
  expect(toasts.read()).toHaveLength(20);
  expect(toasts.read().at(0)?.text).toBe('25');
  expect(toasts.read().at(-1)?.text).toBe('6');
});

test('a new toast replaces older toasts about the same subject, and no others', () => {
  toast.error('draft 1 was refused', { about: '1' });
  toast.error('draft 2 was refused', { about: '2' });
  toast.error('no connection');
  toast.success('no topic');
  toast.success('draft 1 is saved', { about: '1' });
  expect(toasts.read().map(({ text }) => text)).toEqual([
    'draft 1 is saved',
    'no topic',
    'no connection',
    'draft 2 was refused',
  ]);
});

test('listeners are called for a new and a dismissed toast', () => {
  const listener = vi.fn<() => void>();
  const stop = toasts.subscribe(listener);
  const id = toast.warning('careful');
  toast.dismiss(id);
  stop();
  toast.info('unheard');
  expect(listener).toHaveBeenCalledTimes(2);
});
