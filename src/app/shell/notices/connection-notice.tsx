import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '@/data/drafts/use-drafts';
import { isOutgoing } from '@/domain/drafts/draft';
import { type Session } from '@/domain/session-token';
import { graceEndsAt, hasExpired } from '@/data/session-clock';
import { lastSuccess } from '@/data/sync/sync-status-store';
import { useInMemory } from '@/data/sync/use-databases';
import { usePollsHeldUntil } from '@/data/sync/use-server-wait';
import { useConnection } from '@/data/sync/use-sync';
import { formatMoment } from '@/i18n/format/date';
import { useTryNow } from '@/shared/server-wait/use-try-now';
import { Notice } from './notice';
import { deviceClock } from '@/ui/text/device-clock';
import styles from './notices.module.css';

/**
 * Says since when the backend is unreachable, and how many drafts are waiting. If the session has expired, says only
 * how long the stored data can still be read. If the server asked for a pause, says when it ends, with a button to try
 * now.
 */
export function ConnectionNotice({ session }: { session: Session }) {
  const { state, asOf, serverFails } = useConnection();
  if (state !== 'lost') return null;
  return <LostNotice session={session} since={asOf ?? lastSuccess()} serverFails={serverFails} />;
}

interface LostNoticeProps {
  session: Session;
  since: number | null;
  serverFails: boolean;
}

function LostNotice({ session, since, serverFails }: LostNoticeProps) {
  const { t } = useTranslation('notices');
  const drafts = useDrafts() ?? [];
  const inMemory = useInMemory();
  const heldUntil = usePollsHeldUntil();
  const { busy, tryNow } = useTryNow();
  // Render on every tick of the clock, because the session may expire meanwhile.
  useSyncExternalStore(deviceClock.subscribe, deviceClock.read);
  if (hasExpired(session)) {
    return (
      <Notice kind="warning">
        {t('banner.expired', { time: formatMoment(graceEndsAt(session) - session.clockOffsetMs) })}
      </Notice>
    );
  }
  const waiting = drafts.filter(isOutgoing).length;
  const sentences = [
    // If the server fails, the connection indicator shows the time of the data, so this sentence contains no time.
    t(serverFails ? 'banner.serverFails' : since === null ? 'banner.lost' : 'banner.lostSince', {
      time: since === null ? '' : formatMoment(since),
    }),
    t(inMemory ? 'banner.storedInTab' : 'banner.stored'),
    heldUntil !== null && t('wait.until', { time: formatMoment(heldUntil) }),
    waiting > 0 && t('banner.waiting', { count: waiting }),
  ];
  return (
    <Notice
      kind="warning"
      // The short text mentions only the drafts: the connection indicator already says that the connection is lost.
      short={waiting > 0 ? t('banner.waits', { count: waiting }) : ''}
      count={waiting > 0 ? waiting : undefined}
      action={
        heldUntil !== null && (
          <button type="button" className={styles.action} aria-busy={busy} onClick={tryNow}>
            {t('wait.tryNow')}
          </button>
        )
      }
    >
      {sentences.filter(Boolean).join(' ')}
    </Notice>
  );
}
