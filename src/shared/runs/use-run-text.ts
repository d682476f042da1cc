import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { STEP_STATUSES } from '@/domain/execution-status';
import type { RunOutcome } from '@/domain/runs/health/outcome';
import type { Strip, StripMark } from '@/domain/runs/charts/strip';
import { formatDateTime } from '@/i18n/format/date';
import { useFormat, type Formatters } from '@/i18n/format/use-format';

/** Runs as text, for tooltips and screen readers. */
export interface RunText {
  /** "Last 14 runs: 10 success, 1 warning, then 3 errors in a row" */
  summary: (strip: Strip) => string;
  /** "Error, 23/11/2026 03:30:02, 6 min 45 s"; empty if `mark` is undefined. */
  textOf: (mark: StripMark | undefined) => string;
}

/** The texts in the current language; the object is stable until the language changes. */
export function useRunText(): RunText {
  const { t } = useTranslation('health');
  const format = useFormat();
  return useMemo(
    () => ({
      summary: (strip) => summaryOf(strip, t, format),
      textOf: (mark) => (mark === undefined ? '' : textOf(mark, t, format)),
    }),
    [t, format],
  );
}

const ORDER: readonly RunOutcome[] = ['success', 'warning', 'error', 'stopped', 'running'];

function summaryOf({ marks }: Strip, t: TFunction<'health'>, format: Formatters): string {
  const outcomes = marks.map(({ outcome }) => outcome);
  const others = outcomes.findLastIndex((outcome) => outcome !== 'error') + 1;
  const streak = outcomes.length - others;
  // A single failure at the end is not a streak.
  const counted = streak > 1 ? outcomes.slice(0, others) : outcomes;
  const parts = ORDER.flatMap((outcome) => {
    const count = counted.filter((each) => each === outcome).length;
    return count === 0 ? [] : [t(`outcome.${outcome}`, { count })];
  });
  const before = format.list(parts);
  const errors = streak > 1 ? t('inRow', { count: streak }) : null;
  const runs = errors === null ? before : before === '' ? errors : t('strip.then', { runs: before, errors });
  return t('strip.last', { count: marks.length, runs });
}

function textOf({ run, duration, outlier }: StripMark, t: TFunction<'health'>, format: Formatters): string {
  const known = STEP_STATUSES.find((status) => status === run.status);
  const status = known === undefined ? run.status || '–' : t(`status.${known}`, { ns: 'common' });
  const took = duration === null ? null : format.duration(duration);
  const unusual = outlier === null ? null : t(`outlier.${outlier}`);
  return [status, formatDateTime(run.startedAt ?? run.createdAt), took, unusual, run.errorMessage]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}
