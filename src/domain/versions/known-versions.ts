import type { HistoryRow, InstanceRow } from '../instance';
import type { CreatedSpan } from '../runs/period/created-span';

/**
 * Whether a history contains the last change of its integration: the history was read later, or has the change.
 * @param history `readAt` must be by the server's clock
 * @param updatedAt when the integration was last changed, ISO 8601; null when unknown
 */
export function hasLastChange({ readAt, entries }: HistoryRow, updatedAt: string | null): boolean {
  const updated = Date.parse(updatedAt ?? '');
  return Number.isNaN(updated) || readAt >= updated || timeOf(entries[0]) >= updated;
}

/** Whether a span can contain a change of an integration. */
export const mayHaveChanged = ({ updatedAt }: Pick<InstanceRow, 'updatedAt'>, { from }: CreatedSpan): boolean =>
  !(Date.parse(updatedAt ?? '') < from);

/** How much of the changes in a span a history has: `all`, only the `newest`, or maybe `none` of them. */
export type KnownPart = 'all' | 'newest' | 'none';

/**
 * How much of the changes in a span this device has, which keeps only the newest versions.
 * @param history `readAt` must be by the server's clock; null if it was never read
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
