import { isExpired, serverNow, type Session } from '@/domain/session-token';
import { SESSION_TIME_KEY } from '@/lib/storage-keys';
import { appConfig } from '../config';
import { deviceStorage } from '../browser-storage';

const HOUR_MS = 3_600_000;

/** Milliseconds, server clock: the present, or the latest time that this device has noted when its clock was set back since. */
function latestTime(session: Session): number {
  return Math.max(serverNow(session), Number(deviceStorage.get(SESSION_TIME_KEY)));
}

/** Notes the present for later starts, so that a clock that is set back does not reopen what has closed. */
export function noteTime(session: Session): void {
  deviceStorage.set(SESSION_TIME_KEY, String(latestTime(session)));
}

/** Whether the token has expired, also by a time that was noted before the clock was set back. */
export function hasExpired(session: Session): boolean {
  return isExpired(session, latestTime(session));
}

/** When the screens of a session close without a connection: the hours of grace after it expires. Milliseconds, server clock. */
export function graceEnds({ user }: Session): number {
  return user.expiresAt * 1000 + appConfig().offlineGraceHours * HOUR_MS;
}

/** Whether not even the hours of grace are left. */
export function isGraceOver(session: Session): boolean {
  return latestTime(session) >= graceEnds(session);
}
