import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutItems, type Shortfall } from '@/domain/runs/figures/item-shortfall';
import { MAX_RUNS, MIN_RUNS, UNUSUAL } from '@/domain/runs/figures/usual-duration';
import { formatMoment } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';

/** What is unusual about a run (`text`), and the rule for what counts as unusual (`rule`). */
export interface AnomalyText {
  text: string;
  rule: string;
}

interface AnomalyTexts {
  /** "Worked, but processed nothing (usually about 420)" */
  shortfallText: (shortfall: Shortfall) => AnomalyText;
  /** "Running late: usually done by 04:12". `lateSince` is when the run is usually done, milliseconds since 1970. */
  lateText: (lateSince: number) => AnomalyText;
}

/** Texts about runs that process too little or are late. The functions are stable until the language changes. */
export function useAnomalyTexts(): AnomalyTexts {
  const { t } = useTranslation('health');
  const format = useFormat();
  return useMemo(
    () => ({
      shortfallText: ({ kind, usual }) => ({
        text: t(`shortfall.${kind}`, { usual: format.number(aboutItems(usual.median)) }),
        rule: t('shortfall.rule', { most: MAX_RUNS, least: MIN_RUNS }),
      }),
      lateText: (lateSince) => ({
        text: t('late.since', { time: formatMoment(lateSince) }),
        rule: t('late.rule', { ratio: UNUSUAL.long }),
      }),
    }),
    [t, format],
  );
}
