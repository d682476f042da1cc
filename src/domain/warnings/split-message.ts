/** Stands for a value in a template. If a message itself contains this character, the character counts as a value. */
export const VALUE_MARK = '\uE000';

/** A message whose values are separated from its text. */
export interface SplitMessage {
  /** The text, with `VALUE_MARK` in place of each value. */
  template: string;
  values: string[];
}

/** How many characters of a message are searched for values. */
const READ_LENGTH = 2_000;

/**
 * Matches what may be a value in a message: a quoted text, an address, a text in brackets directly after a word, or a
 * word. A hostile message takes only linear time, because no alternative can backtrack over another.
 */
const CANDIDATE =
  /"[^"\n]{0,500}"|“[^”\n]{0,500}”|«[^»\n]{0,500}»|`[^`\n]{0,500}`|(?<![\p{L}\p{N}])'[^'\n]{0,500}'(?![\p{L}\p{N}])|(?<=[\p{L}\p{N}_\]]\[)[^\s[\]]{1,500}(?=\])|[a-z][a-z\d+.-]{0,20}:\/\/[^\s"'<>]+|[\p{L}\p{N}_/][^\s"'<>,;()[\]{}=]*|\uE000/giu;

/** Separates the values in a message from the text around them. */
export function splitMessage(message: string): SplitMessage {
  const text = message.slice(0, READ_LENGTH);
  const values: string[] = [];
  let template = '';
  let end = 0;
  for (const { 0: found, index } of text.matchAll(CANDIDATE)) {
    if (!isInBrackets(text, index) && !isValue(found)) continue;
    const value = withoutPunctuation(found);
    template += text.slice(end, index) + VALUE_MARK;
    values.push(value);
    end = index + value.length;
  }
  return { template: template + text.slice(end), values };
}

/** Whether a word is a key inside brackets, as in `values[front_red].data`. */
const isInBrackets = (text: string, at: number): boolean =>
  at > 1 && text[at - 1] === '[' && /[\p{L}\p{N}_\]]/u.test(text[at - 2] ?? '');

const QUOTED = /^["“«`']/;
const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;
const PATH = /\/[^/]*\//;
const IDENTIFIER = /[\p{N}@_\uE000]/u;

/** Whether a word is a value: a quoted text, an address, an identifier or a path. Plain words belong to the text. */
const isValue = (word: string): boolean =>
  QUOTED.test(word) || ADDRESS.test(word) || IDENTIFIER.test(word) || PATH.test(word);

/** Removes punctuation from the end of a word. */
const withoutPunctuation = (word: string): string => (QUOTED.test(word) ? word : word.replace(/[.:!?]+$/, ''));
