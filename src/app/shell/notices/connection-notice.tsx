import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { appConfig } from '@/data/config';
import { useDrafts } from '@/data/drafts/use-drafts';
import { isExpired, type Session } from '@/domain/session-token';
import { lastSuccess } from '@/data/sync/sync-status-store';
import { useConnection } from '@/data/sync/use-sync';
import { formatMoment } from '@/i18n/format/date';
import { Banner } from '@/ui/feedback/banner';
import { sharedClock } from '@/ui/text/shared-clock';

const HOUR_MS = 3_600_000;

/** While the backend cannot be reached: since when, what is shown, what waits; and how long an expired session still reads. */
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
  const { t } = useTranslation('sync');
  const drafts = useDrafts() ?? [];
  // A session may expire while this is shown.
  useSyncExternalStore(sharedClock.subscribe, sharedClock.read);
  if (isExpired(session)) {
    const ends = session.user.expiresAt * 1000 - session.clockOffsetMs + appConfig().offlineGraceHours * HOUR_MS;
    return <Banner kind="warning">{t('banner.expired', { time: formatMoment(ends) })}</Banner>;
  }
  const lost = serverFails ? 'serverFails' : 'lost';
  const waiting = drafts.filter(({ state }) => state === 'ready' || state === 'sending').length;
  const sentences = [
    since === null ? t(`banner.${lost}`) : t(`banner.${lost}Since`, { time: formatMoment(since) }),
    t('banner.stored'),
    waiting > 0 && t('banner.waiting', { count: waiting }),
  ];
  return <Banner kind="warning">{sentences.filter(Boolean).join(' ')}</Banner>;
}
