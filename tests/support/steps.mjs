/**
 * The checks of `npm test`, cheapest first. The steps of a round run side by side: none of them uses two processors.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [script] the script of package.json that the step runs; by default the script with the step's name
 * @property {string} [more] arguments that the step adds to the script; `$REPORT` is the file for the counts
 * @property {'vitest' | 'playwright' | 'engines'} [counts] the reporter whose JSON file says how many tests ran
 * @property {boolean} [needsBrowser]
 * @property {boolean} [onlyNamed] whether the step runs only if its name is an argument, or with `--tours`
 * @property {number} minutes the time limit
 */

/** @type {(name: string) => Step} */
const vitest = (name) => ({
  name,
  more: '--reporter=default --reporter=json --outputFile.json="$REPORT"',
  counts: 'vitest',
  minutes: 8,
});

/** @type {(name: string, project: string, minutes: number) => Step} */
const playwright = (name, project, minutes) => ({
  name,
  script: 'e2e',
  more: `--project ${project} --reporter=list,json`,
  counts: 'playwright',
  needsBrowser: true,
  minutes,
});

/** @type {Step[][]} */
export const rounds = [
  [
    { name: 'types', minutes: 4 },
    { name: 'lint', minutes: 4 },
    { name: 'codegen', more: '--check', minutes: 2 },
  ],
  [vitest('unit'), { name: 'build', script: 'build:if-needed', minutes: 4 }],
  [vitest('component')],
  [vitest('integration')],
  [vitest('contract')],
  [vitest('architecture'), { name: 'engines', script: 'test:engines', counts: 'engines', minutes: 5 }],
  [playwright('e2e', 'journeys', 62)],
  [{ ...playwright('tours', 'tours', 62), onlyNamed: true }],
];
