import { itemParts, memberParts } from '@/domain/merge/composed-json';
import { rawText, type JsonPart } from '@/lib/json-text';

/** Texts for booleans, and labels for keys. */
export interface ValueTexts {
  yes: string;
  no: string;
  labelOf: (key: string) => string;
}

/** The maximum length of the text in characters. The JSON view shows the whole entry. */
const MAX_LENGTH = 400;

/** A JSON value on one line: "Field: season, Operator: IN, Value: spring, summer". Omits empty members. */
export function entryText(part: JsonPart, words: ValueTexts): string {
  const text = textOf(part, words);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function textOf(part: JsonPart, words: ValueTexts): string {
  const { type, value } = part.node as { type: string; value: unknown };
  if (type === 'string') return String(value);
  if (type === 'null') return '';
  if (type === 'boolean') return value === true ? words.yes : words.no;
  if (type === 'array') return joinTexts(itemParts(part).map((item) => nestedText(item, words)));
  if (type !== 'object') return rawText(part);
  return joinTexts(
    [...memberParts(part)].map(([key, member]) => {
      const text = nestedText(member, words);
      return text === '' ? '' : `${words.labelOf(key)}: ${text}`;
    }),
  );
}

/** Objects inside a list or an object are in brackets. */
function nestedText(part: JsonPart, words: ValueTexts): string {
  const text = textOf(part, words);
  return part.node.type === 'object' && text !== '' ? `(${text})` : text;
}

const joinTexts = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');
