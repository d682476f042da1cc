/** The longest address that mail servers accept (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
const MAX_CHARACTERS = 254;

/**
 * Whether a text in a list of alert addresses looks like an e-mail address: one @, a dot inside the domain, no white
 * space. Takes linear time.
 */
export function isAlertEmail(text: string): boolean {
  if (text.length > MAX_CHARACTERS || /\s/.test(text)) return false;
  const [local = '', domain = '', ...rest] = text.split('@');
  const dot = domain.indexOf('.', 1);
  return local !== '' && rest.length === 0 && dot > 0 && dot < domain.length - 1;
}
