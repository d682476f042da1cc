import { beforeEach, expect, test } from 'vitest';
import type { Health } from '@/domain/runs/health/health';
import { failureStreak } from '@/domain/runs/health/failure-streak';
import { executionRow } from '@tests/support/execution-row';
import { show, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { LastResultCell } from './health-cells';
import type { InstanceListItem } from './instance-list-item';

const at = (day: number): string => new Date(2026, 10, day, 4, 30, 7).toISOString();
const RUNS = [
  executionRow(3, { status: 'error', finishedAt: at(27) }),
  executionRow(2, { status: 'error', finishedAt: at(25) }),
];

const item = (state: Health['state'], changes: Partial<InstanceListItem> = {}): InstanceListItem => ({
  code: 'alpha',
  label: 'Alpha',
  company: null,
  jobCode: null,
  description: null,
  inside: null,
  shortfall: null,
  enabled: true,
  draft: null,
  health: { state, since: Date.parse(at(27)) },
  newest: { status: state, warningCount: 0, errorMessage: null },
  cronExpression: null,
  eventTrigger: false,
  next: null,
  strip: undefined,
  streak: undefined,
  ...changes,
});

const showCell = (shown: InstanceListItem) => show(<LastResultCell item={shown} hasAllRuns />);

beforeEach(() => signIn());

test('a failing integration shows when the failures began, not the last failure', async () => {
  showCell(item('error', { streak: failureStreak([...RUNS, executionRow(1)], true) }));
  expect(document.body.textContent).toContain('since 25/11 04:30');
  expect(document.querySelector('time')?.dataset['tooltip']).toBe('25/11/2026 04:30:07');
  expect(document.body.textContent).not.toContain('27/11');
  await speak('fr');
  expect(document.body.textContent).toContain('depuis le 25/11 04:30');
});

test('for an integration that failed once, the cell says when', async () => {
  showCell(item('error', { streak: failureStreak([...RUNS.slice(0, 1), executionRow(1)], true) }));
  expect(document.body.textContent).toMatch(/Error.*on \d\d\/11 04:30/);
  await speak('fr');
  expect(document.body.textContent).toMatch(/Erreur.*le \d\d\/11 04:30/);
});

test('if the failures may have begun before the oldest run on this device, the cell says so', async () => {
  showCell(item('error', { streak: failureStreak(RUNS, false) }));
  expect(document.body.textContent).toContain('since before 25/11 04:30');
  await speak('fr');
  expect(document.body.textContent).toContain('depuis avant le 25/11 04:30');
});

test('a result that is not a failure shows its full date and time', () => {
  showCell(item('success', { streak: failureStreak([executionRow(1)], true) }));
  expect(document.body.textContent).toContain('27/11/2026 04:30:07');
});
