import { diffWordsWithSpace } from 'diff';

/** A part of a text; `different` if the other text does not contain it. */
export interface TextPart {
  text: string;
  different: boolean;
}

/** Two texts that together have more characters than this are not compared word by word. */
const MAX_LENGTH = 5_000;
const TIMEOUT_MS = 100;
/** If less than this share of the longer text is unchanged, the texts are marked as a whole. */
const MIN_SHARE_IN_COMMON = 0.3;

/** Splits two texts into common and different parts; null if each text is to be marked as a whole. */
export function markParts(before: string, after: string): { before: TextPart[]; after: TextPart[] } | null {
  if (before.length + after.length > MAX_LENGTH) return null;
  const changes = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS });
  if (changes === undefined) return null;
  const partsWithout = (excluded: 'added' | 'removed'): TextPart[] =>
    changes
      .filter((change) => !change[excluded])
      .map(({ value, added, removed }) => ({ text: value, different: added || removed }));
  const common = changes.reduce((sum, { value, added, removed }) => sum + (added || removed ? 0 : value.length), 0);
  if (common < MIN_SHARE_IN_COMMON * Math.max(before.length, after.length)) return null;
  return { before: partsWithout('added'), after: partsWithout('removed') };
}
