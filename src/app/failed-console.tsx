import { useTranslation } from 'react-i18next';
import { useInMemory } from '@/data/sync/use-databases';
import { ErrorState } from '@/ui/feedback/error-state';

/** The page that replaces the console after an error that no screen could show. */
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
