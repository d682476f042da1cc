/** From this multiple of the usual duration on, a run was long. */
export const LONG = 1.5;
/** The track ends at this multiple of the usual duration. */
const TRACK = 2;
/** A short run is still seen. */
const LEAST = 0.03;

/** The length of a bar as a share of its track. @param ratio of a duration to the usual one */
export const barShare = (ratio: number): number => Math.min(1, Math.max(LEAST, ratio / TRACK));
