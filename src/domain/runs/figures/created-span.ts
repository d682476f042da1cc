/** A filter by creation time, milliseconds since 1970: `from` is inclusive, `to` exclusive. */
export interface CreatedSpan {
  from: number;
  /** Null means until now. */
  to: number | null;
}

/** Parses "2026-11-21T00:00:00Z/2026-11-22T00:00:00Z"; the end may be empty. Returns null for anything else. */
export function readCreatedSpan(text: string | undefined): CreatedSpan | null {
  const [start = '', end = ''] = text?.split('/') ?? [];
  const from = Date.parse(start);
  const to = end === '' ? null : Date.parse(end);
  return Number.isNaN(from) || Number.isNaN(to) || (to !== null && to <= from) ? null : { from, to };
}

/** Writes a span in the format of the URL. */
export function writeCreatedSpan({ from, to }: CreatedSpan): string {
  return `${isoOf(from)}/${to === null ? '' : isoOf(to)}`;
}

const isoOf = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');
