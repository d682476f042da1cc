import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '@/data/online/use-loaded';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Stack } from '@/ui/layout/stack';
import { LoadFailure } from './load-failure';
import { StaleNotice } from './stale-notice';

interface OnlineItemProps<T> {
  loaded: Loaded<T>;
  /** Shown after a 404: the item does not exist, or the user may not see it. */
  missing?: ReactNode;
  /** The number of rows in the skeleton. */
  skeletonRows?: number;
  children: (value: T) => ReactNode;
}

/** The body of a screen that shows one item of the server: a skeleton, the item, a failure, or `missing`. */
export function OnlineItem<T>({ loaded, missing, skeletonRows = 4, children }: OnlineItemProps<T>) {
  const { t } = useTranslation('online');
  const { value, problem } = loaded;
  if (problem?.status === 404 && missing !== undefined) return missing;
  if (value === undefined && problem !== null) return <LoadFailure problem={problem} onRetry={loaded.retry} />;
  if (value === undefined) {
    return (
      <div role="status" aria-busy aria-label={t('loading')} style={{ maxWidth: 560, paddingTop: 16 }}>
        <Stack gap={6}>
          {Array.from({ length: skeletonRows }, (_, index) => (
            <Stack key={index} gap={2}>
              <Skeleton width="120px" />
              <Skeleton height="32px" />
            </Stack>
          ))}
        </Stack>
      </div>
    );
  }
  return (
    <>
      <StaleNotice loaded={loaded} />
      {children(value)}
    </>
  );
}
