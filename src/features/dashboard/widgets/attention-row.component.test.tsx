import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AttentionItem } from '@/data/queries/health/use-attention';
import type { ExecutionRow } from '@/domain/execution';
import { failureStreak } from '@/domain/runs/health/failure-streak';
import { executionRow } from '@tests/support/execution-row';
import { show, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { AttentionRow, type MarkNormal } from './attention-row';

const NOTHING = { kind: 'nothing', count: 0, usual: { low: 400, high: 440, median: 420 } } as const;

beforeEach(() => signIn());

interface ShownRow {
  kind: AttentionItem['kind'];
  run: ExecutionRow;
  count?: number;
  runningId?: number | null;
}

function showRow({ kind, run, count = 1, runningId = null }: ShownRow) {
  const attention: AttentionItem = {
    kind,
    reason: kind === 'recovered' ? 'failing' : kind,
    count,
    since: 0,
    instance: { code: 'alpha', label: 'Alpha', company: null, enabled: true, hasSchedule: false, schedule: null },
    health: { runs: [run], streak: failureStreak([run], true), hasAll: true, items: new Map() },
    ended: run,
    runningId,
    silence: kind === 'silent' ? { count: 1, first: run, lastWithItems: executionRow(5), shortfall: NOTHING } : null,
  };
  const onMarkNormal = vi.fn<MarkNormal>();
  const { user } = show(
    <MemoryRouter>
      <table>
        <tbody>
          <AttentionRow attention={attention} next={undefined} now={0} onMarkNormal={onMarkNormal} />
        </tbody>
      </table>
    </MemoryRouter>,
  );
  return { user, onMarkNormal };
}

test.each([
  ['failing', 'on –'],
  ['recovered', 'Works again, –'],
] as const)('for an integration that is %s, the row shows a dash if the last run has no times', (kind, text) => {
  const run = executionRow(7, { status: kind === 'failing' ? 'error' : 'success' });
  showRow({ kind, run });
  screen.getByText(text);
  expect(document.body.textContent).not.toMatch(/1970|:00:00/);
});

test.each([
  ['failing', 'error', '3 failed in a row', '3 échecs de suite'],
  ['silent', 'success', '3 in a row', '3 fois de suite'],
] as const)('several %s runs are counted in both languages', async (kind, status, english, french) => {
  showRow({ kind, run: executionRow(7, { status }), count: 3 });
  expect(screen.getByText(english)).toBeTruthy();
  await speak('fr');
  expect(screen.getByText(french)).toBeTruthy();
});

test('while the integration runs again, the row links to the running execution', () => {
  showRow({ kind: 'failing', run: executionRow(7, { status: 'error' }), runningId: 8 });
  expect(screen.getByRole('link', { name: 'running now' }).getAttribute('href')).toBe('/job_execution/8');
});

test('in French, no line break separates the article from the date', async () => {
  showRow({ kind: 'silent', run: executionRow(7), count: 2 });
  await speak('fr');
  expect(document.body.textContent).toContain('depuis le\u00a0–');
});

test.each([
  ['ROLE_USER', 1],
  ['ROLE_RESTRICTED_USER', 0],
] as const)('%s gets %i relaunch buttons', (role, count) => {
  signIn({ roles: [role], company: 'acme' });
  const run = executionRow(7, { status: 'error', type: 'delta' });
  showRow({ kind: 'failing', run });
  expect(screen.queryAllByRole('button', { name: 'Relaunch delta' })).toHaveLength(count);
  expect(screen.getByRole('link', { name: 'Open the last run of Alpha' })).toBeTruthy();
});

test.each([
  ['ROLE_ADMIN', 'The access token of the connection has been revoked.', true],
  ['ROLE_CLIENT_ADMIN', 'The PIM answered 401 Unauthorized.', true],
  ['ROLE_CLIENT_ADMIN', 'The PIM answered 503 Service Unavailable.', false],
  // This role cannot test connections.
  ['ROLE_USER', 'The PIM answered 401 Unauthorized.', false],
] as const)('for %s and the error “%s”, “Check connection” replaces Relaunch: %s', (role, errorMessage, isCheck) => {
  signIn({ roles: [role], company: 'acme' });
  showRow({ kind: 'failing', run: executionRow(7, { status: 'error', type: 'delta', errorMessage }) });
  const check = screen.queryByRole('link', { name: 'Check connection: Alpha' });
  expect(check?.getAttribute('href')).toBe(isCheck ? '/job_execution/7' : undefined);
  expect(screen.queryAllByRole('button', { name: 'Relaunch delta' })).toHaveLength(isCheck ? 0 : 1);
});

test('runs without items can be marked as normal, and the mark can be undone', async () => {
  const { user, onMarkNormal } = showRow({ kind: 'silent', run: executionRow(7) });
  expect(screen.queryByRole('button', { name: /Relaunch/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'This is normal' }));
  expect(onMarkNormal).toHaveBeenLastCalledWith('alpha', 5);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(onMarkNormal).toHaveBeenLastCalledWith('alpha', null);
});

test('the name is the link that the keys j and k focus on the dashboard', () => {
  showRow({ kind: 'failing', run: executionRow(7, { status: 'error' }) });
  const [first] = document.querySelectorAll('[data-row-opener]');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Alpha', '/job_execution/7']);
});
