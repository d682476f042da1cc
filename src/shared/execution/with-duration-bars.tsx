import { Suspense, useState, type ReactNode } from 'react';
import { useFirstDataReady } from '@/data/sync/first-screen';
import type { ExecutionRow } from '@/domain/execution';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { DurationBarContext, type RenderBar } from './time/run-duration';

const DurationBars = optionalPart(
  async () => {
    const [bars] = await Promise.all([import('./time/duration-bars'), loadMoreTexts()]);
    return { default: bars.DurationBars };
  },
  () => null,
);

/** Adds duration bars to the list in `children`, as soon as the rows of the list are on the screen. */
export function WithDurationBars({ rows, children }: { rows: readonly ExecutionRow[]; children: ReactNode }) {
  const isReady = useFirstDataReady();
  const [bars, setBars] = useState<{ of: RenderBar } | null>(null);
  return (
    <DurationBarContext value={bars?.of ?? null}>
      {children}
      {isReady && (
        <Suspense>
          <DurationBars rows={rows} onChange={setBars} />
        </Suspense>
      )}
    </DurationBarContext>
  );
}
