import { useTranslation } from 'react-i18next';
import { useStorageState } from '@/data/sync/storage-recovery';
import { Banner } from '@/ui/feedback/banner';

/** While this browser stores nothing for the console: what works all the same, and what is kept in this tab only. */
export function StorageNotice() {
  const { t } = useTranslation('sync');
  const state = useStorageState();
  if (state === 'device') return null;
  return (
    <Banner kind="warning">
      {state === 'troubled' ? (
        t('storage.troubled')
      ) : (
        <>
          <strong>{t('storage.memoryTitle')}</strong> {t('storage.memoryText')}
        </>
      )}
    </Banner>
  );
}
