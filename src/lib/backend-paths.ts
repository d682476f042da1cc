/**
 * On a shared origin these belong to the backend: neither the service worker nor a fallback to index.html answers them.
 * `/__control/` steers the reference backend in tests.
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
 * @param path the path of an address, without its query
 * @param base the path under which the backend is, "" at the root
 */
export function isBackendPath(path: string, base = ''): boolean {
  return BACKEND_PATHS.some((prefix) => path.startsWith(base + prefix));
}

/** Whether a path would be the backend's under some base: then only the configuration tells. */
export function mayBeBackendPath(path: string): boolean {
  return BACKEND_PATHS.some((prefix) => path.includes(prefix));
}
