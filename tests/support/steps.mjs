/** The checks of `npm test`, cheapest first. `counts` names the reporter whose JSON file says how many tests ran. */

const bin = (path) => `node_modules/${path}`;
const tsc = bin('typescript/bin/tsc');

/** @param {string} name a project of Vitest in vitest.config.ts, or the name of the step @param {string} project a pattern */
const vitest = (name, project = name) => ({
  name,
  commands: [
    [
      bin('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=$REPORT',
    ],
  ],
  counts: 'vitest',
  minutes: 8,
});

export const steps = [
  {
    name: 'types',
    commands: ['app', 'worker', 'node'].map((program) => [tsc, '--noEmit', '-p', `tsconfig.${program}.json`]),
    minutes: 4,
  },
  {
    name: 'lint',
    commands: [
      [bin('oxlint/bin/oxlint'), '--max-warnings', '0'],
      [
        bin('dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        'src',
        'workers',
        'openapi',
        'e2e',
        'tests',
      ],
      [
        bin('prettier/bin/prettier.cjs'),
        '--check',
        '--cache',
        '--cache-location',
        '.cache/prettier',
        '--log-level',
        'warn',
        '.',
      ],
    ],
    minutes: 4,
  },
  { name: 'codegen', commands: [['openapi/generate.mjs', '--check']], minutes: 2 },
  vitest('unit', 'unit*'),
  vitest('component'),
  vitest('integration'),
  vitest('contract'),
  vitest('architecture'),
  { name: 'build', commands: [['tests/support/build-console.mjs']], minutes: 4 },
  {
    name: 'e2e',
    commands: [[bin('@playwright/test/cli.js'), 'test', '--reporter=list,json']],
    counts: 'playwright',
    needsBrowser: true,
    minutes: 62,
  },
  {
    name: 'engines',
    commands: [['--import', 'tsx', 'e2e/engines/run.ts']],
    counts: 'engines',
    minutes: 5,
  },
];
