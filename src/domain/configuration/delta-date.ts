import { readAt, setAt } from './text/configuration-text';

const SPELLING = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Reads `YYYY-MM-DDTHH:mm:ss` with `Z`, an offset, or neither, which is meant in UTC; null when it is no date. */
export function parseDeltaDate(value: unknown): Date | null {
  const match = typeof value === 'string' ? SPELLING.exec(value.trim()) : null;
  const [, day, minutes, seconds, zone] = match ?? [];
  if (day === undefined || minutes === undefined) return null;
  const local = `${day}T${minutes}${seconds ?? ':00'}`;
  // JavaScript moves the 30th of February into March, so the day is read back.
  if (new Date(`${local}Z`).toJSON()?.startsWith(local) !== true) return null;
  const date = new Date(local + (zone ?? 'Z').replace(/^([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(date.getTime()) ? null : date;
}

/** `YYYY-MM-DDTHH:mm:ssZ` in UTC. */
export const formatDeltaDate = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

/** The configuration with delta switched on or off; off, a date that stands there becomes null. */
export function switchDelta(text: string, on: boolean): string {
  const switched = setAt(text, ['delta'], on);
  return on || readAt(switched, ['deltaDate']) === undefined ? switched : setAt(switched, ['deltaDate'], null);
}
