/** A whole number with at least two digits, as in clock times. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');
