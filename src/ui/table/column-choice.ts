import { chooseColumns, type Choosable } from './choose-columns';

const keysOf = (all: readonly Choosable[], chosen: readonly string[] | null): string[] =>
  chooseColumns(all, chosen).map(({ key }) => key);

/**
 * The choice as it is stored: the keys of the shown columns; null if these are the default columns.
 * @param all all columns, in the default order
 */
function tidy(all: readonly Choosable[], chosen: readonly string[]): string[] | null {
  const keys = keysOf(all, chosen);
  return keys.join() === keysOf(all, null).join() ? null : keys;
}

/**
 * Shows or hides a column, and returns the new choice (see `tidy`). A newly shown column is placed before the first
 * shown column that follows it in the default order.
 */
export function toggleColumn(
  all: readonly Choosable[],
  chosen: readonly string[] | null,
  key: string,
): string[] | null {
  const keys = keysOf(all, chosen);
  if (keys.includes(key))
    return tidy(
      all,
      keys.filter((each) => each !== key),
    );
  const usual = all.map((column) => column.key);
  const later = new Set(usual.slice(usual.indexOf(key) + 1));
  const before = keys.findIndex((each) => later.has(each));
  return tidy(all, keys.toSpliced(before < 0 ? keys.length : before, 0, key));
}

/**
 * Moves a shown column one place to the left (-1) or right (1), but never before the columns that are always shown.
 * Returns the new choice (see `tidy`).
 */
export function moveColumn(
  all: readonly Choosable[],
  chosen: readonly string[] | null,
  key: string,
  by: 1 | -1,
): string[] | null {
  const keys = keysOf(all, chosen);
  const from = keys.indexOf(key);
  if (from < 0) return chosen === null ? null : [...chosen];
  const to = Math.max(0, from + by);
  return tidy(all, keys.toSpliced(from, 1).toSpliced(to, 0, key));
}
