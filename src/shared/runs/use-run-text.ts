import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExecutionRow } from '@/domain/execution';
import type { Strip, StripMark } from '@/domain/runs/charts/strip';
import type { ItemCount } from '@/domain/runs/figures/run-items';
import { durationOf, type RunOutcome } from '@/domain/runs/health/outcome';
import { formatDateTime } from '@/i18n/format/date';
import { useFormat, type Formatters } from '@/i18n/format/use-format';
import { useReasonText, type ReasonText } from '@/i18n/reason/use-reason-text';
import { statusText } from '@/i18n/status-text';
import { useAnomalyTexts } from './use-anomaly-texts';

/** A run, what is usual for it, and what is unusual about it. */
export type DescribedRun = { run: ExecutionRow } & Partial<
  Pick<StripMark, 'outlier' | 'usual' | 'shortfall' | 'lateSince'>
>;

/** Functions that describe runs in words, for tooltips and screen readers. */
export interface RunText {
  /** "Last 14 runs: 10 success, 1 warning, then 3 errors in a row" */
  summary: (strip: Strip) => string;
  /** "1,228 items, 250 a minute"; null if the items are unknown. */
  itemsOf: (items: ItemCount | null | undefined) => string | null;
  /**
   * Most facts of a `RunCard`, in the same order: "Error, execution 3016, 23/11/2026 03:30:02, 6 min 45 s, usually
   * 7 min 00 s, 12 items, The token …". Empty if `mark` is undefined.
   */
  textOf: (mark: DescribedRun | undefined, items?: ItemCount | null) => string;
  reasonOf: (message: string) => ReasonText;
}

/** The functions for the current language. The object is stable until the language changes. */
export function useRunText(): RunText {
  const { t } = useTranslation('health');
  const format = useFormat();
  const reasonOf = useReasonText();
  const { shortfallText, lateText } = useAnomalyTexts();
  return useMemo(() => {
    const itemsOf = (items: ItemCount | null | undefined): string | null => {
      if (items == null) return null;
      const { count, perMinute } = items;
      const rate = perMinute === null ? null : t('items.rate', { ns: 'executions', rate: format.number(perMinute) });
      return [t('items.count', { ns: 'executions', count, number: format.number(count) }), rate]
        .filter((part) => part !== null)
        .join(', ');
    };
    const textOf = (mark: DescribedRun | undefined, items?: ItemCount | null): string => {
      if (mark === undefined) return '';
      const { run, outlier, usual, shortfall, lateSince } = mark;
      const duration = durationOf(run);
      return [
        statusText(run.status),
        t('run.number', { id: run.id }),
        formatDateTime(run.startedAt ?? run.createdAt),
        duration === null ? null : format.duration(duration),
        outlier == null ? null : t(`outlier.${outlier}`),
        usual == null ? null : t('fact.usually', { duration: format.duration(usual) }),
        itemsOf(items),
        shortfall == null ? null : shortfallText(shortfall).text,
        lateSince == null ? null : lateText(lateSince).text,
        run.errorMessage === null ? null : reasonOf(run.errorMessage).text,
      ]
        .filter((part) => part !== null && part !== '')
        .join(', ');
    };
    return { summary: (strip) => summaryOf(strip, t, format), itemsOf, textOf, reasonOf };
  }, [t, format, reasonOf, shortfallText, lateText]);
}

const ORDER: readonly RunOutcome[] = ['success', 'warning', 'error', 'stopped', 'running'];

function summaryOf({ marks }: Strip, t: TFunction<'health'>, format: Formatters): string {
  const outcomes = marks.map(({ outcome }) => outcome);
  const streakStart = outcomes.findLastIndex((outcome) => outcome !== 'error') + 1;
  const streak = outcomes.length - streakStart;
  // A single failure at the end is not a streak.
  const counted = streak > 1 ? outcomes.slice(0, streakStart) : outcomes;
  const parts = ORDER.flatMap((outcome) => {
    const count = counted.filter((each) => each === outcome).length;
    return count === 0 ? [] : [t(`outcome.${outcome}`, { count, number: format.number(count) })];
  });
  const before = format.list(parts);
  const errors = streak > 1 ? t('inRow', { count: streak, number: format.number(streak) }) : null;
  const runs = errors === null ? before : before === '' ? errors : t('strip.then', { runs: before, errors });
  return t('strip.last', { count: marks.length, runs });
}
