import { useTranslation } from 'react-i18next';
import { useUpdate } from '../../pwa/use-update';
import { Notice } from './notice';
import styles from './notices.module.css';

/**
 * Offers a newer build. Drafts are written to disk first; any other form with unsaved input asks when the page unloads.
 */
export function UpdateNotice() {
  const { t } = useTranslation('notices');
  const { updateReady, apply } = useUpdate(() => true);
  if (!updateReady) return null;
  return (
    <Notice
      kind="info"
      action={
        <button type="button" className={styles.action} onClick={() => void apply()}>
          {t('update.apply')}
        </button>
      }
    >
      {t('update.ready')}
    </Notice>
  );
}
