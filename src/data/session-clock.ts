import { isExpired, serverNow, type Session } from '@/domain/session-token';
import { SESSION_TIME_KEY } from '@/lib/storage-keys';
import { HOUR_MS } from '@/lib/durations';
import { appConfig } from './config';
import { deviceStorage } from './browser-storage';

/**
 * The later of the current time and the stored time; milliseconds, server clock. The stored time is later if the
 * device's clock was set back.
 */
function latestTime(session: Session): number {
  return Math.max(serverNow(session), Number(deviceStorage.get(SESSION_TIME_KEY)));
}

/** Stores the current time, so that an expired session stays expired when the clock is set back. */
export function storeLatestTime(session: Session): void {
  deviceStorage.set(SESSION_TIME_KEY, String(latestTime(session)));
}

/** Whether the token has expired, even if the clock was set back. */
export function hasExpired(session: Session): boolean {
  return isExpired(session, latestTime(session));
}

/** The end of the grace period. Until then, an expired session can read cached screens. Milliseconds, server clock. */
export function graceEndsAt({ user }: Session): number {
  return user.expiresAt * 1000 + appConfig().offlineGraceHours * HOUR_MS;
}

/** Whether the grace period is over. */
export function isGraceOver(session: Session): boolean {
  return latestTime(session) >= graceEndsAt(session);
}
