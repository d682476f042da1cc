import { KNOWN_KEYS } from './known-keys';
import { isCompoundName, isCountName, isHeaderName, isSecretName } from './secret-names';
import { HIDDEN, isNoSecret, isSentence, valueEnd, type ValuePlace } from './secret-values';

/**
 * Replaces everything that looks like a secret with asterisks. Call this before you shorten a text, because a part of a
 * secret might not be recognised.
 */
export function hideSecrets(text: string): string {
  const steps = [hideKnownKeys, hideUserInfo, hideElements, hidePairs, hideNamed, hideOptions, hideSpoken, hideLong];
  return steps.reduce((hidden, step) => step(hidden), text);
}

const hideKnownKeys = (text: string): string =>
  KNOWN_KEYS.reduce((hidden, pattern) => hidden.replaceAll(pattern, HIDDEN), text);

/** Hides the user and the password in an address. A password may contain `@` and `/`. */
const hideUserInfo = (text: string): string =>
  text
    .replaceAll(/(:\/\/)[^\s/:@"'<>?#]{0,200}:(?!\d{1,5}(?:[/?#]|$))[^\s"'<>]{1,300}@(?=[\w[])/gm, `$1${HIDDEN}@`)
    .replaceAll(/(:\/\/)[^\s/@"'<>?#]{1,500}@/g, `$1${HIDDEN}@`);

/** Matches `<password>…</password>` and `<param name="password">…</param>`, even if written with `&lt;`. */
const ELEMENT =
  /(?:<|&lt;)(?:[\w.-]{1,40}:)?([\w.-]{1,80})((?:\s(?:(?!&gt;)[^<>]){0,500})?)(?:>|&gt;)(<!\[CDATA\[[\s\S]{0,5000}?(?:\]\]>|$)|(?:(?!&lt;)[^<]){1,5000})/g;

const hideElements = (text: string): string =>
  text.replaceAll(ELEMENT, (all: string, name: string, attributes: string, value: string) => {
    const named = /\b(?:name|key|id)\s?=\s?["']([^"']{1,80})/.exec(attributes)?.[1];
    const isSecret = isSecretName(name) || (named !== undefined && isSecretName(named));
    return isSecret && !isNoSecret(value) ? all.slice(0, -value.length) + HIDDEN : all;
  });

const MARK = String.raw`(?:\\{0,7}["']|&quot;|%22)?`;
const ASSIGN = String.raw`\s{0,3}(?:=>|:=|[:=]|%3[AD])\s{0,3}`;
/**
 * Matches the part before the value in `{"name":"password","value":"…"}`, and in a field of a multipart form, where the
 * value is on its own line.
 */
const PAIR = new RegExp(
  String.raw`\b(?:name|key|field|header|param(?:eter)?|variable|code)${MARK}${ASSIGN}${MARK}([\w.-]{1,80})${MARK}` +
    String.raw`(?:[\s,;]{1,5}${MARK}\w{0,10}?[vV]alue${MARK}${ASSIGN}|[^\r\n]{0,100}(?:\r?\n[\w-]+:[^\r\n]*){0,3}\r?\n\r?\n)`,
  'g',
);

const hidePairs = (text: string): string => hideValues(text, PAIR, ([, name = '']) => isSecretName(name));

/**
 * Matches a name and the characters before its value, as in JSON, PHP, INI, YAML, queries, dumps and serialised values.
 */
const NAMED = new RegExp(
  String.raw`([\w$.-]{1,100}?)(?:\\{0,7}["'\x60\]]|&quot;|&#3[49];|%22){0,3}` +
    String.raw`(?:[ \t\u00a0\u202f]{0,8}(?:=>|:=|[:=](?!\/\/)|%3[AD])\s{0,3}(?:string\(\d+\)\s|s:\d+:)?|;s:\d+:)`,
  'g',
);

function hideNamed(text: string): string {
  return hideValues(text, NAMED, ([all, name = ''], at) => {
    const before = text.slice(Math.max(0, at - 30), at);
    return isSecretName(name) || (/\s$/.test(before) && isCompoundName(before, name))
      ? (value) => isSecretValue({ all, name, before, value })
      : false;
  });
}

function isSecretValue({ all, name, before, value }: Record<'all' | 'name' | 'before' | 'value', string>): boolean {
  if (isCountName(name) && /^\W?\d{1,7}\W?$/.test(value)) return false;
  const mayBeSentence = /:\s$/.test(all) && /^\p{L}/u.test(value);
  return !(mayBeSentence && isSentence(value, /\p{L}[ \t]$/u.test(before)));
}

type ValueTest = (value: string) => boolean;

/**
 * Hides values after the matches of a pattern.
 * @param judge decides about a match: true to hide its value, false to keep it, or a test of the value
 */
function hideValues(
  text: string,
  pattern: RegExp,
  judge: (match: RegExpExecArray, at: number) => boolean | ValueTest,
): string {
  let hidden = '';
  let done = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const accepts = judge(match, match.index);
    if (accepts === false) continue;
    const start = match.index + match[0].length;
    const end = valueEnd(text, placeOf(text, match, start));
    if (end === null) continue;
    const value = text.slice(start, end);
    if (isNoSecret(value) || (accepts !== true && !accepts(value))) continue;
    hidden += text.slice(done, start) + HIDDEN;
    done = end;
    pattern.lastIndex = end;
  }
  return hidden + text.slice(done);
}

function placeOf(text: string, match: RegExpExecArray, start: number): ValuePlace {
  const at = match.index;
  const isTight = /(?:=|%3D)$/i.test(match[0]);
  const isQuery = isTight && /[?&#]$|%(?:26|3F)$/i.test(text.slice(Math.max(0, at - 3), at));
  return { start, before: text.charAt(at - 1), isQuery, isHeader: isHeaderName(match[1] ?? '') };
}

/** Hides the values of `--password …` and `-u user:…` in a command line. */
const hideOptions = (text: string): string =>
  text
    .replaceAll(
      /(--?)([\w-]{1,60})(\s+)("[^"\r\n]*"|'[^'\r\n]*'|[^\s-]\S*)/g,
      (all: string, dashes: string, name: string, space: string) =>
        isSecretName(name) ? `${dashes}${name}${space}${HIDDEN}` : all,
    )
    .replaceAll(/(\s(?:-u|--user)[\s=]+["']?)[^\s:]{1,100}:\S+/g, `$1${HIDDEN}`);

const SCHEME = /\b(Bearer|Basic|Digest|Negotiate|NTLM|Token|ApiKey)(\s+)([\w.~+/=:-]{6,})/gi;
const QUOTED_SECRET =
  /\b(identified\s+by|password|passwd|passphrase|secret)(\s+)("[^"\r\n]{1,500}"|'[^'\r\n]{1,500}')/gi;
const SPOKEN_SECRET =
  /\b(password|passwd|passphrase|secret|token|api key)(\s+(?:is\s+|was\s+)?["']?)((?=\S*\d)(?=\S*[a-z])[^\s"']{6,})/gi;

/** Hides a credential after a word that announces it: "Bearer …", "the password is …", "identified by '…'". */
const hideSpoken = (text: string): string =>
  text
    .replaceAll(SCHEME, (all: string, scheme: string, space: string, value: string) =>
      isRandom(value) ? `${scheme}${space}${HIDDEN}` : all,
    )
    .replaceAll(QUOTED_SECRET, `$1$2${HIDDEN}`)
    .replaceAll(SPOKEN_SECRET, `$1$2${HIDDEN}`);

const isRandom = (value: string): boolean => /\d|[a-z].*[A-Z]|=$/.test(value) || value.length > 20;

const LONG = /(?<![\w+/-])(?=[\w+/-]{0,200}\d)(?=[\w+/-]{0,200}[a-z])[\w+/-]{24,}={0,2}(?![\w+/-])/gi;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Hides long texts of letters and digits, except UUIDs, names made of words, and paths. */
const hideLong = (text: string): string =>
  text.replaceAll(LONG, (word: string) => (UUID.test(word) || isPlainName(word) ? word : HIDDEN));

/**
 * Whether a text is a name or path made of words, such as `acme_bynder_media_to_shop_2`: each part is a word, a number
 * or a date.
 */
const isPlainName = (word: string): boolean =>
  word
    .split(/[_/+-]+/)
    .every(
      (part) =>
        UUID.test(part) || (/^(?:[a-z]*\d{0,4}|\d*|v?\d+[a-z]{0,3}|\d{8}T\d{4,6}Z?)$/i.test(part) && part.length < 24),
    );
