/** The JSON text of a value, without the indentation that it has in the configuration; "" for undefined and null. */
export function shownJson(raw: string | undefined): string {
  if (raw === undefined || raw === 'null') return '';
  const lines = raw.split('\n');
  const margins = lines.slice(1).map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const margin = margins.length === 0 ? 0 : Math.min(...margins);
  return lines.map((line, index) => (index === 0 ? line : line.slice(margin))).join('\n');
}
