import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { licenceList } from '../support/licences.mjs';

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read('package.json') as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const locked = Object.entries((read('package-lock.json') as { packages: Record<string, Locked> }).packages).filter(
  ([path]) => path !== '',
);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Every direct dependency. Add a new one here, and the reason for it in a decision. */
const direct = {
  dependencies:
    '@chakra-ui/react @codemirror/autocomplete @codemirror/lang-json @codemirror/language @codemirror/lint @codemirror/merge @codemirror/state @codemirror/view @emotion/react @hookform/resolvers @lezer/highlight @tanstack/react-virtual codemirror comlink croner cronstrue d3-scale dexie diff fake-indexeddb i18next jsonc-parser lucide-react minisearch openapi-fetch react react-dom react-hook-form react-i18next react-router-dom workbox-precaching workbox-routing workbox-window zod',
  devDependencies:
    '@axe-core/playwright @electric-sql/pglite @fontsource-variable/inter @playwright/test @seriousme/openapi-schema-validator @testing-library/dom @testing-library/react @testing-library/user-event @types/d3-scale @types/node @types/nodemailer @types/pg @types/react @types/react-dom @vitejs/plugin-react ajv ajv-formats dependency-cruiser fast-check fastify fastify-openapi-glue jose jsdom knip nodemailer openapi-typescript oxlint oxlint-tsgolint pg playwright prettier puppeteer-core sirv tsx typescript vite vite-plugin-pwa vitest yaml',
};

/** Packages that may have several versions: this one contains only types and is not part of the build. */
const knownRepeats = ['csstype'];

/** The licences that are allowed for packages which are part of the console. */
const shippable = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1', 'MIT-0']);
/** The licences that are allowed for packages which only build and test the console. */
const usable = new Set([
  ...shippable,
  'MPL-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  '(MIT OR CC0-1.0)',
]);

describe('the packages', () => {
  it.each(['dependencies', 'devDependencies'] as const)('of %s are the allowed ones, with exact versions', (kind) => {
    expect(Object.keys(manifest[kind]).toSorted().join(' ')).toBe(direct[kind]);
    expect(Object.values(manifest[kind]).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('are locked by a hash of their content, and no file contains the address of a registry', () => {
    expect(locked.filter(([, each]) => each.link !== true && each.integrity?.startsWith('sha512-') !== true)).toEqual(
      [],
    );
    expect(locked.filter(([, each]) => each.resolved !== undefined)).toEqual([]);
    const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
    expect(tracked.filter((file) => /(?:^|\/)\.(?:npmrc|yarnrc.*)$/.test(file))).toEqual(['.npmrc']);
    expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/registry\s*=|_auth|https?:/);
  });

  it('have no install scripts, except the packages that the README lists', () => {
    const withScript = locked.filter(([, each]) => each.hasInstallScript === true).map(([path]) => nameOf(path));
    const readme = readFileSync('README.md', 'utf8');
    expect([...new Set(withScript)].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('of the console are installed in one version each', () => {
    const shipped = locked.filter(([, { dev }]) => dev !== true).map(([path]) => nameOf(path));
    const repeated = shipped.filter((name, place) => shipped.indexOf(name) !== place);
    expect(repeated.toSorted()).toEqual(knownRepeats);
  });
});

describe('the licences of the packages', () => {
  it('permit redistribution, or use for development', () => {
    const wrong = locked.filter(([, { dev, license = 'none' }]) => !(dev === true ? usable : shippable).has(license));
    expect(wrong.map(([path, { license }]) => `${path}: ${license ?? 'none'}`)).toEqual([]);
  });

  it('are listed in public/licences.txt (npm run licences)', () => {
    expect(readFileSync('public/licences.txt', 'utf8')).toBe(licenceList());
  });
});
