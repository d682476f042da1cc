import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { timelineMarks } from '@/domain/runs/charts/timeline-marks';
import { executionRow } from '@tests/support/execution-row';
import { useMarkTexts } from './use-mark-texts';

const at = (minute: number): string => new Date(2026, 10, 20, 3, minute).toISOString();

test.each([
  [{ createdAt: at(1), startedAt: at(2), finishedAt: at(7) }, 'Stopped, execution 7, 20/11/2026 03:02:00, 5 min 00 s'],
  [{ createdAt: at(1), startedAt: at(2) }, 'Stopped, execution 7, 20/11/2026 03:02:00'],
  [{ createdAt: at(1), finishedAt: at(7) }, 'Stopped, execution 7, 20/11/2026 03:01:00'],
])('the text of a run has a duration only if its start and end are known: %j', (times, text) => {
  const runs = [executionRow(7, { status: 'stopped', ...times })];
  const [mark] = timelineMarks(
    { runs, planned: [], missed: [], shortfalls: new Map() },
    (time) => time / 60_000,
    Date.now(),
  );
  const { result } = renderHook(() => useMarkTexts());
  expect(mark && result.current.sentence(mark)).toBe(text);
});

test('the text of a mark mentions runs that processed nothing', () => {
  const runs = [1, 2].map((id) => executionRow(id, { status: 'success', createdAt: at(id), startedAt: at(id) }));
  const nothing = { kind: 'nothing', count: 0, usual: { low: 400, median: 420, high: 440 } } as const;
  const shortfalls = new Map([[2, nothing]]);
  const { result } = renderHook(() => useMarkTexts());
  const textOf = (shown: typeof runs): string[] =>
    timelineMarks({ runs: shown, planned: [], missed: [], shortfalls }, (time) => time / 60_000, Date.now()).map(
      (mark) => result.current.sentence(mark),
    );
  expect(textOf(runs.slice(1))).toEqual([
    'Success, execution 2, 20/11/2026 03:02:00, Worked, but processed nothing (usually about 420)',
  ]);
  expect(textOf(runs)).toEqual([expect.stringMatching(/: 2 success, 1 of them processed nothing$/)]);
});

test('the numbers in the text of a mark have thousands separators', () => {
  const missed = Array.from({ length: 1200 }, () => Date.parse(at(1)));
  const [mark] = timelineMarks({ runs: [], planned: [], missed, shortfalls: new Map() }, () => 0, Date.now());
  const { result } = renderHook(() => useMarkTexts());
  expect(mark && result.current.outcomes(mark)).toBe('1,200 did not run');
  expect(mark && result.current.sentence(mark)).toMatch(/^1,200 runs from .*: 1,200 did not run$/);
});
