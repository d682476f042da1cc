/** Invisible characters, which spreadsheets skip. */
const UNSEEN = String.raw`[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]`;
/** A cell that begins with one of these signs, in any width, is a formula for a spreadsheet (OWASP). */
const SIGN = '[=+\\-@＝＋－＠﹢﹣﹦﹫−]';
const FORMULA = new RegExp(String.raw`^(?:${UNSEEN}*${SIGN}|[\t\r\n])`, 'u');
/** The start of a cell with a formula, for a spreadsheet that separates cells with semicolons. */
const FORMULA_INSIDE = new RegExp(String.raw`([;\r\n]${UNSEEN}*)(?=${SIGN})`, 'gu');

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
  const inside = text.replaceAll(FORMULA_INSIDE, "$1'");
  const harmless = FORMULA.test(text) ? `'${inside}` : inside;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
