/** Where a value is in a text. */
export interface ValuePlace {
  /** Where the value begins. */
  start: number;
  /** The character before the name to which the value belongs. */
  before: string;
  /** Whether the value is in the query of an address. If so, white space ends the value. */
  isQuery: boolean;
  /**
   * Whether the value belongs to an HTTP header. If so, only a quotation mark or the end of the line ends the value.
   */
  isHeader: boolean;
}

/** Match values in quotation marks or brackets. The closing mark may be missing. */
const ENCLOSED: readonly RegExp[] = [
  /(\\+)(["'])[\s\S]{0,5000}?(?<!\\)\1\2/y,
  /\\+["'][^\r\n]*/y,
  /"(?:[^"\\\r\n]|\\.)*"?/y,
  /'(?:[^'\\\r\n]|\\.|'')*'?/y,
  /`[^`\r\n]*`?/y,
  /&(?:quot|#34|#39|apos);[^\r\n]{0,5000}?(?:&(?:quot|#34|#39|apos);|$)/my,
  /%22\S*?(?:%22|(?=\s)|$)/y,
  /<!\[CDATA\[[\s\S]{0,5000}?(?:\]\]>|$)/y,
  /\[[^\]]{0,5000}\]?/y,
  /\{[^{}]{0,5000}\}?/y,
];

const QUERY = /[^\s"'<>&]+?(?=%26|[\s"'<>&]|$)/y;
const HEADER = /[^\r\n]+/y;
const HEADER_IN: Readonly<Record<string, RegExp>> = { '"': /[^\r\n"]+/y, "'": /[^\r\n']+/y, '`': /[^\r\n`]+/y };

// A separator is a part of the word unless white space, the end of the text or the name of another value follows.
const PLAIN = String.raw`[^\s,;&|{}()\[\]"'<>\\]`;
const NEXT = String.raw`[\w.-]{1,60}\\{0,3}["'\]]?\s?(?:[=:]|%3D)`;
const WORD = String.raw`(?:${PLAIN}|[,;&|{}()\[\]"'\\](?=${PLAIN})(?!${NEXT}))+`;
const PHRASE = new RegExp(`${WORD}(?:[ \\t](?![(\\[]|-\\s|--|${NEXT})${WORD}){0,12}`, 'y');

function endOf(pattern: RegExp, text: string, start: number): number | null {
  pattern.lastIndex = start;
  const found = pattern.exec(text)?.[0] ?? '';
  return found === '' ? null : start + found.length;
}

/** Where a value ends; null if there is no value at this place. */
export function valueEnd(text: string, { start, before, isQuery, isHeader }: ValuePlace): number | null {
  for (const pattern of ENCLOSED) {
    const end = endOf(pattern, text, start);
    if (end !== null) return end;
  }
  if (isHeader) return endOf(HEADER_IN[before] ?? HEADER, text, start);
  return endOf(isQuery ? QUERY : PHRASE, text, start);
}

/** Stands for a hidden value. */
export const HIDDEN = '********';

const NOTHING =
  /^\W*(?:true|false|null|none|nil|undefined|yes|no|on|off|empty|redacted|hidden|masked|filtered|ok)?\W*$/i;

/** Whether a value cannot be a secret: it is empty, already hidden, or a word such as `true`, `null` or `masked`. */
export function isNoSecret(value: string): boolean {
  return value.startsWith(HIDDEN) || (NOTHING.test(value) && isHarmless(value));
}

// A value without letters may be a password, unless it consists only of these signs.
const isHarmless = (value: string): boolean => /[a-z]/i.test(value) || /^[\s"'`\\[\]{}()<>&;*•.…–-]*$/.test(value);

const SENTENCE =
  /^(?:must|is|isn't|was|were|are|has|have|had|not|the|an?|this|that|it|its|should|can(?:not|'t)?|could|does|did|will|no|too|your|please|check|expired|invalid|missing|required|revoked|wrong|incorrect|refused|rejected|denied|unknown|failed|le|la|les|un|une|est|doit|ne|ce|cette|il|elle|expirée?|invalide|manquante?|incorrecte?|refusée?|révoquée?|inconnue?)$/iu;

/**
 * Whether the text after `name: ` is a sentence, as in "Invalid token: the shop refused it".
 * @param followsWords whether there are words before the name
 */
export function isSentence(value: string, followsWords: boolean): boolean {
  const words = value.split(/\s+/);
  const [first = ''] = words;
  if (SENTENCE.test(first.replace(/[.,!?]$/, ''))) return true;
  return followsWords && words.length > 2 && words.every((word) => /^[\p{L}'’.-]+$/u.test(word));
}
