import { TRACKER_PATH } from '@/domain/addresses/paths';
import { PENDING_STATUSES } from '@/domain/execution-status';
import { writeCreatedSpan } from '@/domain/runs/figures/created-span';

/** The address of the tracker with the runs of one status that were created since a time, milliseconds since 1970. */
export const trackerLink = (status: string, from: number): string =>
  `${TRACKER_PATH}?${new URLSearchParams({ status, created: writeCreatedSpan({ from, to: null }) })}`;

/** The address of the tracker with the pending runs. */
export const PENDING_LINK = `${TRACKER_PATH}?${new URLSearchParams(PENDING_STATUSES.map((status) => ['status', status]))}`;
