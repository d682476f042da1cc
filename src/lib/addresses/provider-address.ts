const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the console may redirect the browser to an address from a response: an `https:` address, or an `http:`
 * address on this device or on the backend's origin.
 * @param backendUrl the base address of the backend
 */
export function mayRedirectTo(address: string, backendUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  if (protocol === 'https:') return true;
  const isBackend = URL.canParse(backendUrl) && origin === new URL(backendUrl).origin;
  return protocol === 'http:' && (isBackend || LOOPBACK.has(hostname));
}
