const upTo = (count: number, first = 0): number[] => Array.from({ length: count }, (_, index) => first + index);

/** The values that the fields of a schedule offer. */
export const HOURS: readonly number[] = upTo(24);
export const MINUTES: readonly number[] = upTo(60);
export const MONTH_DAYS: readonly number[] = upTo(31, 1);
/** The days of the week, Monday first. Monday to Saturday are 1 to 6, Sunday is 0. */
export const WEEK_DAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 0];
