import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeOf, OUTCOMES } from '@/domain/runs/health/outcome';
import type { TimelineMark } from '@/domain/runs/charts/timeline-marks';
import { useFormat } from '@/i18n/format/use-format';
import { useRunText } from '@/shared/runs/use-run-text';

/** Describes marks as text. */
export interface MarkTexts {
  /** "Error, execution 3016, 23/11/2026 03:30:02, 6 min 45 s, The access token …" */
  sentence: (mark: TimelineMark) => string;
  /** The outcomes of several runs: "2 errors and 10 success" */
  outcomes: (mark: TimelineMark) => string;
}

/** The texts in the current language. The object is stable until the language changes. */
export function useMarkTexts(): MarkTexts {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { textOf } = useRunText();
  return useMemo(() => {
    const counted = (number: number) => ({ count: number, number: format.number(number) });
    const outcomes = ({ runs, count, kind, shortfalls }: TimelineMark): string => {
      const known = runs.map(({ status }) => outcomeOf(status));
      const parts = OUTCOMES.flatMap((outcome) => {
        const number = known.filter((each) => each === outcome).length;
        return number === 0 ? [] : [t(`outcome.${outcome}`, { ns: 'health', ...counted(number) })];
      });
      const others = count - runs.length;
      if (others > 0) parts.push(t(kind === 'planned' ? 'mark.planned' : 'mark.missed', counted(others)));
      const all = format.list(parts);
      return shortfalls.length === 0 ? all : `${all}, ${t('mark.silent', counted(shortfalls.length))}`;
    };
    const sentence = (mark: TimelineMark): string => {
      const { kind, count, runs, from, to } = mark;
      const at = format.dateTime(from);
      if (count > 1)
        return t('mark.several', { ...counted(count), from: at, to: format.dateTime(to), outcomes: outcomes(mark) });
      const [run] = runs;
      if (run === undefined) return t(kind === 'planned' ? 'mark.plannedAt' : 'mark.missedAt', { time: at });
      return textOf({ run, shortfall: mark.shortfalls[0] ?? null });
    };
    return { sentence, outcomes };
  }, [t, format, textOf]);
}
