/** The place of a value in a text. */
export interface ValuePlace {
  /** Where the value begins. */
  start: number;
  /** The character before the name of the value. */
  before: string;
  /** Whether the value is in the query of an address, where white space ends it. */
  isQuery: boolean;
  /** Whether the value is a header's, which only a quotation mark or the end of the line ends. */
  isHeader: boolean;
}

/** Values in quotation marks or brackets. The closing mark may be missing. */
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

// A separator belongs to the word unless white space, the end or the name of another value follows.
const PLAIN = String.raw`[^\s,;&|{}()\[\]"'<>\\]`;
const NEXT = String.raw`[\w.-]{1,60}\\{0,3}["'\]]?\s?(?:[=:]|%3D)`;
const WORD = String.raw`(?:${PLAIN}|[,;&|{}()\[\]"'\\](?=${PLAIN})(?!${NEXT}))+`;
const PHRASE = new RegExp(`${WORD}(?:[ \\t](?![(\\[]|-\\s|--|${NEXT})${WORD}){0,12}`, 'y');

function endOf(pattern: RegExp, text: string, start: number): number | null {
  pattern.lastIndex = start;
  const found = pattern.exec(text)?.[0] ?? '';
  return found === '' ? null : start + found.length;
}

/** Where the value at a place ends; null when there is none. */
export function valueEnd(text: string, { start, before, isQuery, isHeader }: ValuePlace): number | null {
  for (const pattern of ENCLOSED) {
    const end = endOf(pattern, text, start);
    if (end !== null) return end;
  }
  if (isHeader) return endOf(HEADER_IN[before] ?? HEADER, text, start);
  return endOf(isQuery ? QUERY : PHRASE, text, start);
}

const NOTHING =
  /^\W*(?:true|false|null|none|nil|undefined|yes|no|on|off|empty|redacted|hidden|masked|filtered|ok)?\W*$/i;

/** Whether a value is no secret: it is empty, already hidden, or a word such as `true`, `null` or `masked`. */
export function isNoSecret(value: string): boolean {
  return value.startsWith('********') || (NOTHING.test(value) && isShort(value));
}

// A value of other signs only may be a password.
const isShort = (value: string): boolean => /[a-z]/i.test(value) || /^[\s"'`\\[\]{}()<>&;*•.…–-]*$/.test(value);

const SENTENCE =
  /^(?:must|is|isn't|was|were|are|has|have|had|not|the|an?|this|that|it|its|should|can(?:not|'t)?|could|does|did|will|no|too|your|please|check|expired|invalid|missing|required|revoked|wrong|incorrect|refused|rejected|denied|unknown|failed|le|la|les|un|une|est|doit|ne|ce|cette|il|elle|expirée?|invalide|manquante?|incorrecte?|refusée?|révoquée?|inconnue?)$/iu;

/** Whether the text after `name: ` is a sentence, as in "Invalid token: the shop refused it". */
export function isSentence(value: string, followsWords: boolean): boolean {
  const words = value.split(/\s+/);
  const [first = ''] = words;
  if (SENTENCE.test(first.replace(/[.,!?]$/, ''))) return true;
  return followsWords && words.length > 2 && words.every((word) => /^[\p{L}'’.-]+$/u.test(word));
}
