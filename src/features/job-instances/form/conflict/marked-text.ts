import { diffArrays, diffChars, diffWordsWithSpace } from 'diff';

/** A part of the difference between two versions of a text. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** The unit of comparison: words of a sentence, characters of a code or pattern, or entries of a list. */
export type MarkUnit = 'word' | 'character' | 'entry';

/**
 * The minimum share of unchanged text. Below it, the whole text is marked as replaced, because different words often
 * have some characters in common.
 */
const MIN_SHARE_IN_COMMON = { word: 0.3, character: 0.6 };
/** Time limit for comparing two long, different texts. */
const TIMEOUT_MS = 200;

/** The parts that `after` keeps, adds and removes compared with `before`; one replacement if little is in common. */
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
      // The comma belongs to the changed entries.
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
