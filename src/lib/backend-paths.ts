/**
 * Paths of the backend when it shares the console's origin. The service worker and the fallback to index.html leave
 * them alone. `/__control/` steers the reference backend in tests.
 */
const BACKEND_PATHS = [
  '/api/',
  '/authentication_token',
  '/authentication/',
  '/reset_password_request/',
  '/test_connection/',
  '/akeneo_connections/',
  '/bynder_connections/',
  '/shopify_connections/',
  '/saml/',
  '/__control/',
];

/**
 * @param path the path of a URL, without its query
 * @param base the base path of the backend, "" for the root
 */
export function isBackendPath(path: string, base = ''): boolean {
  return BACKEND_PATHS.some((prefix) => path.startsWith(base + prefix));
}

/** Whether a path would belong to a backend under some base path. If so, the configuration decides. */
export function mayBeBackendPath(path: string): boolean {
  return BACKEND_PATHS.some((prefix) => path.includes(prefix));
}
