import { Suspense } from 'react';
import { useDataRemoved, useStorageState } from '@/data/sync/storage-recovery';
import { useConnection } from '@/data/sync/use-sync';
import type { Session } from '@/domain/session-token';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { useUpdate } from '../../pwa/use-update';
import styles from './notices.module.css';

/** Loads the code of the notices, after the first screen, so that it is available when the connection is lost. */
export async function loadNotices() {
  const [{ NoticeList: list }] = await Promise.all([import('./notice-list'), loadMoreTexts()]);
  return { default: list };
}

const NoticeList = optionalPart(loadNotices, () => null);

/** Notices in the top bar about unusual states. They use its free space, so that a notice moves nothing. */
export function Notices({ session }: { session: Session }) {
  const { state, fill } = useConnection();
  const storage = useStorageState();
  const wasRemoved = useDataRemoved();
  const { updateReady } = useUpdate(() => true);
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

/** The notice of a newer build, on top of a page without the shell. */
export function UpdateNotice() {
  const { updateReady } = useUpdate(() => true);
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
