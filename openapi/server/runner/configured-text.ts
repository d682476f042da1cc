/**
 * A value of a configuration as a text. Unlike `String`, it accepts an object with a property `toString`. Parts of a
 * list are separated by commas; an object is written as JSON.
 */
export function configuredText(value: unknown): string {
  if (Array.isArray(value)) return value.map(configuredText).join(',');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
