import { readAt, setAt } from './text/configuration-text';

const FORMAT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Reads a text such as `2026-11-23T03:36:47`, which may end with Z or an offset. If it has neither, the time is in UTC.
 * Null if the value is not such a text, or the day does not exist.
 */
export function parseDeltaDate(value: unknown): Date | null {
  const match = typeof value === 'string' ? FORMAT.exec(value.trim()) : null;
  const [, day, minutes, seconds, zone] = match ?? [];
  if (day === undefined || minutes === undefined) return null;
  const local = `${day}T${minutes}${seconds ?? ':00'}`;
  // JavaScript moves the 30th of February into March, so the parsed date is compared with the text.
  if (!new Date(`${local}Z`).toJSON()?.startsWith(local)) return null;
  const date = new Date(local + (zone ?? 'Z').replace(/^([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Writes a date in UTC, as `YYYY-MM-DDTHH:mm:ssZ`. */
export const formatDeltaDate = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

/** The configuration with delta switched on or off. Switching off sets an existing date to null. */
export function setDelta(text: string, on: boolean): string {
  const switched = setAt(text, ['delta'], on);
  return on || readAt(switched, ['deltaDate']) === undefined ? switched : setAt(switched, ['deltaDate'], null);
}
