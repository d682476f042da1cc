/**
 * The prefixes of the backend's paths, for a backend on the console's origin. The service worker and the fallback to
 * index.html ignore these paths. `/__control/` controls the reference backend in tests.
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
 * Whether a path belongs to the backend.
 * @param path the path of a URL, without its query
 * @param base the base path of the backend, "" for the root
 */
export function isBackendPath(path: string, base = ''): boolean {
  return BACKEND_PATHS.some((prefix) => path.startsWith(base + prefix));
}

/** Whether a path could belong to a backend with an unknown base path. */
export function mayBeBackendPath(path: string): boolean {
  return BACKEND_PATHS.some((prefix) => path.includes(prefix));
}
