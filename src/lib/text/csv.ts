/** Invisible characters, which spreadsheets skip. */
const INVISIBLE = String.raw`[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]`;
/**
 * A spreadsheet reads a cell as a formula if it begins with one of these signs, in normal, full or small width (OWASP).
 */
const SIGN = '[=+\\-@＝＋－＠﹢﹣﹦﹫−]';
const FORMULA = new RegExp(String.raw`^(?:${INVISIBLE}*${SIGN}|[\t\r\n])`, 'u');
/** Matches where a formula would begin if a spreadsheet splits the cell at semicolons and line breaks. */
const FORMULA_INSIDE = new RegExp(String.raw`([;\r\n]${INVISIBLE}*)(?=${SIGN})`, 'gu');

/**
 * Writes rows as CSV (RFC 4180) with a byte order mark, which makes spreadsheets read the file as UTF-8. A cell that a
 * spreadsheet would run as a formula gets an apostrophe in front.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((cells) =>
    cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(cell))).join(','),
  );
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

function csvCell(text: string): string {
  const inside = text.replaceAll(FORMULA_INSIDE, "$1'");
  const harmless = FORMULA.test(text) ? `'${inside}` : inside;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
