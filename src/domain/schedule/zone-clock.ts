const MINUTE = 60_000;
/** The largest clock change of any zone, in milliseconds. */
const LONGEST_SHIFT = 3 * 60 * MINUTE;

/** A zone's offset from UTC at an instant, in minutes. */
export function zoneOffset(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((entry) => entry.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((local - Math.floor(at.getTime() / MINUTE) * MINUTE) / MINUTE);
}

/** Whether the zone's clock shows the time of this instant twice, because the clock is put back. */
export function isRepeatedTime(zone: string, at: Date): boolean {
  const offset = zoneOffset(zone, at);
  return [-LONGEST_SHIFT, LONGEST_SHIFT].some((distance) => {
    const other = zoneOffset(zone, new Date(at.getTime() + distance));
    return other !== offset && zoneOffset(zone, new Date(at.getTime() + (offset - other) * MINUTE)) === other;
  });
}
