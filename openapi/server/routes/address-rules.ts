import { violation, type Violation } from '../http/problem';

const invalidUrl = 'This value is not a valid URL.';
const invalidCode = 'This value is not a valid code.';
const invalidHostname = 'This value is not a valid hostname.';

const LONGEST_URL = 2_048;
/** The longest host name with a port, characters. */
const LONGEST_HOST = 260;

/** Whether a text is an `http` or `https` address without a user name or password. */
function isWebAddress(text: string): boolean {
  if (text.length > LONGEST_URL || /\s/.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text))
    return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Whether a text is only a host name, with or without a port. */
function isHostName(text: string): boolean {
  if (text.length > LONGEST_HOST || /[\s/?#@\\]/.test(text) || !URL.canParse(`https://${text}`)) return false;
  const { hostname } = new URL(`https://${text}`);
  return hostname.includes('.') || hostname === 'localhost';
}

/**
 * Whether a new item can have this code. Addresses contain codes, so a code must not have white space, slashes or
 * control characters. `.` and `..` are refused because browsers remove them from a path, and `create` is refused
 * because the form for a new item has this address.
 */
const isCode = (text: string): boolean =>
  !/[\s/\\\p{Cc}]/u.test(text) && !['.', '..', 'create'].includes(text.toLowerCase());

type Body = Readonly<Record<string, unknown>>;

const wrong = (body: Body, names: readonly string[], isRight: (text: string) => boolean, message: string) =>
  names
    .filter((name) => typeof body[name] === 'string' && body[name] !== '' && !isRight(body[name].trim()))
    .map((name) => violation(name, message));

/** The violations of the code of a new item. An empty code is not examined here. */
export function codeViolations(code: string): Violation[] {
  return code === '' || isCode(code) ? [] : [violation('code', invalidCode)];
}

/** The violations of the given fields that are not web addresses. */
export function webAddressViolations(body: Body, names: readonly string[]): Violation[] {
  return wrong(body, names, isWebAddress, invalidUrl);
}

/** The violations of the given fields that are not host names. */
export function hostNameViolations(body: Body, names: readonly string[]): Violation[] {
  return wrong(body, names, isHostName, invalidHostname);
}
