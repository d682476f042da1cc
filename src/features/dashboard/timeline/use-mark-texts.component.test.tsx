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
  const [mark] = timelineMarks({ runs, planned: [], missed: [] }, (time) => time / 60_000, Date.now());
  const { result } = renderHook(() => useMarkTexts());
  expect(mark && result.current.sentence(mark)).toBe(text);
});
