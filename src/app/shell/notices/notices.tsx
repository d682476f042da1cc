import { Suspense } from 'react';
import { useDataRemoved, useStorageState } from '@/data/sync/storage-recovery';
import { useConnection } from '@/data/sync/use-sync';
import type { Session } from '@/domain/session-token';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { useUpdate } from '../../pwa/use-update';
import styles from './notices.module.css';

/**
 * Loads the code of the notices. Call it after the first screen, so that the code is there when the connection is lost.
 */
export async function loadNotices() {
  const [{ NoticeList: list }] = await Promise.all([import('./notice-list'), loadMoreTexts()]);
  return { default: list };
}

const NoticeList = optionalPart(loadNotices, () => null);

/** The notices about unusual states, in the free space of the top bar, so that a notice does not move the page. */
export function Notices({ session }: { session: Session }) {
  const { state, fill } = useConnection();
  const storage = useStorageState();
  const wasRemoved = useDataRemoved();
  const { updateReady } = useUpdate();
  const isUnusual = state === 'lost' || !fill.done || storage !== 'device' || wasRemoved || updateReady;
  return (
    <div className={styles.notices}>
      {isUnusual && (
        <Suspense fallback={null}>
          <NoticeList session={session} />
        </Suspense>
      )}
    </div>
  );
}

/** The notice of a newer build on a page without a session. It lies over the page. */
export function UpdateNotice() {
  const { updateReady } = useUpdate();
  return (
    updateReady && (
      <div className={styles.over}>
        <Suspense fallback={null}>
          <NoticeList session={null} />
        </Suspense>
      </div>
    )
  );
}
