/** A filter by the time of creation: from a time on, and before another one. Milliseconds since 1970; null is open. */
export interface CreatedSpan {
  from: number;
  /** Null until now. */
  to: number | null;
}

/** Reads "2026-11-21T00:00:00Z/2026-11-22T00:00:00Z", whose end may be absent; null for anything else. */
export function readCreatedSpan(text: string | undefined): CreatedSpan | null {
  const [start = '', end = ''] = text?.split('/') ?? [];
  const from = Date.parse(start);
  const to = end === '' ? null : Date.parse(end);
  return Number.isNaN(from) || Number.isNaN(to) || (to !== null && to <= from) ? null : { from, to };
}

/** Writes a span as the address has it. */
export function writeCreatedSpan({ from, to }: CreatedSpan): string {
  return `${isoOf(from)}/${to === null ? '' : isoOf(to)}`;
}

const isoOf = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');
