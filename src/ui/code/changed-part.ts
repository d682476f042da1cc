/** The shortest single replacement that turns `before` into `after`; null when they are equal. */
export function changedPart(before: string, after: string): { from: number; to: number; insert: string } | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  let same = 0;
  while (
    same < shorter - from &&
    before.charCodeAt(before.length - same - 1) === after.charCodeAt(after.length - same - 1)
  )
    same++;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
