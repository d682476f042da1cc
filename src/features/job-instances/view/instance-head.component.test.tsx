import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import type { InstanceRow } from '@/domain/instance';
import { transportProblem } from '@/domain/problem';
import { failureStreak } from '@/domain/runs/health/failure-streak';
import { executionRow } from '@tests/support/execution-row';
import { dialogOpened, show, speak } from '@tests/support/component/render';
import { refusal, setConnection, signIn } from '@tests/support/component/world';
import { InstanceHead } from './instance-head';
import type { InstanceState } from './use-instance-state';
import { instanceRow } from '@tests/support/instance-row';

const ROW: InstanceRow = instanceRow('shop-1', { label: 'Shop one' });
const NO_RUNS: InstanceState = {
  runs: [],
  streak: failureStreak([], true),
  hasAll: true,
  health: { state: 'never', since: null },
  shortfall: null,
  items: new Map(),
};
const FAILS = 'An error occurred: the server answers with HTTP 503. Try again later.';
const unconfirmed = { ok: false, problem: transportProblem('unconfirmed') } as const;

test.each([
  [refusal(503), `The integration is still there. ${FAILS}`],
  [refusal(403, { description: 'Access Denied.' }), 'You are not allowed to do this.'],
  [unconfirmed, /may or may not have been deleted\. If it is still here in a minute, delete it again\.$/],
])('if a deletion does not succeed, a message says what happened and what to do: %j', async (outcome, text) => {
  signIn();
  setConnection('live');
  vi.spyOn(commands, 'deleteInstance').mockResolvedValue(outcome);
  const { user } = show(
    <MemoryRouter>
      <InstanceHead
        row={ROW}
        state={NO_RUNS}
        busy={false}
        onLaunch={() => Promise.resolve()}
        isCheckOpen={false}
        checkButton={null}
        onToggleCheck={() => {}}
      />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
  await dialogOpened('alertdialog', 'Delete the integration?');
  await user.click(screen.getByRole('button', { name: /: Confirm$/ }));
  expect(await screen.findByText(text)).not.toBeNull();
});

test('for failures in a row, the head shows when they began, and their types', async () => {
  signIn();
  const failed = (id: number, type: 'delta' | 'full') =>
    executionRow(id, { status: 'error', type, finishedAt: new Date(2026, 10, 20 + id, 4, 30, 7).toISOString() });
  const runs = [failed(4, 'delta'), failed(3, 'full'), failed(2, 'delta'), executionRow(1)];
  const health = { state: 'error', since: null } as const;
  const state = { runs, streak: failureStreak(runs, true), hasAll: true, health, shortfall: null, items: new Map() };
  show(
    <MemoryRouter>
      <InstanceHead
        row={ROW}
        state={state}
        busy={false}
        onLaunch={() => Promise.resolve()}
        isCheckOpen={false}
        checkButton={null}
        onToggleCheck={() => {}}
      />
    </MemoryRouter>,
  );
  screen.getByText('3 failed in a row');
  expect(screen.getByRole('banner').textContent).toContain('since 22/11/2026 04:30:07, 2 delta and 1 full');
  await speak('fr');
  expect(screen.getByRole('banner').textContent).toContain('depuis le 22/11/2026 04:30:07, 2 delta et 1 complet');
});

test('for failures in a row, the head shows why the newest of them failed, in the user’s language', async () => {
  signIn();
  const failed = (id: number, errorMessage: string) => executionRow(id, { status: 'error', errorMessage });
  const revoked = 'The access token of the connection has been revoked.';
  const runs = [executionRow(5, { status: 'inProgress' }), failed(4, revoked), failed(3, 'Timeout'), executionRow(2)];
  const streak = failureStreak(runs, true);
  const head = (state: InstanceState) => (
    <MemoryRouter>
      <InstanceHead
        row={ROW}
        state={state}
        busy={false}
        onLaunch={() => Promise.resolve()}
        isCheckOpen={false}
        checkButton={null}
        onToggleCheck={() => {}}
      />
    </MemoryRouter>
  );
  const { rerender } = show(head({ ...NO_RUNS, runs, streak }));
  const text = () => screen.getByRole('banner').textContent;
  expect(screen.getByText(revoked).title).toBe(revoked);
  expect(text()).not.toContain('Timeout');
  expect(screen.getByRole('link', { name: 'What to do' }).getAttribute('href')).toBe('/job_execution/4');
  await speak('fr');
  const french = 'Le jeton d’accès de la connexion a été révoqué.';
  expect((await screen.findByText(french)).title).toBe(`${french}\n${revoked}`);
  const worked = [executionRow(6), ...runs];
  rerender(head({ ...NO_RUNS, runs: worked, streak: failureStreak(worked, true) }));
  expect(text()).not.toContain(french);
});

test.each([
  ['ROLE_USER', 1],
  ['ROLE_RESTRICTED_USER', 0],
] as const)('only people who may launch get a Stop button for a run in progress: %s', (role, count) => {
  signIn({ roles: [role] });
  setConnection('live');
  const runs = [executionRow(5, { status: 'inProgress' }), executionRow(4)];
  const health = { state: 'running', since: null } as const;
  const streak = failureStreak(runs, true);
  const state = { runs, streak, hasAll: true, health, shortfall: null, items: new Map() };
  const head = (each: typeof state) => (
    <MemoryRouter>
      <InstanceHead
        row={ROW}
        state={each}
        busy={false}
        onLaunch={() => Promise.resolve()}
        isCheckOpen={false}
        checkButton={null}
        onToggleCheck={() => {}}
      />
    </MemoryRouter>
  );
  const { rerender } = show(head(state));
  expect(screen.queryAllByRole('button', { name: 'Stop', hidden: true })).toHaveLength(count);
  rerender(head({ ...state, runs: [executionRow(5), executionRow(4)] }));
  expect(screen.queryAllByRole('button', { name: 'Stop', hidden: true })).toHaveLength(0);
});
