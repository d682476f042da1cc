import { diffArrays, diffChars, diffWordsWithSpace } from 'diff';

/** A part of two compared texts: in both of them, only in the new text, or only in the old text. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** The unit of comparison: words of a sentence, characters of a code or pattern, or entries of a list. */
export type MarkUnit = 'word' | 'character' | 'entry';

/**
 * The minimum share of unchanged text. Below this share, the whole text is marked as replaced, because different words
 * often have some characters in common.
 */
const MIN_SHARE_IN_COMMON = { word: 0.3, character: 0.6 };
/** Time limit for comparing two long, different texts. */
const TIMEOUT_MS = 200;

/**
 * Compares two texts and returns what stays, what is added and what is removed. If the texts have little in common, the
 * whole text counts as replaced.
 */
export function markedText(before: string, after: string, unit: MarkUnit): TextPart[] {
  if (before === after) return partsOf([{ value: after }]);
  if (unit === 'entry') return entryParts(before, after);
  const compare = unit === 'word' ? diffWordsWithSpace : diffChars;
  const changes = compare(before, after, { timeout: TIMEOUT_MS });
  if (changes === undefined || !isAlike(changes, MIN_SHARE_IN_COMMON[unit] * Math.max(before.length, after.length)))
    return partsOf(replacement(before, after));
  return partsOf(changes);
}

function isAlike(changes: readonly Change[], enough: number): boolean {
  const common = changes.reduce(
    (sum, { value, added, removed }) => sum + (added || removed ? 0 : value.trim().length),
    0,
  );
  return common >= enough;
}

interface Change {
  value: string;
  added?: boolean;
  removed?: boolean;
}

const SEPARATOR = ', ';

/** Compares two lists as they are displayed, with a comma between entries. */
function entryParts(before: string, after: string): TextPart[] {
  const [old, now] = [before, after].map((text) => (text === '' ? [] : text.split(SEPARATOR)));
  const changes = diffArrays(old ?? [], now ?? []);
  const first = changes.findIndex(({ added, removed }) => !added && !removed);
  return partsOf(
    changes.map(({ value, added, removed }, index) => ({
      // Parts before the first unchanged part end with a comma; parts after it begin with a comma.
      value:
        (first !== -1 && index > first ? SEPARATOR : '') + value.join(SEPARATOR) + (index < first ? SEPARATOR : ''),
      added,
      removed,
    })),
  );
}

const replacement = (before: string, after: string): Change[] => [
  { value: before, removed: true },
  { value: after, added: true },
];

function partsOf(changes: readonly Change[]): TextPart[] {
  return changes
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }) => ({
      kind: added === true ? 'added' : removed === true ? 'removed' : 'same',
      text: value,
    }));
}
