/** A place in a text, as an editor shows it. */
export interface TextPlace {
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** The part of the line before the place. */
  before: string;
  /** The character at the place; "" at the end of the line. */
  at: string;
  /** The rest of the line. */
  after: string;
}

/** The maximum length of `before` and `after`, without the "…" that marks a cut. */
const MAX_LENGTH = 60;

/** The place of the character with this offset. Lines end with a line feed, with or without a carriage return. */
export function placeAt(text: string, offset: number): TextPlace {
  const place = Math.max(0, Math.min(offset, text.length));
  const start = place === 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1;
  const end = lineEnd(text, start);
  const shown = Math.min(place, end);
  const first = Math.max(start, shown - MAX_LENGTH);
  const last = Math.min(end, shown + 1 + MAX_LENGTH);
  return {
    line: countLines(text, start),
    column: shown - start + 1,
    before: `${first > start ? '…' : ''}${text.slice(first, shown)}`,
    at: text.slice(shown, Math.min(shown + 1, end)),
    after: `${text.slice(shown + 1, last)}${last < end ? '…' : ''}`,
  };
}

function lineEnd(text: string, start: number): number {
  const feed = text.indexOf('\n', start);
  const end = feed < 0 ? text.length : feed;
  return text[end - 1] === '\r' && end > start ? end - 1 : end;
}

function countLines(text: string, start: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
