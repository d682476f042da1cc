/** Matches names, written without separators, that contain a part which makes their value a secret. */
const SECRET =
  /passw(?:or)?d|passwort|passphrase|passcode|motdepasse|contrase|secret(?!ar)|token(?!i[sz])|credential|signature|authori[sz]ation|jwt|hmac|cookie|sess(?:ion)?(?:id|key)|(?:api|app|access|private|secret|auth|account|shared|signing|encryption|master|licen[cs]e|storage)key|cléapi|sharedaccess/;
/** Words that make a value a secret if they occur in its name as whole words. */
const SECRET_WORDS = new Set('pass pwd mdp auth sig session otp pin sid psk bearer'.split(' '));
/**
 * The last words of names whose value only says something about a secret, such as `passwordSet` and `token_expires_at`.
 */
const ABOUT = new Set(
  `set count counts at on date time url uri endpoint host type types expires expiry expiration expired ttl lifetime
  length size max min policy field fields name names algorithm algo alg method status state valid required enabled
  limit header provider version format path file label error errors reset issuer scope scopes check strength rule rules
  age days used changed created updated`.split(/\s+/),
);
/** Matches names that mark a secret only together with the words before them: `API key: …`, `mot de passe : …`. */
const COMPOUND =
  /(?:(?:api|app|access|private|secret|auth|account|shared|signing|encryption|master|licen[cs]e)key|motdepasse|cléapi)$/;
const PLURAL = /(?:token|password|secret|session|credential|cookie|signature)s$/;

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** Whether a value with this name is a secret. */
export function isSecretName(name: string): boolean {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  if (ABOUT.has(last)) return false;
  return SECRET.test(words.join('')) || words.some((word) => SECRET_WORDS.has(word));
}

/**
 * Whether a name, together with the words before it, is the name of a secret.
 * @param before the text before the name
 */
export function isCompoundName(before: string, name: string): boolean {
  const words = wordsOf(before.slice(-24)).slice(-2);
  return COMPOUND.test([...words, ...wordsOf(name)].join(''));
}

/** Whether a number with this name is a count, not a secret: `tokens: 512`, `pass: 12`. */
export function isCountName(name: string): boolean {
  const last = wordsOf(name).at(-1) ?? '';
  return PLURAL.test(last) || last === 'pass';
}

/** Whether a name is the name of an HTTP header whose value may contain spaces and separators. */
export function isHeaderName(name: string): boolean {
  return /(?:^|[^\p{L}])(?:set-?cookie2?|cookie|(?:proxy-)?authorization)$/iu.test(name);
}
