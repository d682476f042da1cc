/** A whole number with at least two digits, as in clock times. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
