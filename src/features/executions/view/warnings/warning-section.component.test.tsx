import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import type { ExecutionRow } from '@/domain/execution';
import { executionRow } from '@tests/support/execution-row';
import { show, showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { stepRow } from '@tests/support/step-row';
import { WarningSection } from './warning-section';

const RUN = executionRow(1, { status: 'warning', warningCount: 5 });
const step = stepRow(7, { stepName: 'Read media', status: 'warning', warningCount: 5 });

beforeEach(async () => {
  signIn();
  const { cache } = databases();
  await Promise.all([cache.keptRuns.clear(), cache.executionWarnings.clear()]);
});

test('if a step counts warnings but the server lists none, the section says so', async () => {
  vi.spyOn(commands, 'fetchWarnings').mockResolvedValue({ ok: true, value: { items: [], total: 0, hasMore: false } });
  setConnection('live');
  show(<WarningSection run={RUN} steps={[step]} />);
  await screen.findByText('The server lists none of these warnings');
  expect(screen.queryByText(/Loading/)).toBeNull();
});

test('groups messages that differ in one word, and shows 50 kinds at a time', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const different = letters.flatMap((a) => ['q', 'r', 's'].map((b) => `${a.repeat(3)} ${b}${a} ${a}${b}${a}`));
  const options = ['red', 'blue', 'green'].map((color) => `Option ${color} is not present in attribute color`);
  const items = [...options, ...different].map((message, index) => ({ id: index + 1, message }));
  vi.spyOn(commands, 'fetchWarnings').mockResolvedValue({
    ok: true,
    value: { items, total: items.length, hasMore: false },
  });
  setConnection('live');
  const steps = [{ ...step, warningCount: items.length }];
  const { user } = showAt('/run', [{ path: '/run', element: <WarningSection run={RUN} steps={steps} /> }]);
  await screen.findByText('81 warnings, 79 kinds');
  screen.getByText('one of 3 values');
  const rows = (): number => screen.getAllByRole('row').length - 1;
  expect(rows()).toBe(50);
  await user.click(screen.getByRole('button', { name: 'Show 29 more kinds' }));
  expect(rows()).toBe(79);
  expect(screen.queryByRole('button', { name: /^Show \d+ more/ })).toBeNull();
});

test('while a text is searched, the heading counts the warnings that match', async () => {
  const items = [
    'Image is missing',
    'Image is missing',
    'The image of AF-1 was too large for the shop',
    'Price unknown',
  ].map((message, id) => ({ id, message }));
  const read = vi.spyOn(commands, 'fetchWarnings');
  read.mockResolvedValue({ ok: true, value: { items, total: 4, hasMore: false } });
  setConnection('live');
  const showRun = (run: ExecutionRow, warningCount: number) =>
    showAt('/run', [
      { path: '/run', element: <WarningSection run={run} steps={[{ ...step, id: run.id, warningCount }]} /> },
    ]);
  const { user, unmount } = showRun(RUN, 4);
  await screen.findByText('4 warnings, 3 kinds');
  await user.type(screen.getByRole('searchbox', { name: 'Search warnings' }), 'image');
  await screen.findByText('3 warnings, 2 kinds');
  unmount();

  read.mockResolvedValue({ ok: true, value: { items, total: 1_204, hasMore: true } });
  const partly = showRun(executionRow(2), 1_204);
  await screen.findByText('The first 4 of 1,204 warnings, 3 kinds');
  await partly.user.type(screen.getByRole('searchbox', { name: 'Search warnings' }), 'image');
  expect(await screen.findByText('3 of the first 4 warnings, 2 kinds')).toBeDefined();
});

test('the search ignores case and accents', async () => {
  const items = ['La référence est inconnue', 'Price unknown'].map((message, id) => ({ id, message }));
  vi.spyOn(commands, 'fetchWarnings').mockResolvedValue({ ok: true, value: { items, total: 2, hasMore: false } });
  setConnection('live');
  const steps = [{ ...step, warningCount: 2 }];
  const { user } = showAt('/run', [{ path: '/run', element: <WarningSection run={RUN} steps={steps} /> }]);
  await screen.findByText('2 warnings, 2 kinds');
  await user.type(screen.getByRole('searchbox', { name: 'Search warnings' }), 'REFERENCE');
  expect(await screen.findByText('1 warning, 1 kind')).toBeDefined();
});
