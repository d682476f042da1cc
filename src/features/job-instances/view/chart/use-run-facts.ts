import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryRow } from '@/domain/instance';
import type { StripMark } from '@/domain/runs/charts/strip';
import type { ItemCount } from '@/domain/runs/figures/run-items';
import { newestBeforeRun } from '@/domain/versions/runs/version-of-run';
import { useRunText } from '@/shared/runs/use-run-text';

interface RunFacts {
  /** The version of the configuration that a run used; null if unknown. */
  versionOf: (mark: StripMark) => number | null;
  /** The text that every screen shows about a run, followed by the configuration version; "" without a run. */
  factsOf: (mark: StripMark | undefined, items?: ItemCount | null) => string;
}

/** Returns functions that describe the runs of the chart. */
export function useRunFacts(configurationHistory: HistoryRow | null): RunFacts {
  const { t } = useTranslation('health');
  const { textOf } = useRunText();
  return useMemo(() => {
    const versionOf = ({ run }: StripMark): number | null =>
      newestBeforeRun(configurationHistory?.entries ?? [], run.createdAt)?.version ?? null;
    const factsOf = (mark: StripMark | undefined, items?: ItemCount | null): string => {
      if (mark === undefined) return '';
      const version = versionOf(mark);
      return [
        // This text may end with an error message and its full stop.
        textOf(mark, items).replace(/\.$/, ''),
        version !== null && t('fact.version', { version }),
      ]
        .filter(Boolean)
        .join(', ');
    };
    return { versionOf, factsOf };
  }, [t, textOf, configurationHistory]);
}
