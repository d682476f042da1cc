import { alikeParts } from './alike-parts';

/** A part of a text; `different` if the other text does not contain it. */
export interface TextPart {
  text: string;
  different: boolean;
}

/** Splits two texts into common and different parts; null if each text is to be marked as a whole. */
export function markParts(before: string, after: string): { before: TextPart[]; after: TextPart[] } | null {
  const changes = alikeParts(before, after, 'word');
  if (changes === null) return null;
  const partsWithout = (excluded: 'added' | 'removed'): TextPart[] =>
    changes
      .filter((change) => !change[excluded])
      .map(({ value, added, removed }) => ({ text: value, different: added || removed }));
  return { before: partsWithout('added'), after: partsWithout('removed') };
}
