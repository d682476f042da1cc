// Import direction. Each rule names its reason, so that a failure explains itself.
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const NEUTRAL = ['src/domain', 'src/lib'];
const VISIBLE = ['src/ui', 'src/i18n'];

// What each layer may import, besides itself and packages.
const layers = {
  'src/lib': [],
  'src/domain': ['src/lib'],
  'src/api': ['openapi/generated', 'src/domain', 'src/lib'],
  'src/database': ['src/domain', 'src/lib'],
  // Only the codes that have names in a language.
  'src/i18n': [
    'src/domain/connection',
    'src/domain/execution-status',
    'src/domain/job-types/job-codes',
    'src/domain/problem',
    'src/domain/runs/health/known-reason',
    'src/lib',
    'locales',
  ],
  'src/ui': ['src/lib', 'src/i18n'],
  'src/data': [
    'src/api',
    'src/database',
    ...NEUTRAL,
    'workers/protocol',
    'workers/sync/main',
    'workers/sync/page-engine',
    'workers/log/main',
  ],
  'src/shared': ['src/data', ...NEUTRAL, ...VISIBLE],
  'src/features': ['src/shared', 'src/data', ...NEUTRAL, ...VISIBLE],
  'src/app': ['src/features', 'src/shared', 'src/data', 'src/database', ...NEUTRAL, ...VISIBLE],
  // A script of its own in the page's head (decision 014).
  'src/page-head': [...NEUTRAL, 'src/database/database-names', 'src/i18n/languages'],
  // The protocol's commands are those that the worker has.
  'workers/protocol': ['workers/sync/commands/commands', ...NEUTRAL],
  'workers/sync': ['workers/protocol', 'src/api', 'src/database', ...NEUTRAL],
  'workers/log': ['workers/protocol', ...NEUTRAL],
  'workers/service-worker': ['src/lib'],
  'openapi/generated': [],
  'openapi/server': ['openapi/generated'],
};
const any = (list) => list.map((d) => `^${d}(/|\\.|$)`);

module.exports = {
  forbidden: [
    ...Object.entries(layers).map(([layer, may]) =>
      forbid(
        `layer:${layer}`,
        `${layer} may import only: ${may.join(', ') || 'nothing of ours'}`,
        { path: `^${layer}/`, pathNot: '\\.test\\.tsx?$' },
        { path: '^(src|workers|openapi|locales|tests|e2e)/', pathNot: any([layer, ...may]) },
      ),
    ),
    forbid(
      'feature-isolation',
      'a feature does not know another feature; share through shared/, data/, domain/ or ui/',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'shared-isolation',
      'what features share does not know one another',
      { path: '^src/shared/([^/]+)/' },
      { path: '^src/shared/', pathNot: '^src/shared/$1/' },
    ),
    forbid(
      'sync-below-session',
      'signing in and out uses the sync; the sync knows only the session itself (src/data/session-store.ts)',
      { path: '^src/data/sync/', pathNot: '\\.test\\.tsx?$' },
      { path: '^src/data/session/' },
    ),
    forbid(
      'one-client',
      'only src/api knows the generated client',
      { path: '^(src|workers)/', pathNot: '^src/api/' },
      { path: '(^openapi/generated/)|(node_modules/openapi-fetch)' },
    ),
    forbid(
      'one-database-owner',
      'only src/database, src/data and workers/sync open IndexedDB',
      { path: '^(src|workers)/', pathNot: '^(src/database|src/data|workers/sync)/' },
      { path: 'node_modules/dexie/' },
    ),
    forbid(
      'one-bridge',
      'only src/data and the workers behind it speak comlink',
      { path: '^(src|workers)/', pathNot: '^(src/data|workers/(sync|log|protocol))/' },
      { path: 'node_modules/comlink/' },
    ),
    forbid(
      'chakra-has-its-folders',
      'Chakra stays out of the first screen (decision 005)',
      { path: '^src/', pathNot: '^src/ui/\\w+/chakra/' },
      { path: 'node_modules/@chakra-ui/' },
    ),
    forbid(
      'no-ui-in-neutral-code',
      'these layers run in the page and in workers: no React, Chakra or i18n',
      { path: '^(src/(domain|lib|api|database)|workers|openapi)/' },
      { path: 'node_modules/(react|react-dom|@chakra-ui|i18next|react-i18next)/' },
    ),
    forbid(
      'tests-are-leaves',
      'nothing shipped imports a test or a test helper',
      { path: '^(src|workers|openapi)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^(tests|e2e)/|\\.test\\.tsx?$' },
    ),
    forbid(
      'e2e-is-black-box',
      'e2e sees the browser and the reference backend, never the source',
      { path: '^e2e/' },
      { path: '^(src|workers)/' },
    ),
    forbid(
      'known-layer',
      'a new folder gets a line in the layer table first',
      { path: '^(src|workers|openapi)/[^/]+/', pathNot: any([...Object.keys(layers), 'src/decisions']) },
      {},
    ),
    forbid(
      'resolvable',
      'an import that cannot be resolved would escape every other rule; what the bench installs for itself is not in the project',
      { pathNot: '^tests/bench/pages/admin/' },
      { couldNotResolve: true },
    ),
    forbid('no-cycles', 'no cycles, types included', {}, { circular: true }),
    forbid(
      'no-orphans',
      'a file without an importer is dead',
      { orphan: true, path: '^(src|workers)/', pathNot: '\\.(d|test)\\.tsx?$|(^|/)main\\.tsx?$' },
      {},
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(node_modules/\\.vite|^dist|\\.md$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node', 'browser'],
    },
  },
};
