import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { ConnectionRow } from '@/domain/connection';
import { fakeClock, show } from '@tests/support/component/render';
import { json, pending, serve, setConnection, signIn } from '@tests/support/component/world';
import { instanceViewPath } from '@/domain/addresses/paths';
import { ConnectionCard } from './connection-card';
import { connectionRow } from '@tests/support/connection-row';

const row = connectionRow('akeneo', 'a/1', {
  label: 'Main PIM',
  companyCode: 'acme',
  url: 'https://pim.acme.test',
  version: '7',
});
const USES = [
  { code: 'packshots', name: 'Packshots', enabled: true },
  { code: 'a/b', name: 'Images', enabled: true },
];
const showCard = (change: Partial<ConnectionRow> = {}, uses = 2) =>
  show(
    <MemoryRouter>
      <ConnectionCard row={{ ...row, ...change }} uses={USES.slice(0, uses)} />
    </MemoryRouter>,
  );

const button = (): HTMLButtonElement => screen.getByRole('button', { name: 'Test' });
const outcome = (): string => within(screen.getByRole('article')).getByRole('status').textContent;

beforeEach(() => signIn());

test('the outcome of a test is shown for three seconds', async () => {
  fakeClock.start();
  serve(() => json({ success: true }));
  const { user } = showCard();
  await user.click(button());
  await waitFor(() => expect(outcome()).toBe('✅ Connection success'));
  await fakeClock.pass(2_999);
  expect(outcome()).toBe('✅ Connection success');
  await fakeClock.pass(1);
  expect(outcome()).toBe('');
});

test('the outcome of a second test is shown for three seconds too', async () => {
  fakeClock.start();
  let isWell = false;
  const calls = serve(() => json({ success: isWell, message: 'Wrong secret.' }));
  const { user } = showCard();
  await user.click(button());
  await waitFor(() => expect(outcome()).toBe('❌ Connection error Wrong secret.'));
  await fakeClock.pass(2_000);
  isWell = true;
  await user.click(button());
  await waitFor(() => expect(outcome()).toBe('✅ Connection success'));
  await fakeClock.pass(2_000);
  expect(outcome()).toBe('✅ Connection success');
  await fakeClock.pass(1_000);
  expect(outcome()).toBe('');
  expect(calls).toHaveLength(2);
});

test('the outcome of each test is also shown in a toast', async () => {
  let isWell = false;
  serve(() => json({ success: isWell, message: 'Wrong secret.' }));
  const { user } = showCard();
  await user.click(button());
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toBe('Main PIM: the connection test failed. Wrong secret.');
  isWell = true;
  await user.click(button());
  await screen.findByText('Main PIM: the connection works');
});

test('during a test the button is busy and ignores clicks', async () => {
  const { promise, answer } = pending<Response>();
  const calls = serve(() => promise);
  const { user } = showCard();
  await user.dblClick(button());
  expect(button().ariaDisabled).toBe('true');
  await answer(json({ success: true }));
  await waitFor(() => expect(button().ariaDisabled).toBeNull());
  expect(calls).toHaveLength(1);
});

test('a response that arrives after the card has been removed is shown only in a toast', async () => {
  const { promise, answer } = pending<Response>();
  serve(() => promise);
  const { user, rerender } = showCard();
  await user.click(button());
  rerender(<main />);
  await answer(json({ success: true }));
  await screen.findByText('Main PIM: the connection works');
  expect(screen.queryByRole('article')).toBeNull();
});

test('offline, a connection cannot be tested', async () => {
  showCard();
  setConnection('failing');
  expect(button().ariaDisabled).toBe('true');
  expect(button().ariaDescription).toBe('Testing works online only.');
});

test('an id with a slash is encoded as one segment of the address', () => {
  showCard();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Edit' }).pathname).toBe('/connections/edit/akeneo/a%2F1');
});

test('only super administrators see the link Data; a label without visible characters is replaced', () => {
  signIn({ roles: ['ROLE_CLIENT_ADMIN'], company: 'acme' });
  showCard({ label: '\u200B ', companyCode: null });
  screen.getByRole('heading', { name: 'PIM a/1' });
  screen.getByText('No company');
  expect(screen.queryByRole('link', { name: 'Data' })).toBeNull();
});

test('the card says how many integrations use the connection, and keeps the result of the last test', async () => {
  fakeClock.start();
  serve(() => json({ success: true }));
  const { user } = showCard();
  const card = (): string => screen.getByRole('article').textContent;
  expect(card()).toContain('Used by 2 integrations');
  expect(card()).toContain('Not tested here yet');
  await user.click(button());
  await waitFor(() => expect(card()).toMatch(/Last tested .+: it works/));
  await fakeClock.pass(3_000);
  expect(card()).toMatch(/Last tested .+: it works/);
});

test('the card says that no integration uses the connection', () => {
  showCard({}, 0);
  expect(screen.getByRole('article').textContent).toContain('Not used by any integration');
});

test('offline, the screens that need the network cannot be opened', () => {
  showCard();
  setConnection('failing');
  const edit = screen.getByRole<HTMLButtonElement>('button', { name: 'Edit' });
  expect(edit.ariaDisabled).toBe('true');
  expect(edit.ariaDescription).toBe('This needs a connection.');
  expect(screen.queryByRole('link', { name: /Edit|Data/ })).toBeNull();
});

test('the card lists the integrations that use the connection, with links', async () => {
  const { user } = showCard();
  await user.click(screen.getByText('Used by 2 integrations'));
  const links = screen.getAllByRole('link', { name: /^(?:Packshots|Images)$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['packshots', 'a/b'].map(instanceViewPath));
});
