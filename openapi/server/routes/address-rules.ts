import { violation, type Violation } from '../http/problem';

const invalidUrl = 'This value is not a valid URL.';
const invalidCode = 'This value is not a valid code.';
const invalidHostname = 'This value is not a valid hostname.';

const LONGEST_URL = 2_048;
/** The longest host name with a port, characters. */
const LONGEST_HOST = 260;

/** Whether a text is an `http` or `https` address without a name or password in it. */
function isWebAddress(text: string): boolean {
  if (text.length > LONGEST_URL || /\s/.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text))
    return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Whether a text is a host name, with a port or without, and nothing else. */
function isHostName(text: string): boolean {
  if (text.length > LONGEST_HOST || /[\s/?#@\\]/.test(text) || !URL.canParse(`https://${text}`)) return false;
  const { hostname } = new URL(`https://${text}`);
  return hostname.includes('.') || hostname === 'localhost';
}

/**
 * Whether a text can be the code of something new: addresses contain it, so it has no white space, slash or control
 * character, and no browser removes it from a path.
 */
const isCode = (text: string): boolean =>
  !/[\s/\\\p{Cc}]/u.test(text) && !['.', '..', 'create'].includes(text.toLowerCase());

type Body = Readonly<Record<string, unknown>>;

const wrong = (body: Body, names: readonly string[], isRight: (text: string) => boolean, message: string) =>
  names
    .filter((name) => typeof body[name] === 'string' && body[name] !== '' && !isRight(body[name].trim()))
    .map((name) => violation(name, message));

/** Violations of the code of something new. An empty one is another violation. */
export function codeViolations(code: string): Violation[] {
  return code === '' || isCode(code) ? [] : [violation('code', invalidCode)];
}

/** Violations of the given fields that are not web addresses. */
export function webAddressViolations(body: Body, names: readonly string[]): Violation[] {
  return wrong(body, names, isWebAddress, invalidUrl);
}

/** Violations of the given fields that are not host names. */
export function hostNameViolations(body: Body, names: readonly string[]): Violation[] {
  return wrong(body, names, isHostName, invalidHostname);
}
