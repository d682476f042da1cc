import { itemsOf, leafValue, membersOf, rawOf, type JsonNode } from '@/lib/json-nodes';

/** The texts with which an entry is written: for booleans, keys, choices and facts. */
export interface ValueTexts {
  yes: string;
  no: string;
  labelOf: (key: string) => string;
  /** The label of a value that the forms offer in a list; any other value is returned unchanged. */
  choiceOf: (key: string, value: string) => string;
  /** A label and its value: "Field: season". */
  factOf: (label: string, value: string) => string;
}

/** A longer text is cut after its last whole word within this many characters, or inside a very long word. */
const MAX_LENGTH = 400;
/** If more than this many characters of a word are before the cut, the word counts as very long. */
const LONGEST_WORD = 40;

/** The beginning of a long text and "…", without a comma or colon before the "…". A short text is unchanged. */
export function shortText(text: string): string {
  return text.length > MAX_LENGTH ? `${cutText(text)}…` : text;
}

function cutText(text: string): string {
  const end = text.slice(0, MAX_LENGTH + 1).search(/\s\S*$/);
  return end < MAX_LENGTH - LONGEST_WORD ? text.slice(0, MAX_LENGTH) : text.slice(0, end).replace(/[\s,;:]+$/, '');
}

/** An entry with one member per line, or a list with one entry per line. Omits empty members. */
export function entryLines(part: JsonNode, words: ValueTexts): string {
  if (part.kind === 'array')
    return itemsOf(part)
      .map((item) => entryText(item, words))
      .join('\n');
  return [...membersOf(part)]
    .flatMap(([key, member]) => {
      const isList = member.kind === 'array' && itemsOf(member).some(({ kind }) => kind === 'object');
      if (isList)
        return [
          words.factOf(words.labelOf(key), '').trimEnd(),
          ...itemsOf(member).map((item) => `– ${entryText(item, words, key)}`),
        ];
      const text = entryText(member, words, key);
      return text === '' ? [] : [words.factOf(words.labelOf(key), text)];
    })
    .join('\n');
}

/**
 * A JSON value on one line: "Field: season, Operator: is one of, Value: spring, summer". Omits empty members.
 * @param key the key of the value; `words.choiceOf` needs it
 */
export function entryText(part: JsonNode, words: ValueTexts, key = ''): string {
  const value = leafValue(part);
  if (typeof value === 'string') return words.choiceOf(key, value);
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (part.kind === 'array') return joinTexts(itemsOf(part).map((item) => nestedText(item, words, key)));
  if (part.kind !== 'object') return rawOf(part);
  return joinTexts(
    [...membersOf(part)].map(([name, member]) => {
      const text = nestedText(member, words, name);
      return text === '' ? '' : words.factOf(words.labelOf(name), text);
    }),
  );
}

/** The text of a value inside a list or an object: an object is put in brackets. */
function nestedText(part: JsonNode, words: ValueTexts, key: string): string {
  const text = entryText(part, words, key);
  return part.kind === 'object' && text !== '' ? `(${text})` : text;
}

const joinTexts = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');
