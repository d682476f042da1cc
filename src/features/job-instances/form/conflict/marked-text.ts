import { diffArrays } from 'diff';
import { alikeParts } from '@/shared/instance-change/diff/alike-parts';

/** A part of two compared texts: in both of them, only in the new text, or only in the old text. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** The unit of comparison: words of a sentence, characters of a code or pattern, or entries of a list. */
export type MarkUnit = 'word' | 'character' | 'entry';

/**
 * Compares two texts and returns what stays, what is added and what is removed. If the texts have little in common, the
 * whole text counts as replaced.
 */
export function markedText(before: string, after: string, unit: MarkUnit): TextPart[] {
  if (before === after) return partsOf([{ value: after }]);
  if (unit === 'entry') return entryParts(before, after);
  return partsOf(alikeParts(before, after, unit) ?? replacement(before, after));
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
