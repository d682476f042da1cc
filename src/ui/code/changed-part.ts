/** The shortest single replacement that makes `after` of `before`; null when they are the same. */
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
