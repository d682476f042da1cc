import { TRACKER_PATH } from '@/domain/addresses/paths';
import { writeCreatedSpan } from '@/domain/runs/figures/created-span';

/** The address of the tracker with the runs of one status that were created since a time, milliseconds since 1970. */
export const trackerLink = (status: string, from: number): string =>
  `${TRACKER_PATH}?${new URLSearchParams({ status, created: writeCreatedSpan({ from, to: null }) })}`;
