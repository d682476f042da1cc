/**
 * The base of the backend as an absolute address without a trailing slash. Returns an invalid value unchanged.
 * @param backendUrl the configured value: empty (the console's origin), an address, or a path on the console's origin
 * @param origin the console's origin
 */
export function backendBase(backendUrl: string, origin: string): string {
  if (!URL.canParse(backendUrl, origin)) return backendUrl;
  return new URL(backendUrl, origin).href.replace(/\/+$/, '');
}

/** The base path of a backend on the console's origin; "" for the root, or for a backend on another origin. */
export function backendPathOf(backendUrl: string, origin: string): string {
  const base = backendBase(backendUrl, origin);
  return base.startsWith(`${origin}/`) ? base.slice(origin.length) : '';
}
