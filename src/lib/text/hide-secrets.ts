const HIDDEN = '********';

/** `name: value` or `name=value` with a name that indicates a secret, as in JSON and addresses. */
const NAMED =
  /((?:["']?)\b[\w.-]{0,60}(?:token|secret|passw(?:or)?d|api[_-]?key|authorization|credential|signature|session)[\w.-]{0,60}["']?\s{0,3}[:=]\s{0,3})("[^"\n]*"|'[^'\n]*'|(?:(?:Bearer|Basic)\s+)?[^\s"',;&}\])]+)/gi;
/** A credential after the name of its authentication scheme. */
const SCHEME = /\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi;
/** The user name and password in an address. */
const USER_INFO = /(:\/\/)[^\s/@"']{1,500}@/g;
/** JSON web tokens. */
const JWT = /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g;
/** Long texts with letters and digits. UUIDs and codes made of words are not secrets (`hideSecrets`). */
const LONG = /(?<![\w-])(?=[\w-]{0,200}\d)(?=[\w-]{0,200}[a-z])[\w-]{24,}(?![\w-])/gi;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Replaces everything in a text that looks like a secret with asterisks. */
export function hideSecrets(text: string): string {
  return text
    .replace(JWT, HIDDEN)
    .replace(NAMED, `$1${HIDDEN}`)
    .replace(SCHEME, `$1 ${HIDDEN}`)
    .replace(USER_INFO, `$1${HIDDEN}@`)
    .replace(LONG, (word) => (UUID.test(word) || isPlainName(word) ? word : HIDDEN));
}

/** A code made of words, such as `acme_bynder_media_to_shop_2`: each part is a word or a number. */
const isPlainName = (word: string): boolean =>
  word.split(/[_-]+/).every((part) => /^(?:[a-z]*|\d*)$/i.test(part) && part.length < 24);
