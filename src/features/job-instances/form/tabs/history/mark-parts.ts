import { diffWordsWithSpace } from 'diff';

/** A part of a text; `different` when the other text does not have it. */
export interface TextPart {
  text: string;
  different: boolean;
}

/** Longer texts are marked as a whole. */
const LONGEST = 5_000;
const TIMEOUT_MS = 100;
/** With less in common, single words would only confuse. */
const ENOUGH_IN_COMMON = 0.3;

/** The words in which two texts differ; null when they have little in common, so that all of both is different. */
export function markParts(before: string, after: string): { before: TextPart[]; after: TextPart[] } | null {
  if (before.length + after.length > LONGEST) return null;
  const changes = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS });
  if (changes === undefined) return null;
  const side = (other: 'added' | 'removed'): TextPart[] =>
    changes
      .filter((change) => !change[other])
      .map(({ value, added, removed }) => ({ text: value, different: added || removed }));
  const common = changes.reduce((sum, { value, added, removed }) => sum + (added || removed ? 0 : value.length), 0);
  if (common < ENOUGH_IN_COMMON * Math.max(before.length, after.length)) return null;
  return { before: side('added'), after: side('removed') };
}
