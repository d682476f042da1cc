import { itemParts, memberParts } from '@/domain/merge/composed-json';
import { rawText, type JsonPart } from '@/lib/json-text';

/** The words for values that are not texts. */
export interface ValueWords {
  yes: string;
  no: string;
  labelOf: (key: string) => string;
}

/** A longer text of an entry is cut: the JSON has all of it. */
const MOST = 400;

/** A JSON value in one line: "Field: season, Operator: IN, Value: spring, summer". Empty members are left out. */
export function entryText(part: JsonPart, words: ValueWords): string {
  const text = textOf(part, words);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

function textOf(part: JsonPart, words: ValueWords): string {
  const { type, value } = part.node as { type: string; value: unknown };
  if (type === 'string') return String(value);
  if (type === 'null') return '';
  if (type === 'boolean') return value === true ? words.yes : words.no;
  if (type === 'array') return listed(itemParts(part).map((item) => nestedText(item, words)));
  if (type !== 'object') return rawText(part);
  return listed(
    [...memberParts(part)].map(([key, member]) => {
      const text = nestedText(member, words);
      return text === '' ? '' : `${words.labelOf(key)}: ${text}`;
    }),
  );
}

/** Objects inside a list or an object are in brackets. */
function nestedText(part: JsonPart, words: ValueWords): string {
  const text = textOf(part, words);
  return part.node.type === 'object' && text !== '' ? `(${text})` : text;
}

const listed = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');
