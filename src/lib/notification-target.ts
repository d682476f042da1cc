import { isRecord } from './json';

/** The data of a notification that the service worker shows for a page. */
export interface NotificationTarget {
  /** Where a press leads; null to the list of the last events. */
  readonly address: string | null;
  /** The event that a press reads; null for several. */
  readonly event: string | null;
}

/** Reads the data of a notification; an address of another origin is none. */
export function readNotificationTarget(data: unknown): NotificationTarget {
  const { address = null, event = null } = isRecord(data) ? data : {};
  const isOwn = typeof address === 'string' && /^\/(?![/\\])/.test(address);
  return { address: isOwn ? address : null, event: typeof event === 'string' ? event : null };
}
