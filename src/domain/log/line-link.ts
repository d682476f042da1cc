/** A range of lines, both ends included, counted from 1 as on the screen. */
export interface LineRange {
  first: number;
  last: number;
}

/** Reads the range from the hash of a URL, "#L1281" or "#L1276-L1281"; null for any other hash. */
export function readLineLink(hash: string): LineRange | null {
  const [, from = '', to = from] = /^#L(\d{1,9})(?:-L?(\d{1,9}))?$/.exec(hash) ?? [];
  const first = Math.min(Number(from), Number(to));
  return first >= 1 ? { first, last: Math.max(Number(from), Number(to)) } : null;
}

/** The hash of a URL that selects a range of lines, for example "#L1276-L1281". */
export function lineLink({ first, last }: LineRange): string {
  return first === last ? `#L${first}` : `#L${first}-L${last}`;
}
