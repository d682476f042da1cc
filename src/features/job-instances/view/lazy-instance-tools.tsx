import { Suspense } from 'react';
import type { InstanceRow } from '@/domain/instance';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';

const Tools = optionalPart(
  async () => {
    const [{ InstanceTools }] = await Promise.all([import('./instance-tools'), loadMoreTexts()]);
    return { default: InstanceTools };
  },
  () => null,
);

/** The actions in the head that come after the data. Put them first, so that they move nothing. */
export function LazyInstanceTools({ row }: { row: InstanceRow }) {
  return (
    <Suspense fallback={null}>
      <Tools row={row} />
    </Suspense>
  );
}
