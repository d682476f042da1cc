import { diffArrays, diffChars, diffWordsWithSpace } from 'diff';

/** A part of a text beside another version of it. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** What is compared: words of a sentence, characters of a code or pattern, or the entries of a list. */
export type MarkUnit = 'word' | 'character' | 'entry';

/** Time limit for comparing two long, different texts. */
const TIMEOUT_MS = 200;

/** `after` in parts, with what it added to `before` and removed from it. */
export function markedText(before: string, after: string, unit: MarkUnit): TextPart[] {
  if (before === after) return partsOf([{ value: after }]);
  if (unit === 'entry') return entryParts(before, after);
  const compare = unit === 'word' ? diffWordsWithSpace : diffChars;
  return partsOf(compare(before, after, { timeout: TIMEOUT_MS }) ?? replaced(before, after));
}

interface Change {
  value: string;
  added?: boolean;
  removed?: boolean;
}

const SEPARATOR = ', ';

/** Lists as they are shown, with a comma between entries. */
function entryParts(before: string, after: string): TextPart[] {
  const [old, now] = [before, after].map((text) => (text === '' ? [] : text.split(SEPARATOR)));
  const changes = diffArrays(old ?? [], now ?? []);
  return partsOf(
    changes.map(({ value, added, removed }, index) => ({
      value: (index === 0 ? '' : SEPARATOR) + value.join(SEPARATOR),
      added,
      removed,
    })),
  );
}

const replaced = (before: string, after: string): Change[] => [
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
