const prefixes = [
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

/** Whether a path belongs to the backend and never to the console's static files. */
export function isBackendPath(path: string): boolean {
  return path === '/api' || prefixes.some((prefix) => path.startsWith(prefix));
}
