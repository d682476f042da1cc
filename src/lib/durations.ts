/** Durations, milliseconds. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
/** 24 hours. A calendar day can last 23 or 25 hours. */
export const DAY_MS = 86_400_000;
