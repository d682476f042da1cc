import { createHash } from 'node:crypto';
import { defineConfig } from 'vitest/config';

/** Unit tests sit beside the file; what spans modules is under tests/. */
const folders = { integration: 'tests/integration', contract: 'tests/contract', architecture: 'tests/architecture' };

/** What the service worker knows of the page "page". */
const ownPage = {
  integrity: `sha256-${createHash('sha256').update('page').digest('base64')}`,
  headers: { 'content-security-policy': "script-src 'self'; connect-src 'self'", 'referrer-policy': 'same-origin' },
};

const shared = {
  resolve: { tsconfigPaths: true },
  define: {
    __BUILD_ID__: '"test"',
    __INLINE_HASHES__: '{ "script": [], "style": [] }',
    __OWN_PAGE__: JSON.stringify(ownPage),
  },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,workers,openapi/server,tests/bench,tests/support}/**/*.test.{ts,tsx}'],
        },
      },
      ...Object.entries(folders).map(([name, folder]) => ({
        ...shared,
        test: { name, environment: 'node' as const, include: [`${folder}/**/*.test.ts`], testTimeout: 30_000 },
      })),
    ],
  },
});
