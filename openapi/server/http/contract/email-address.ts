/**
 * The greatest length of an address that mail servers must accept (RFC 5321, section 4.5.3.1.3, without the angle
 * brackets).
 */
const MOST_CHARACTERS = 254;

/**
 * Whether a text looks like an e-mail address: a local part, one @, and a domain with a dot inside it, without white
 * space. Takes linear time.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > MOST_CHARACTERS || /\s/.test(text)) return false;
  const [local = '', domain = '', ...rest] = text.split('@');
  const dot = domain.indexOf('.', 1);
  return local !== '' && rest.length === 0 && dot > 0 && dot < domain.length - 1;
}
