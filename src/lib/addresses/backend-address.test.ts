import { describe, expect, test } from 'vitest';
import { backendBase, backendPathOf } from './backend-address';
import { isBackendPath, mayBeBackendPath } from './backend-paths';

const ORIGIN = 'https://host.example';

test.each([
  ['', ORIGIN, ''],
  ['https://host.example', ORIGIN, ''],
  ['https://host.example/backend', 'https://host.example/backend', '/backend'],
  ['/backend', 'https://host.example/backend', '/backend'],
  ['/a/b', 'https://host.example/a/b', '/a/b'],
  ['https://api.example/v2', 'https://api.example/v2', ''],
  ['https://host.example.evil/backend', 'https://host.example.evil/backend', ''],
  ['https://host.example:8443/backend', 'https://host.example:8443/backend', ''],
  ['http://', 'http://', ''],
])('backendUrl %j has the base %j and, on the console’s origin, the path %j', (configured, base, path) => {
  expect(backendBase(configured, ORIGIN)).toBe(base);
  expect(backendPathOf(configured, ORIGIN)).toBe(path);
});

describe('paths of a backend under a base path', () => {
  const backend = ['/backend/api/users', '/backend/authentication/redirect_to_sso/a/b', '/backend/saml/acs/acme'];
  const console = [
    '/',
    '/backend',
    '/job-instances/api',
    '/backend/job-instances',
    '/job-instances/api/edit',
    '/backends/api/x',
  ];

  test.each(backend)('%s is a backend path', (path) => {
    expect(isBackendPath(path, '/backend')).toBe(true);
    expect(mayBeBackendPath(path)).toBe(true);
    expect(isBackendPath(path)).toBe(false);
  });

  test.each(console)('%s is not a backend path', (path) => expect(isBackendPath(path, '/backend')).toBe(false));

  test('paths of screens are never backend paths', () => {
    expect(['/', '/job-instances', '/job-executions/7', '/login'].map(mayBeBackendPath)).not.toContain(true);
  });
});
