import { Suspense, useEffect } from 'react';
import { useUsualDurations, usualKey } from '@/data/queries/health/use-usual-durations';
import type { ExecutionRow } from '@/domain/execution';
import { optionalPart } from '@/ui/feedback/lazy-part';
import type { RowExtras } from './row-extras';
import { DurationBar } from './time/duration-bar';

const RowWatch = optionalPart(
  async () => ({ default: (await import('./watch/row-watch')).RowWatch }),
  () => null,
);

interface LoadRowExtrasProps {
  rows: readonly ExecutionRow[];
  onChange: (extras: RowExtras) => void;
}

/** Passes new extras to `onChange` whenever the usual durations of the listed instances change. */
export function LoadRowExtras({ rows, onChange }: LoadRowExtrasProps) {
  const codes = new Set(rows.map(({ instanceCode }) => instanceCode).filter((code) => code !== null));
  const usual = useUsualDurations([...codes].toSorted());
  useEffect(() => {
    if (usual === undefined) return;
    onChange({
      renderBar: (row) => {
        const median = usual[usualKey(row)];
        return median === undefined ? null : <DurationBar row={row} usual={median} />;
      },
      renderWatch: (row) => (
        <Suspense>
          <RowWatch row={row} />
        </Suspense>
      ),
    });
  }, [usual, onChange]);
  return null;
}
