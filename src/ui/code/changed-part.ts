/** The shortest single replacement that turns `before` into `after`; null if the two texts are equal. */
export function changedPart(before: string, after: string): { from: number; to: number; insert: string } | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  let sameAtEnd = 0;
  while (
    sameAtEnd < shorter - from &&
    before.charCodeAt(before.length - sameAtEnd - 1) === after.charCodeAt(after.length - sameAtEnd - 1)
  )
    sameAtEnd++;
  return { from, to: before.length - sameAtEnd, insert: after.slice(from, after.length - sameAtEnd) };
}
