import { createHash } from 'node:crypto';
import { configDefaults, defineConfig } from 'vitest/config';

/** A test that renders a component into a document. */
const COMPONENT_TESTS = 'src/**/*.component.test.tsx';
/** A component test that replaces modules. */
const ISOLATED_COMPONENT_TESTS = 'src/**/*.isolated.component.test.tsx';

const UNIT_FOLDERS = '{src,workers,openapi/server,tests/bench,tests/support}';
/** A unit test that replaces modules, or globals before it imports the tested module. */
const ISOLATED_TESTS = `${UNIT_FOLDERS}/**/*.isolated.test.ts`;

/** The folders of the tests that span modules. Unit and component tests are next to the file that they test. */
const folders = { integration: 'tests/integration', contract: 'tests/contract', architecture: 'tests/architecture' };

/** What the service worker knows of the page of its build, whose text is "page" in tests. */
const ownPage = {
  integrity: `sha256-${createHash('sha256').update('page').digest('base64')}`,
  headers: { 'content-security-policy': "script-src 'self'; connect-src 'self'", 'referrer-policy': 'same-origin' },
};

/** Creates a new object for each project, because Vitest removes `define` from the object. */
const shared = () => ({
  resolve: { tsconfigPaths: true },
  define: {
    __BUILD_ID__: '"test"',
    __INLINE_HASHES__: '{ "script": [], "style": [] }',
    __OWN_PAGE__: JSON.stringify(ownPage),
  },
});

/**
 * Limits for tests that hang. On a busy machine, property tests, backends and lazy parts need more time than the
 * defaults.
 */
const limits = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    // The default leaves one processor unused, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        ...shared(),
        test: {
          name: 'unit',
          environment: 'node',
          // Files share the modules of their worker, which halves the time.
          isolate: false,
          unstubGlobals: true,
          setupFiles: 'tests/support/unit/setup.ts',
          ...limits,
          include: [`${UNIT_FOLDERS}/**/*.test.{ts,tsx}`],
          exclude: [...configDefaults.exclude, COMPONENT_TESTS, ISOLATED_TESTS],
        },
      },
      {
        ...shared(),
        test: {
          name: 'unit-isolated',
          environment: 'node',
          ...limits,
          include: [ISOLATED_TESTS],
        },
      },
      {
        ...shared(),
        test: {
          name: 'component',
          environment: 'jsdom',
          // With isolation, more than half of the time went into a new document and all modules for each file.
          isolate: false,
          include: [COMPONENT_TESTS],
          exclude: [...configDefaults.exclude, ISOLATED_COMPONENT_TESTS],
          setupFiles: 'tests/support/component/setup.ts',
          ...limits,
        },
      },
      {
        ...shared(),
        test: {
          name: 'component-isolated',
          environment: 'jsdom',
          include: [ISOLATED_COMPONENT_TESTS],
          setupFiles: 'tests/support/component/setup.ts',
          ...limits,
        },
      },
      ...Object.entries(folders).map(([name, folder]) => ({
        ...shared(),
        test: {
          name,
          environment: 'node' as const,
          // With isolation, a third of the time of the contract tests went into the backend's modules for each file.
          // Integration tests need isolation, because they replace modules.
          isolate: name !== 'contract',
          include: [`${folder}/**/*.test.ts`],
          setupFiles: 'tests/support/held-requests.ts',
          ...limits,
        },
      })),
    ],
  },
});
