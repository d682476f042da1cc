import type { HistoryRow, InstanceRow } from '../instance';
import type { CreatedSpan } from '../runs/period/created-span';

/**
 * Whether a history includes the last change of its integration: the history was read after the change, or contains a
 * version from that time. Also true if the time of the change is unknown.
 * @param history its `readAt` must be by the server's clock
 * @param updatedAt when the integration was last changed, ISO 8601; null if unknown
 */
export function hasLastChange({ readAt, entries }: HistoryRow, updatedAt: string | null): boolean {
  const updated = Date.parse(updatedAt ?? '');
  return Number.isNaN(updated) || readAt >= updated || timeOf(entries[0]) >= updated;
}

/** Whether an integration may have been changed in a span or after it. */
export const mayHaveChanged = ({ updatedAt }: Pick<InstanceRow, 'updatedAt'>, { from }: CreatedSpan): boolean =>
  !(Date.parse(updatedAt ?? '') < from);

/** Which changes in a span a history has: `all`, only the `newest`, or possibly `none`. */
export type KnownPart = 'all' | 'newest' | 'none';

/**
 * Which part of an integration's changes in a span is on this device. The device keeps only the newest versions.
 * @param history its `readAt` must be by the server's clock; null if the history was never read
 */
export function knownPart(
  { updatedAt }: Pick<InstanceRow, 'updatedAt'>,
  history: HistoryRow | null,
  span: CreatedSpan,
): KnownPart {
  if (!mayHaveChanged({ updatedAt }, span)) return 'all';
  if (history === null) return 'none';
  const wasReadAfter = span.to !== null && history.readAt >= span.to;
  if (!wasReadAfter && !hasLastChange(history, updatedAt)) return 'none';
  return history.hasMore && !(timeOf(history.entries.at(-1)) < span.from) ? 'newest' : 'all';
}

const timeOf = (entry: { loggedAt: string | null } | undefined): number => Date.parse(entry?.loggedAt ?? '');
