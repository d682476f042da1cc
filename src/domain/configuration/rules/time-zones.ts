/** The IANA zone names plus UTC, UTC first (spec 2, section 3, Rule). */
export function timeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
}
