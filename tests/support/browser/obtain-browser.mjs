// @ts-check
/** Finds a Chromium for `npm test` and installs one where there is none. */
import { lastLine, searchBrowser } from './find-browser.mjs';
import { programPath, thisMachine } from './machine.mjs';

/**
 * @typedef {import('./machine.mjs').Machine} Machine
 * @typedef {import('./find-browser.mjs').Browser} Browser
 */

/** Debian's packages; not every release has the first one. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const MINUTES = 60;

/**
 * Finds a browser. If there is none, downloads Playwright's. If that fails, installs Debian's package, but only as
 * root. Reports each step, and the browser to use.
 * @param {Machine} machine
 * @param {(line: string) => void} say
 * @returns {Promise<Browser | undefined>} undefined when there is none; it has then reported why, and what to do
 */
export async function obtainBrowser(machine = thisMachine, say = console.log) {
  for (const install of [() => Promise.resolve(), download, installPackage]) {
    await install(machine, say);
    const { browser, problems } = await searchBrowser(machine);
    for (const problem of problems) say(problem);
    if (browser !== undefined) {
      say(`Browser: ${browser.path} (${browser.source})`);
      return browser;
    }
    if (machine.env['CHROMIUM_PATH']) {
      say('Correct CHROMIUM_PATH, or unset it: then the tests find or install a browser themselves.');
      return undefined;
    }
  }
  say('No Chromium, and none could be installed. Install one, or name one in CHROMIUM_PATH.');
  return undefined;
}

/**
 * @param {Machine} machine
 * @param {(line: string) => void} say
 */
async function download(machine, say) {
  say("No Chromium on this machine. Downloading Playwright's …");
  // Playwright tries five times, and would wait half a minute for each connection. Here it waits five seconds.
  const { ok, output } = await machine.run(
    process.execPath,
    ['node_modules/playwright/cli.js', 'install', 'chromium', '--no-shell'],
    10 * MINUTES,
    { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
  );
  if (!ok) say(`The download failed: ${/Error: (?!Failed to download).*/.exec(output)?.[0] ?? lastLine(output)}`);
}

/**
 * @param {Machine} machine
 * @param {(line: string) => void} say
 */
async function installPackage(machine, say) {
  const aptGet = programPath(machine, 'apt-get');
  if (aptGet === undefined) return;
  if (!machine.isRoot) {
    say(`Only root installs packages: sudo apt-get install ${PACKAGES.join(' || sudo apt-get install ')}`);
    return;
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await machine.run(aptGet, ['update', '-qq'], 3 * MINUTES, env);
  for (const name of PACKAGES) {
    say(`Installing Debian's package ${name} …`);
    const args = ['install', '-y', '-qq', '--no-install-recommends', name];
    const { ok, output } = await machine.run(aptGet, args, 5 * MINUTES, env);
    if (ok) return;
    say(`apt-get could not install ${name}: ${lastLine(output)}`);
  }
}
