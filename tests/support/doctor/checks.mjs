// @ts-check
/**
 * The rules of `npm run doctor`: pure functions that turn a fact about the machine into a line. doctor.mjs collects the
 * facts.
 */

/**
 * @typedef {object} Line
 * @property {'ok' | 'note' | 'missing'} state `missing`: a command of the README fails without it
 * @property {string} text what was found, and what to do about it
 */

const GIGABYTE = 1e9;

/** @param {number} bytes */
const gigabytes = (bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`;

/**
 * @param {string} version of the running Node, as "20.19.0"
 * @param {string} range of package.json, as "^20.19 || >=24"
 * @returns {Line}
 */
export function nodeLine(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = range.split(' || ').some((part) => {
    const [fromMajor = 0, fromMinor = 0] = part.replace(/^\D+/, '').split('.').map(Number);
    return major === fromMajor ? minor >= fromMinor : part.startsWith('>=') && major > fromMajor;
  });
  return isEnough
    ? { state: 'ok', text: `Node ${version}` }
    : { state: 'missing', text: `Node ${version} does not work: install ${range} from https://nodejs.org` };
}

/**
 * @param {boolean} areInstalled
 * @returns {Line}
 */
export function packagesLine(areInstalled) {
  return areInstalled
    ? { state: 'ok', text: 'Packages are those of package-lock.json' }
    : { state: 'missing', text: 'Packages are missing or old: npm ci (npm start and npm test do it too)' };
}

/**
 * @param {boolean} isFresh whether openapi/generated is up to date with console.yaml
 * @returns {Line}
 */
export function generatedLine(isFresh) {
  return isFresh
    ? { state: 'ok', text: 'Generated files are up to date with openapi/console.yaml' }
    : { state: 'missing', text: 'openapi/generated is out of date with openapi/console.yaml: npm run codegen' };
}

/**
 * @param {import('../browser/find-browser.mjs').Search} search
 * @returns {Line}
 */
export function browserLine({ browser, problems }) {
  if (browser !== undefined) return { state: 'ok', text: `Chromium: ${browser.path} (${browser.source})` };
  const advice = 'npm test installs one if it can; otherwise set CHROMIUM_PATH to the path of your own';
  return { state: 'missing', text: `No Chromium: ${[...problems, advice].join('; ')}` };
}

/**
 * @param {{ name: string, programs: string[], packages: string[] }} engine
 * @param {(path: string) => boolean} exists
 * @returns {Line} a note when it is absent: npm test leaves such an engine out
 */
export function engineLine({ name, programs, packages }, exists) {
  return programs.every((path) => exists(path))
    ? { state: 'ok', text: `${name}: ${programs.join(', ')}` }
    : { state: 'note', text: `${name} is left out of the tests: apt-get install ${packages.join(' ')}` };
}

/**
 * @param {number} port
 * @param {string} purpose
 * @param {boolean} isFree
 * @param {string} advice what to do when it is taken
 * @returns {Line}
 */
export function portLine(port, purpose, isFree, advice) {
  return isFree
    ? { state: 'ok', text: `Port ${port} is free (${purpose})` }
    : { state: 'note', text: `Port ${port} is taken (${purpose}): ${advice}` };
}

/**
 * @param {string} place
 * @param {number} free bytes
 * @param {number} needed bytes
 * @returns {Line}
 */
export function diskLine(place, free, needed) {
  return free >= needed
    ? { state: 'ok', text: `Disk: ${gigabytes(free)} free in ${place}` }
    : {
        state: 'missing',
        text: `Disk: ${gigabytes(free)} free in ${place}, ${gigabytes(needed)} needed: delete something`,
      };
}

/**
 * @param {number} total bytes of the machine
 * @param {number} available bytes
 * @returns {Line}
 */
export function memoryLine(total, available) {
  const text = `Memory: ${gigabytes(available)} of ${gigabytes(total)} available`;
  return available >= 2 * GIGABYTE
    ? { state: 'ok', text }
    : { state: 'note', text: `${text}, the browser tests want 2 GB: close something, or npm run e2e -- --workers 1` };
}
