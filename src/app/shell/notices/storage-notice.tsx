import { useTranslation } from 'react-i18next';
import { useStorageState } from '@/data/sync/storage-recovery';
import { Notice } from './notice';

/** Shown while the browser stores nothing: what still works, and what exists only in this tab. */
export function StorageNotice() {
  const { t } = useTranslation('notices');
  const state = useStorageState();
  if (state === 'device') return null;
  return (
    <Notice kind="warning">
      {state === 'troubled' ? (
        t('storage.troubled')
      ) : (
        <>
          <strong>{t('storage.memoryTitle')}</strong> {t('storage.memoryText')}
        </>
      )}
    </Notice>
  );
}
