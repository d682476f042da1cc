import type { Session } from '@/domain/session-token';
import { ConnectionNotice } from './connection-notice';
import { FillNotice } from './fill-notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissDataRemoved, useDataRemoved, useStorageState } from '@/data/sync/storage-recovery';
import { useInMemory } from '@/data/sync/use-databases';
import { Notice } from './notice';
import { useUpdate } from '../../pwa/use-update';
import styles from './notices.module.css';

/**
 * All notices. A narrow screen shows only the first.
 * @param props.session null on pages without a session
 */
export function NoticeList({ session }: { session: Session | null }) {
  return (
    <>
      {session !== null && (
        <>
          <RemovedNotice />
          <ConnectionNotice session={session} />
          <StorageNotice />
        </>
      )}
      <UpdateNotice />
      {session !== null && <FillNotice />}
    </>
  );
}

/** Says that the browser has removed the data of this device. Stays until the user dismisses the notice. */
function RemovedNotice() {
  const { t } = useTranslation('notices');
  if (!useDataRemoved()) return null;
  return (
    <Notice
      kind="warning"
      action={
        <button type="button" className={styles.action} onClick={dismissDataRemoved}>
          {t('action.dismiss', { ns: 'common' })}
        </button>
      }
    >
      <strong>{t('removed.title')}</strong> {t('removed.text')}
    </Notice>
  );
}

/** Says that the storage of this device does not respond, or that this tab keeps everything in memory. */
function StorageNotice() {
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

/**
 * Offers a newer build. The click reloads the page at once: drafts are written to disk first, and other forms with
 * unsaved input ask before the page unloads.
 */
function UpdateNotice() {
  const { t } = useTranslation('notices');
  const { updateReady, apply } = useUpdate();
  const inMemory = useInMemory();
  const [isApplying, setApplying] = useState(false);
  if (!updateReady) return null;
  const reload = async (): Promise<void> => {
    setApplying(true);
    await apply();
    setApplying(false);
  };
  return (
    <Notice
      kind="info"
      short={t('update.short')}
      action={
        <button type="button" className={styles.action} disabled={isApplying} onClick={() => void reload()}>
          {t('update.apply')}
        </button>
      }
    >
      {t(inMemory ? 'update.readyInTab' : 'update.ready')}
    </Notice>
  );
}
