// @ts-check
/** Finds the Chromium for browser tests, bench and screenshots. Works before the packages are installed. */
import { programPath, thisMachine } from './machine.mjs';

/** @typedef {import('./machine.mjs').Machine} Machine */

/**
 * @typedef {object} Browser
 * @property {string} path the program
 * @property {string} source where it comes from, in words
 */

/**
 * @typedef {object} Search
 * @property {Browser} [browser] the first browser that starts
 * @property {string[]} problems why the browsers before it cannot be used
 */

/** The first program is Chromium without a window, in which tests are faster. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const OUTSIDE_THE_SEARCH_PATH = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const ADVICE =
  'No Chromium found. `npm test` installs one if it can; by hand: npx playwright install --with-deps chromium,\n' +
  'or name an installed one in CHROMIUM_PATH.';

/**
 * Finds the browser at CHROMIUM_PATH. Without this variable, finds a browser of the system, or else the browser that
 * Playwright downloaded before. Skips a browser that does not start, and reports why. If CHROMIUM_PATH is wrong, finds
 * no browser, and does not try the others.
 * @param {Machine} machine
 * @returns {Promise<Search>}
 */
export async function searchBrowser(machine = thisMachine) {
  /** @type {string[]} */
  const problems = [];
  for (const browser of await candidates(machine)) {
    const problem = await whyNot(machine, browser.path);
    if (problem === undefined) return { browser, problems };
    problems.push(`${browser.path} (${browser.source}) ${problem}`);
  }
  return { problems };
}

/**
 * The path of the Chromium to use. Rejects when there is none; the message says what to do.
 * @param {Machine} machine
 * @returns {Promise<string>}
 */
export async function findBrowser(machine = thisMachine) {
  const { browser, problems } = await searchBrowser(machine);
  if (browser === undefined) throw new Error([ADVICE, ...problems].join('\n'));
  return browser.path;
}

/**
 * @param {Machine} machine
 * @returns {Promise<Browser[]>}
 */
async function candidates(machine) {
  const named = machine.env['CHROMIUM_PATH'];
  if (named) return [{ path: named, source: 'CHROMIUM_PATH' }];
  const system = [
    ...PROGRAMS.map((name) => programPath(machine, name)),
    ...OUTSIDE_THE_SEARCH_PATH.filter((path) => machine.exists(path)),
  ];
  const downloaded = await machine.downloadPath();
  return [
    ...system.filter((path) => path !== undefined).map((path) => ({ path, source: "the system's" })),
    ...(downloaded !== undefined && machine.exists(downloaded)
      ? [{ path: downloaded, source: "Playwright's download" }]
      : []),
  ];
}

/**
 * @param {Machine} machine
 * @param {string} path
 * @returns {Promise<string | undefined>} why the browser cannot be used; undefined when it starts
 */
async function whyNot(machine, path) {
  if (!machine.exists(path)) return 'does not exist';
  // On Windows, `--version` opens a window.
  if (machine.platform === 'win32') return undefined;
  const { ok, output } = await machine.run(path, ['--version'], 20);
  return ok ? undefined : `does not start: ${lastLine(output)}`;
}

/** @param {string} text */
export const lastLine = (text) => text.trim().split('\n').at(-1) ?? '';
