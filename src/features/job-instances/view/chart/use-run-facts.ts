import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryRow } from '@/domain/instance';
import type { StripMark } from '@/domain/runs/charts/strip';
import type { UsualDuration } from '@/domain/runs/figures/usual-duration';
import { versionAt } from '@/domain/versions/version-changes';
import { useFormat } from '@/i18n/format/use-format';
import { useRunText } from '@/shared/runs/use-run-text';

/** Returns a function that describes a run: outcome, time, duration, usual duration, version of the configuration. */
export function useRunFacts(
  usual: UsualDuration | null,
  configurationHistory: HistoryRow | null,
): (mark: StripMark | undefined) => string {
  const { t } = useTranslation('health');
  const { textOf } = useRunText();
  const format = useFormat();
  return useCallback(
    (mark) => {
      if (mark === undefined) return '';
      const version = versionAt(Date.parse(mark.run.createdAt ?? ''), configurationHistory?.entries ?? []);
      return [
        textOf(mark),
        usual && t('fact.usually', { duration: format.duration(usual.median) }),
        version !== null && t('fact.version', { version }),
      ]
        .filter(Boolean)
        .join(', ');
    },
    [t, textOf, format, usual, configurationHistory],
  );
}
