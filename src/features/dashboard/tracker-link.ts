import { INSTANCES_PATH, TRACKER_PATH } from '@/domain/addresses/paths';
import { PENDING_STATUSES } from '@/domain/execution-status';
import { writeCreatedSpan } from '@/domain/runs/period/created-span';
import type { Period, Span } from '@/domain/runs/period/period';

/** The address of the tracker with the runs of one status, created since `from` (milliseconds since 1970). */
export const trackerLink = (status: string, from: number): string =>
  linkOf(status, writeCreatedSpan({ from, to: null }));

/**
 * The address of the tracker with the runs of one status in a period of the dashboard. For the night, the address has
 * the name of the period, because the night is the same period in the tracker. For other periods, the address has the
 * start time, because the tracker's periods begin at whole hours or days, and the dashboard's periods do not.
 */
export const periodLink = (status: string, period: Period, { from }: Span): string =>
  period === 'night' ? linkOf(status, period) : trackerLink(status, from);

const linkOf = (status: string, created: string): string =>
  `${TRACKER_PATH}?${new URLSearchParams({ status, created })}`;

/**
 * The address of the tracker without filters. It needs a parameter: without one, the tracker restores the filters of
 * the last visit.
 */
export const UNFILTERED_LINK = `${TRACKER_PATH}?page=1`;

/** The address of the tracker with the pending runs. */
export const PENDING_LINK = `${TRACKER_PATH}?${new URLSearchParams(PENDING_STATUSES.map((status) => ['status', status]))}`;

/** The address of the list with the integrations whose last run processed nothing. */
export const SILENT_LINK = `${INSTANCES_PATH}?health=silent`;
