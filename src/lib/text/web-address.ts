const MAX_URL_LENGTH = 2_048;
/** The maximum length of a host name with a port. */
const MAX_HOST_LENGTH = 260;

/** Whether a text is an `http` or `https` address without a user name or password. */
export function isWebAddress(text: string): boolean {
  if (text.length > MAX_URL_LENGTH || /\s/.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text))
    return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Whether a text is only a host name such as media.example.com, with or without a port. */
export function isHostName(text: string): boolean {
  if (text.length > MAX_HOST_LENGTH || /[\s/?#@\\]/.test(text) || !URL.canParse(`https://${text}`)) return false;
  const { hostname } = new URL(`https://${text}`);
  return hostname.includes('.') || hostname === 'localhost';
}

/**
 * Whether two texts are the same address. A slash at the end and the case of the host make no difference.
 */
export const sameAddress = (one: string, other: string): boolean => plainAddress(one) === plainAddress(other);

function plainAddress(text: string): string {
  const address = text.trim().replace(/\/+$/, '');
  if (isHostName(address)) return address.toLowerCase();
  return isWebAddress(address) ? new URL(address).href.replace(/\/$/, '') : address;
}
