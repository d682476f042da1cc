/** A spreadsheet reads a cell that begins with one of these characters as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. A cell that a spreadsheet would
 * run as a formula gets an apostrophe in front.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((cells) =>
    cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(cell))).join(','),
  );
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

function csvCell(text: string): string {
  const harmless = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
