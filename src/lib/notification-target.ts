import { isRecord } from './json';

/** The data of a notification that the service worker shows for a page. */
export interface NotificationTarget {
  /** The address that a press opens; null for the list of the last events. */
  readonly address: string | null;
  /** The event that a press marks as read; null for a notification about several events. */
  readonly event: string | null;
}

/** Reads the data of a notification. Ignores an address of another origin. */
export function readNotificationTarget(data: unknown): NotificationTarget {
  const { address = null, event = null } = isRecord(data) ? data : {};
  const isOwn = typeof address === 'string' && /^\/(?![/\\])/.test(address);
  return { address: isOwn ? address : null, event: typeof event === 'string' ? event : null };
}
