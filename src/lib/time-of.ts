/** A time in ISO 8601 as milliseconds since 1970; null if it is absent or unreadable. */
export function timeOf(text: string | null): number | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : time;
}
