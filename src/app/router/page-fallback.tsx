import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Stack } from '@/ui/layout/stack';

/** Placeholder while the first screen's code loads. It is as high as the window, so that the footer does not move. */
export function PageFallback() {
  const { t } = useTranslation('sync');
  return (
    <div role="status" aria-label={t('page.loading')} style={{ paddingTop: 24, minHeight: '100vh' }}>
      <Stack gap={4}>
        <Skeleton width="220px" height="24px" />
        <Skeleton width="100%" height="40px" />
        <Skeleton width="100%" height="240px" />
      </Stack>
    </div>
  );
}
