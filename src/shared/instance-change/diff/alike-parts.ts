import { diffChars, diffWordsWithSpace, type Change } from 'diff';

/** Two texts that together have more characters than this are not compared. */
const MAX_LENGTH = 5_000;
/** Time limit for comparing two texts. */
const TIMEOUT_MS = 100;
/**
 * The minimum share of unchanged text, without parts that are only white space. It is greater for characters, because
 * different words often have some characters in common.
 */
const MIN_SHARE_IN_COMMON = { word: 0.3, character: 0.6 };

/** The common and the different parts of two texts; null if they have little in common or are too long to compare. */
export function alikeParts(before: string, after: string, unit: 'word' | 'character'): Change[] | null {
  if (before.length + after.length > MAX_LENGTH) return null;
  const compare = unit === 'word' ? diffWordsWithSpace : diffChars;
  const parts = compare(before, after, { timeout: TIMEOUT_MS });
  if (parts === undefined) return null;
  const common = parts.reduce(
    (sum, { value, added, removed }) => sum + (added || removed || value.trim() === '' ? 0 : value.length),
    0,
  );
  return common < MIN_SHARE_IN_COMMON[unit] * Math.max(before.length, after.length) ? null : parts;
}
