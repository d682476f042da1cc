import { useTranslation } from 'react-i18next';
import { useInMemory } from '@/data/sync/use-databases';
import { ErrorState } from '@/ui/feedback/error-state';

/** Shown instead of the whole console when it has stopped. */
export function FailedConsole({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('sync');
  return (
    <ErrorState
      title={t('page.failedTitle')}
      text={t(useInMemory() ? 'page.failedTextInTab' : 'page.failedText')}
      details={error instanceof Error ? (error.stack ?? error.message) : String(error)}
      onRetry={onRetry}
    />
  );
}
