import { foldText } from '@/lib/text/fold-text';

const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** The words in a text, folded: without case and accents. */
export const wordsOf = (text: string): string[] => foldText(text).split(SEPARATORS).filter(Boolean);

/** A part of a text, from `start` to before `end`. */
interface TextRange {
  start: number;
  end: number;
}

/**
 * Where words occur in a text, in order and without overlaps. A place at the start of a word in the text is preferred
 * to a place inside a word.
 * @param words folded
 */
export function findWords(text: string, words: readonly string[]): TextRange[] {
  const { folded, starts } = foldWithPlaces(text);
  const ranges = words.flatMap((word): TextRange[] => {
    const at = placeOf(folded, word);
    const [start, end] = [starts[at], starts[at + word.length]];
    return start === undefined || end === undefined ? [] : [{ start, end }];
  });
  const sorted = ranges.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter(({ start }, index) => sorted.slice(0, index).every(({ end }) => end <= start));
}

/**
 * The first place of a word in a folded text, if possible at the start of a word; -1 if the text does not contain it.
 */
export function placeOf(folded: string, word: string): number {
  const first = folded.indexOf(word);
  for (let at = first; at >= 0; at = folded.indexOf(word, at + 1)) if (isWordStart(folded, at)) return at;
  return first;
}

/** Whether a word begins at a place in a folded text. */
export const isWordStart = (folded: string, at: number): boolean => at === 0 || SEPARATORS.test(folded.charAt(at - 1));

/** Folds a text. `starts` says where each folded character is in the original text, and where the text ends. */
function foldWithPlaces(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    const own = foldText(character);
    for (let index = 0; index < own.length; index++) starts.push(at);
    folded += own;
    at += character.length;
  }
  return { folded, starts: [...starts, text.length] };
}
