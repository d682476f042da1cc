import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { ExecutionDetailRow, ExecutionRow } from '@/domain/execution';
import { stripOf } from '@/domain/runs/charts/strip';
import { showAt, speak } from '@tests/support/component/render';
import { RunStrip } from './run-strip';
import { signIn } from '@tests/support/component/world';
import { executionRow } from '@tests/support/execution-row';

const START = new Date(2026, 10, 20, 3, 30).getTime();

/** Runs with these statuses, newest first. The runs start a day apart, and each takes ten minutes. */
const runs = (...statuses: string[]): ExecutionRow[] =>
  statuses.map((status, place) => {
    const start = START - place * 86_400_000;
    return executionRow(100 - place, {
      status,
      type: 'delta',
      createdAt: new Date(start).toISOString(),
      startedAt: new Date(start).toISOString(),
      finishedAt: status === 'inProgress' ? null : new Date(start + 600_000).toISOString(),
    });
  });

const showStrip = (...statuses: string[]) =>
  showAt('/list', [
    { path: '/list', element: <RunStrip strip={stripOf(runs(...statuses), 14)} length={14} /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
const strip = (): HTMLElement => screen.getByRole('slider');
/** The texts of the card at a mark, in their order. */
const card = (): (string | null)[] =>
  [...document.querySelectorAll('[popover] :is(p, dt, dd)')].map(({ textContent }) => textContent);
const reading = (): string | null => strip().getAttribute('aria-valuetext');

beforeEach(() => signIn());

test('summarises the last runs; the value of the slider is the text of the newest run', () => {
  showStrip('error', 'error', 'stopped', 'warning', 'success', 'success');
  expect(strip().getAttribute('aria-label')).toBe(
    'Last 6 runs: 2 success, 1 warning, and 1 stopped, then 2 errors in a row',
  );
  expect(reading()).toBe('Error, execution 100, 20/11/2026 03:30:00, 10 min 00 s');
});

test('calls a skipped run "Ignored", like other screens, and shows an unknown status as the server sent it', () => {
  showStrip('skipped');
  expect(reading()).toBe('Ignored, execution 100, 20/11/2026 03:30:00, 10 min 00 s');
  showStrip('archived');
  expect(screen.getAllByRole('slider').at(-1)?.getAttribute('aria-valuetext')).toMatch(/^archived, /);
});

test('summarises the runs in French', async () => {
  showStrip('error', 'error', 'success');
  await speak('fr');
  expect(strip().getAttribute('aria-label')).toBe('3 dernières exécutions\u00a0: 1 succès, puis 2 erreurs de suite');
});

test('summarises a single failure, and a strip with only failures', () => {
  showStrip('error');
  expect(strip().getAttribute('aria-label')).toBe('Last run: 1 error');
  showStrip('error', 'error');
  expect(screen.getAllByRole('slider').at(-1)?.getAttribute('aria-label')).toBe('Last 2 runs: 2 errors in a row');
});

test('arrow keys read one run after the other and stop at the ends; Enter opens the run', async () => {
  const { user, address } = showStrip('inProgress', 'success', 'warning');
  await user.tab();
  expect(document.activeElement).toBe(strip());
  await user.keyboard('{ArrowLeft}');
  expect(reading()).toBe('Success, execution 99, 19/11/2026 03:30:00, 10 min 00 s');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(reading()).toBe('Warning, execution 98, 18/11/2026 03:30:00, 10 min 00 s');
  await user.keyboard('{End}');
  expect(reading()).toBe('In progress, execution 100, 20/11/2026 03:30:00');
  await user.keyboard('{Home}{Enter}');
  expect(address()).toBe('/job_execution/98');
});

test('the pointer shows the card of a run, and leaving hides it', () => {
  showStrip('success', 'warning');
  strip().getBoundingClientRect = () => new DOMRect(0, 0, 140, 28);
  fireEvent.pointerMove(strip(), { clientX: 125 });
  expect(card()).toEqual(['Warning', 'execution 99', 'Started at', '19/11/2026 03:30:00', 'Duration', '10 min 00 s']);
  fireEvent.pointerMove(strip(), { clientX: 5 });
  expect(card()).toEqual([]);
  fireEvent.pointerMove(strip(), { clientX: 135 });
  expect(card()).toContain('execution 100');
  fireEvent.pointerLeave(strip());
  expect(card()).toEqual([]);
});

test('the card and the text for screen readers have the usual duration, if enough runs are known', async () => {
  const { user } = showStrip('error', 'success', 'success', 'success', 'success', 'success');
  expect(reading()).toBe('Error, execution 100, 20/11/2026 03:30:00, 10 min 00 s, usually 10 min 00 s');
  await user.tab();
  await user.keyboard('{End}');
  expect(card().at(-1)).toBe('10 min 00 susually 10 min 00 s');
  await speak('fr');
  expect(reading()).toMatch(/, habituellement 10 min 00 s$/);
});

test('the card and the text for screen readers have the items of a run whose steps are on this device', async () => {
  const steps = [{ id: 1, stepName: 'Read media', status: 'success', warningCount: 0, summary: { read: 1_200 } }];
  const detail = { id: 100, steps: steps.map((step) => ({ ...step, createdAt: null, endDate: null })) };
  await databases().cache.executionDetails.put({ ...detail, readAt: 1 } as ExecutionDetailRow);
  const { user } = showStrip('success');
  await user.tab();
  await user.keyboard('{End}');
  await waitFor(() => expect(card()).toEqual(expect.arrayContaining(['Items', '1,200 items, 120 a minute'])));
  expect(reading()).toBe('Success, execution 100, 20/11/2026 03:30:00, 10 min 00 s, 1,200 items, 120 a minute');
});

test('a known reason is in the language of the reader, with the original below it in the card', async () => {
  const [failed] = runs('error');
  const errorMessage = 'The access token of the connection has been revoked.';
  const strip14 = stripOf([{ ...failed, errorMessage } as ExecutionRow], 14);
  const { user } = showAt('/list', [{ path: '/list', element: <RunStrip strip={strip14} length={14} /> }]);
  await speak('fr');
  await waitFor(() => expect(reading()).toMatch(/, Le jeton d’accès de la connexion a été révoqué\.$/));
  await user.tab();
  await user.keyboard('{End}');
  expect(card().slice(-2)).toEqual(['Le jeton d’accès de la connexion a été révoqué.', errorMessage]);
});

/** Shows six successful runs. The newest has `count` items, the others have 420. */
function showItems(count: number): ReturnType<typeof showAt> {
  const rows = runs('success', 'success', 'success', 'success', 'success', 'success');
  const items = new Map(
    rows.map(({ id }, index) => [id, { count: index === 0 ? count : 420, measure: 'Write', counters: [] }]),
  );
  return showAt('/list', [{ path: '/list', element: <RunStrip strip={stripOf(rows, 14, { items })} length={14} /> }]);
}

test('the card and the text for screen readers say that a run processed nothing; the card also has the rule, and the bar has a ring', async () => {
  const { user } = showItems(0);
  expect(reading()).toMatch(/, Worked, but processed nothing \(usually about 420\)$/);
  expect(document.querySelectorAll('svg circle')).toHaveLength(1);
  await user.tab();
  await user.keyboard('{End}');
  expect(card()).toContain('Worked, but processed nothing (usually about 420)');
  expect(card().at(-1)).toMatch(/^Less than a tenth of the usual minimum/);
  await speak('fr');
  expect(reading()).toMatch(/, A fonctionné sans rien traiter \(environ 420 d’habitude\)$/);
});

test('the text of a run with far fewer items than usual says so; the text of a run with a usual number does not', () => {
  showItems(12);
  expect(reading()).toMatch(/processed far less than usual \(about 420\)$/);
  showItems(400);
  expect(screen.getAllByRole('slider').at(-1)?.getAttribute('aria-valuetext')).not.toMatch(
    /processed|far less|nothing/,
  );
});

test('the text of a late run says when the run is usually done', () => {
  const rows = runs('inProgress', 'success', 'success', 'success', 'success', 'success');
  const show = (minutes: number): void => {
    const strip14 = stripOf(rows, 14, { now: START + minutes * 60_000 });
    showAt('/list', [{ path: '/list', element: <RunStrip strip={strip14} length={14} /> }]);
  };
  show(16);
  expect(reading()).not.toMatch(/late/);
  show(18);
  expect(screen.getAllByRole('slider').at(-1)?.getAttribute('aria-valuetext')).toMatch(
    /Running late: usually done by 20\/11\/2026 03:40:00$/,
  );
});

test('without runs, there is no slider', () => {
  showStrip();
  expect(screen.queryByRole('slider')).toBeNull();
});
