/** A run of at least this multiple of the usual duration is long. */
export const LONG_RATIO = 1.5;
/** The track ends at this multiple of the usual duration. */
const TRACK_RATIO = 2;
/** The minimum length of a bar, so that a short run is visible. */
const MIN_SHARE = 0.03;

/** The length of a bar as a share of its track. @param ratio a duration divided by the usual duration */
export const barShare = (ratio: number): number => Math.min(1, Math.max(MIN_SHARE, ratio / TRACK_RATIO));
