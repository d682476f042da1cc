import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { rememberConnectionTest } from '@/data/connection-tests';
import type { ConnectionType } from '@/domain/connection';
import { show, speak } from '@tests/support/component/render';
import { json, serve, setConnection, signIn } from '@tests/support/component/world';
import { ConnectionTest } from './connection-test';

const showTest = (type: ConnectionType = 'akeneo') =>
  show(<ConnectionTest connection={{ key: `${type}/1`, type, id: 1, label: 'Main PIM' }} />);
const result = (): string => screen.getByRole('status').textContent;
const fail = (type: ConnectionType, reason: string | null) =>
  rememberConnectionTest(`${type}/1`, { at: new Date(2026, 10, 26, 2, 58, 31).getTime(), worked: false, reason });

beforeEach(() => {
  signIn();
  setConnection('live');
});

test('the reason of the last failed test is shown on arrival', () => {
  fail('akeneo', 'The access token of the connection has been revoked.');
  showTest();
  expect(result()).toBe(
    'Last tested 26/11/2026 02:58:31: it failedThe access token of the connection has been revoked.',
  );
});

test('after a failed test, the screen says what to do for a shop, but not for other connections', async () => {
  fail('shopify', null);
  fail('akeneo', null);
  const { unmount } = showTest('shopify');
  expect(screen.queryByText(/authorise the console’s app again/)).not.toBeNull();
  await speak('fr');
  expect(screen.queryByText(/autorisez de nouveau l’application/)).not.toBeNull();
  unmount();
  await speak('en');
  showTest('akeneo');
  expect(screen.queryByText(/authorise the console’s app again/)).toBeNull();
});

test('a new test replaces the last result and its reason', async () => {
  fail('akeneo', 'Wrong secret.');
  let isWell = false;
  serve(() => json({ success: isWell, message: isWell ? null : 'Wrong user.' }));
  const { user } = showTest();
  await user.click(screen.getByRole('button', { name: 'Test' }));
  await waitFor(() => expect(result()).toContain('Wrong user.'));
  isWell = true;
  await user.click(screen.getByRole('button', { name: 'Test' }));
  await waitFor(() => expect(result()).toMatch(/^Last tested .*: it works$/));
});

test('a test that does not reach the server keeps the last result', async () => {
  fail('akeneo', 'Wrong secret.');
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = showTest();
  await user.click(screen.getByRole('button', { name: 'Test' }));
  await waitFor(() => expect(result()).toMatch(/it failedWrong secret\..+/));
});

test('a test that the backend answers with an error is a failed test; a refused request is not', async () => {
  rememberConnectionTest('akeneo/1', { at: Date.now(), worked: true, reason: null });
  let status = 500;
  serve(() => json({ 'hydra:description': `Answer ${status}` }, status));
  const { user } = showTest();
  await user.click(screen.getByRole('button', { name: 'Test' }));
  await waitFor(() => expect(result()).toMatch(/it failedAnswer 500$/));
  status = 403;
  await user.click(screen.getByRole('button', { name: 'Test' }));
  await waitFor(() => expect(result()).toMatch(/it failedAnswer 500.+/));
});
