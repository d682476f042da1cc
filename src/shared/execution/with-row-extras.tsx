import { Suspense, useState, type ReactNode } from 'react';
import { useFirstDataReady } from '@/data/sync/first-screen';
import type { ExecutionRow } from '@/domain/execution';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { RowExtrasContext, type RowExtras } from './row-extras';

const LoadedExtras = optionalPart(
  async () => {
    const [extras] = await Promise.all([import('./load-row-extras'), loadMoreTexts()]);
    return { default: extras.LoadRowExtras };
  },
  () => null,
);

/** Gives the extras of `rows` to `children`, the list of rows. The extras load after the rows are on the screen. */
export function WithRowExtras({ rows, children }: { rows: readonly ExecutionRow[]; children: ReactNode }) {
  const isReady = useFirstDataReady();
  const [extras, setExtras] = useState<RowExtras | null>(null);
  return (
    <RowExtrasContext value={extras}>
      {children}
      {isReady && (
        <Suspense>
          <LoadedExtras rows={rows} onChange={setExtras} />
        </Suspense>
      )}
    </RowExtrasContext>
  );
}
