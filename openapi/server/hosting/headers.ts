/** The origin to which the browser may send requests, besides the console's own origin; "" for none. */
export type ConnectOrigin = string;

/**
 * The security headers of every response of the console's server. They allow no inline script or style, no third party,
 * and script URLs only through the Trusted Types policy `console`.
 */
export function securityHeaders(connectOrigin: ConnectOrigin): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(connectOrigin),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  };
}

function contentSecurityPolicy(connectOrigin: ConnectOrigin): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", connectOrigin].filter(Boolean).join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types console',
  ].join('; ');
}

/**
 * The `Cache-Control` of a path. Files under /assets/ never change, because their name contains a hash of the content.
 * Pages are never stored, because their address may contain a token (`app_token`). The browser must revalidate all
 * other files, because a cached sw.js would hide a new deployment.
 */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('/') || path.endsWith('.html') ? 'no-store' : 'no-cache';
}
