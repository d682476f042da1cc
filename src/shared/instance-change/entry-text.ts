import { itemParts, memberParts } from '@/domain/merge/composed-json';
import { rawText, type JsonPart } from '@/lib/json-text';

/** Texts for booleans, and labels for keys. */
export interface ValueTexts {
  yes: string;
  no: string;
  labelOf: (key: string) => string;
  /** The label of a value that is chosen from a list; any other value is returned unchanged. */
  choiceOf: (key: string, value: string) => string;
  /** A label and its value: "Field: season". */
  factOf: (label: string, value: string) => string;
}

/** The maximum length of the text in characters. The JSON view shows the whole entry. */
const MAX_LENGTH = 400;

/**
 * A JSON value on one line: "Field: season, Operator: is one of, Value: spring, summer". Omits empty members.
 * @param key the key of the value, which decides about labels of choices
 */
export function entryText(part: JsonPart, words: ValueTexts, key = ''): string {
  const text = textOf(part, words, key);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** An entry with one member per line, or a list with one entry per line. Omits empty members. */
export function entryLines(part: JsonPart, words: ValueTexts): string {
  if (part.node.type === 'array')
    return itemParts(part)
      .map((item) => textOf(item, words, ''))
      .join('\n');
  return [...memberParts(part)]
    .flatMap(([key, member]) => {
      const isList = member.node.type === 'array' && itemParts(member).some(({ node }) => node.type === 'object');
      if (isList)
        return [
          words.factOf(words.labelOf(key), '').trimEnd(),
          ...itemParts(member).map((item) => `– ${textOf(item, words, key)}`),
        ];
      const text = textOf(member, words, key);
      return text === '' ? [] : [words.factOf(words.labelOf(key), text)];
    })
    .join('\n');
}

function textOf(part: JsonPart, words: ValueTexts, key: string): string {
  const { type, value } = part.node as { type: string; value: unknown };
  if (type === 'string') return words.choiceOf(key, String(value));
  if (type === 'null') return '';
  if (type === 'boolean') return value === true ? words.yes : words.no;
  if (type === 'array') return joinTexts(itemParts(part).map((item) => nestedText(item, words, key)));
  if (type !== 'object') return rawText(part);
  return joinTexts(
    [...memberParts(part)].map(([name, member]) => {
      const text = nestedText(member, words, name);
      return text === '' ? '' : words.factOf(words.labelOf(name), text);
    }),
  );
}

/** Objects inside a list or an object are in brackets. */
function nestedText(part: JsonPart, words: ValueTexts, key: string): string {
  const text = textOf(part, words, key);
  return part.node.type === 'object' && text !== '' ? `(${text})` : text;
}

const joinTexts = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');
