import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rememberConnectionTest } from '@/data/connection-tests';
import { databases } from '@/data/sync/databases';
import { connectionKey } from '@/domain/connection';
import type { HistoryEntry, InstanceRow } from '@/domain/instance';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { json, pending, serve, setConnection, signIn } from '@tests/support/component/world';
import { historyEntry } from '@tests/support/history-entry';
import { FailureActions } from './failure-actions';
import type { Failure } from '../use-failure';

const configuration = (attribute: string, locale = 'en'): string =>
  JSON.stringify({
    mappings: [{ akeneo_asset_family: 'header', locale, metadata: [{ bynderMetadata: 'season', attribute }] }],
  });
const version = (before: string, after: string): HistoryEntry =>
  historyEntry(3, {
    username: 'user@acme.test',
    loggedAt: new Date(2026, 10, 20, 16, 20, 44).toISOString(),
    changeSet: { configuration: { old: before, new: after } },
  });
const failure = (now: string, changesAfter: Failure['changesAfter']): Failure => ({
  row: executionRow(7, { status: 'error', errorMessage: 'The attribute "old" does not exist in the family "header".' }),
  steps: [],
  failedStep: null,
  health: undefined,
  worksSince: null,
  isFirstSuccess: false,
  instance: { code: 'alpha', enabled: true, configuration: now } as InstanceRow,
  changes: [],
  changesAfter,
  isHistoryFresh: true,
  historyProblem: null,
});
const actions = (shownFailure: Failure) => (
  <MemoryRouter>
    <FailureActions failure={shownFailure} busy={false} onLaunch={async () => {}} />
  </MemoryRouter>
);

beforeEach(async () => {
  signIn();
  await databases().cache.executions.clear();
});

test('a field changed after the run: the advice says how, by whom and when, and has no link to the field', async () => {
  show(actions(failure(configuration('new'), [version(configuration('old'), configuration('new'))])));
  await screen.findByText('This field was changed after this run. A relaunch shows whether it works now.');
  screen.getByText('Version 3 by user@acme.test, 20/11/2026 16:20:44');
  expect(screen.getByRole('deletion').textContent).toBe('old');
  expect(screen.getByRole('insertion').textContent).toBe('new');
  expect(screen.getByRole('link', { name: 'Compare versions' }).getAttribute('href')).toBe(
    '/job_instance/alpha/edit?tab=history&a=2&b=3',
  );
  expect(screen.queryByRole('link', { name: 'Open the field' })).toBeNull();
});

test.each([
  ['has not run since', '2026-11-21T03:00:00.000Z', /^The configuration was changed again since, and has not run yet/],
  ['has run since', '2026-11-23T03:00:00.000Z', /^The configuration was changed again later/],
])('a version saved after the successful run is not the repair; the integration %s', async (_, newestRun, words) => {
  const repair = { ...version(configuration('old'), configuration('new')), loggedAt: '2026-11-20T16:20:44.000Z' };
  const later = { ...version(configuration('new'), configuration('newer')), loggedAt: '2026-11-22T10:00:00.000Z' };
  const worksSince = executionRow(9, { status: 'success', createdAt: '2026-11-21T03:00:00.000Z' });
  await databases().cache.executions.bulkPut([
    { ...worksSince, instanceCode: 'alpha' },
    executionRow(10, { instanceCode: 'alpha', createdAt: newestRun }),
  ]);
  const shown = failure(configuration('newer'), [repair, { ...later, version: 4 }]);
  show(actions({ ...shown, worksSince }));
  await screen.findByText('This field was changed after this run, and the integration works again.');
  expect(screen.getByRole('insertion').textContent).toBe('new');
  screen.getByText(/^Version 3 by/);
  expect(await screen.findByText(words)).not.toBeNull();
  expect(screen.getByRole('link', { name: /^Version 4 by/ }).getAttribute('href')).toContain('a=3&b=4');
  expect(screen.getByRole('link', { name: 'Compare versions' }).getAttribute('href')).toContain('a=2&b=3');
});

test('a field that was changed only after the later run that worked does not count as the repair', async () => {
  const later = { ...version(configuration('old'), configuration('new')), loggedAt: '2026-11-22T10:00:00.000Z' };
  const worksSince = executionRow(9, { status: 'success', createdAt: '2026-11-21T03:00:00.000Z' });
  await databases().cache.executions.put({ ...worksSince, instanceCode: 'alpha' });
  show(actions({ ...failure(configuration('new'), [later]), worksSince }));
  await screen.findByText('The configuration was changed since, and has not run yet.');
  screen.getByText('Nothing to do: this integration works again.');
  expect(screen.queryByText(/This field was changed after this run/)).toBeNull();
});

test('if another field was changed after the run, the advice stays and mentions that change', async () => {
  show(actions(failure(configuration('old', 'fr'), [version(configuration('old'), configuration('old', 'fr'))])));
  await screen.findByRole('link', { name: 'The configuration was changed after this run.' });
  expect(screen.getByRole('link', { name: 'Open the field' }).getAttribute('href')).toContain(
    'configuration.mappings%5B0%5D.metadata%5B0%5D.attribute',
  );
});

test('without a change after the run, the advice does not mention one', async () => {
  show(actions(failure(configuration('old'), [])));
  await screen.findByRole('link', { name: 'Open the field' });
  expect(screen.queryByText(/after this run/)).toBeNull();
});

test('a reader learns about the value, but gets no instructions to change it and no primary action', async () => {
  signIn({ roles: ['ROLE_RESTRICTED_USER'], company: 'acme' });
  show(actions(failure(configuration('old'), [])));
  await screen.findByText(/about the value “old”\. A person who may change this integration has to correct it\./);
  expect(screen.queryByText(/Change it, save/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the field' }).className).not.toContain('primary');
});

test('if it is unknown when a connection was selected, the text has the earlier connection but no date', async () => {
  const run = executionRow(7, { status: 'error', errorMessage: 'The access token has been revoked.' });
  const text = (id: number): string => JSON.stringify({ shop_connection: id });
  const changes = [{ ...version(text(3), text(4)), loggedAt: null }];
  show(actions({ ...failure(text(4), []), row: run, changes }));
  expect(await screen.findByText('Selected since the last success, instead of Shop 3')).toBeDefined();
});

test('after a successful test of the connection, relaunch is the recommended action', async () => {
  setConnection('live');
  const at = '2026-11-21T03:00:00.000Z';
  const words = { errorMessage: 'The access token has been revoked.', type: 'delta' } as const;
  const run = executionRow(7, { status: 'error', createdAt: at, finishedAt: at, ...words });
  const loggedAt = new Date(2026, 10, 20, 16, 20, 44).toISOString();
  const text = (id: number): string => JSON.stringify({ shop_connection: id });
  const changes = [{ ...version(text(3), text(4)), loggedAt }];
  show(actions({ ...failure(text(4), []), row: run, changes }));
  const isPrimary = (name: string): boolean => screen.getByRole('button', { name }).className.includes('primary');
  await screen.findByText('Shop 3 until 20/11/2026');
  expect([isPrimary('Test connection Shop 4'), isPrimary('Relaunch delta')]).toEqual([true, false]);
  const key = connectionKey('shopify', 4);
  onTestFinished(() => localStorage.clear());
  act(() => rememberConnectionTest(key, { at: Date.parse(at) - 1, worked: true, reason: null }));
  expect(isPrimary('Relaunch delta')).toBe(false);
  act(() => rememberConnectionTest(key, { at: Date.parse(at) + 1, worked: true, reason: null }));
  expect([isPrimary('Test again: Shop 4'), isPrimary('Relaunch delta')]).toEqual([false, true]);
});

test.each([
  ['only the field of the connection was changed', '{"shop_connection": 3}', 'Open the field'],
  ['other fields were changed too', '{"shop_connection": 3, "locale": "fr"}', 'Open connection Shop 4'],
])('after a failed connection test, the recommended action depends on the changes: %s', async (_, before, main) => {
  setConnection('live');
  const run = executionRow(7, { status: 'error', errorMessage: 'The access token has been revoked.' });
  const now = '{"shop_connection": 4}';
  rememberConnectionTest(connectionKey('shopify', 4), { at: Date.now(), worked: false, reason: null });
  onTestFinished(() => localStorage.clear());
  show(actions({ ...failure(now, []), row: run, changes: [version(before, now)] }));
  await screen.findByRole('link', { name: 'Open the field' });
  const links = screen.getAllByRole('link').filter(({ className }) => className.includes('primary'));
  expect(links.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([main]);
  const again = screen.getByRole('button', { name: 'Test again: Shop 4' });
  expect(again.className).not.toContain('primary');
  // The primary action is as wide as the row, and the styles place it before the other actions.
  const wide = '[class*="wide"], [class*="inPlace"] > *';
  expect([links[0]?.matches(wide), again.matches(wide)]).toEqual([true, false]);
});

test('a test result is shown beside its button, and in a toast only if the user has left the page', async () => {
  setConnection('live');
  onTestFinished(() => localStorage.clear());
  const run = executionRow(7, { status: 'error', errorMessage: 'The access token has been revoked.' });
  let answer = pending<Response>();
  serve(() => answer.promise);
  const { user, rerender } = show(actions({ ...failure('{"shop_connection": 4}', []), row: run }));
  await user.click(await screen.findByRole('button', { name: 'Test connection Shop 4' }));
  await answer.answer(json({ success: false, message: 'Wrong secret.' }));
  const again = await screen.findByRole('button', { name: 'Test again: Shop 4' });
  expect(again.textContent).toBe('Test again');
  expect(screen.getByText('Wrong secret.').closest('[role=status]')?.textContent).toMatch(/^Connection error, /);
  expect(screen.queryByText(/the connection test failed/)).toBeNull();
  answer = pending();
  await user.click(again);
  rerender(<main />);
  await answer.answer(json({ success: true }));
  await screen.findByText('Shop 4: the connection works');
});

test.each([
  ['after a refusal, a user who may not test connections is sent', 'The access token has been revoked.', true],
  ['after a timeout, a user who may not test connections is not sent', 'The connection timed out.', false],
])('%s to an administrator before a relaunch', async (_, errorMessage, isSent) => {
  signIn({ roles: ['ROLE_USER'] });
  const run = executionRow(7, { status: 'error', errorMessage, type: 'delta' });
  show(actions({ ...failure('{"shop_connection": 4}', []), row: run }));
  await screen.findByText('Shop 4');
  expect(screen.queryByRole('button', { name: /^Test/ })).toBeNull();
  expect(screen.queryByText('Not tested here yet')).toBeNull();
  expect(screen.queryByText(/Ask an administrator of your company to check it before a relaunch/) !== null).toBe(
    isSent,
  );
  expect(screen.getByRole('button', { name: 'Relaunch delta' }).className.includes('primary')).toBe(!isSent);
});

test('only non-administrators are advised to ask an administrator, even if the integration is missing', async () => {
  const run = executionRow(7, { status: 'error', errorMessage: 'The access token has been revoked.', type: 'delta' });
  const shown = { ...failure('{}', []), instance: null, row: run };
  signIn({ roles: ['ROLE_USER'] });
  const { unmount } = show(actions(shown));
  await screen.findByText(/^The other system refused the connection/);
  unmount();
  signIn({ roles: ['ROLE_CLIENT_ADMIN'] });
  show(actions(shown));
  await screen.findByText(/^The error does not say/);
  expect(screen.queryByText(/administrator/)).toBeNull();
});

test('a failure of an integration that works again needs no action', async () => {
  const solved = failure('{}', []);
  show(actions({ ...solved, row: { ...solved.row, errorMessage: 'Failed.' }, worksSince: executionRow(9) }));
  expect(await screen.findByText('Nothing to do: this integration works again.')).not.toBeNull();
  expect(screen.queryByText(/^The error does not say/)).toBeNull();
});

test('if the configuration of the run is unknown, the advice says which configuration it is based on', async () => {
  const updatedAt = new Date(2026, 10, 20, 16, 20, 44).toISOString();
  const unknown = failure(configuration('old'), 'unknown');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(actions({ ...unknown, instance: { ...unknown.instance, updatedAt } as InstanceRow }));
  await act(() => vi.advanceTimersByTimeAsync(6_100));
  screen.getByText(
    'Based on the configuration saved on 20/11/2026 16:20:44, after this run. The run may have used another one.',
  );
  expect(screen.getByRole('link', { name: 'Open the field' }).getAttribute('href')).toContain('run=7');
});

test.each([
  ['that the server has not sent', 'unknown' as const],
  ['that the cache has not read', undefined],
])('the advice waits for versions %s, so that it does not name a repaired field', async (_, changesAfter) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const now = configuration('new');
  const { rerender } = show(actions({ ...failure(now, 'unknown'), changesAfter }));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByRole('link')).toBeNull();
  rerender(actions(failure(now, [version(configuration('old'), now)])));
  await screen.findByText(/^This field was changed after this run/);
});
