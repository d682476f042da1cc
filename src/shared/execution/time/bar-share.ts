/** The full length of the track shows this many times the usual duration. */
const TRACK_RATIO = 2;
/** The minimum length of a bar, so that a short run is visible. */
const MIN_SHARE = 0.03;

/**
 * The length of a bar as a share of its track.
 * @param ratio the duration divided by the usual duration
 */
export const barShare = (ratio: number): number => Math.min(1, Math.max(MIN_SHARE, ratio / TRACK_RATIO));
