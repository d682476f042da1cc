import { describe, expect, it } from 'vitest';
import { findBrowser, searchBrowser } from './find-browser.mjs';
import type { Machine } from './machine.mjs';
import { obtainBrowser } from './obtain-browser.mjs';

const SHELL = '/usr/bin/chromium-headless-shell';
const CHROME = '/opt/google/google-chrome';
const DOWNLOADED = '/home/dev/.cache/ms-playwright/chromium/chrome';
const APT = '/usr/bin/apt-get';

interface Circumstances {
  env?: Record<string, string>;
  files?: string[];
  broken?: string[];
  isRoot?: boolean;
  isOnline?: boolean;
  packages?: string[];
}

/** A machine in memory: a program is a path in a set; an installation adds to the set. */
function machineWith({
  env = {},
  files = [],
  broken = [],
  isRoot = false,
  isOnline = false,
  packages = [],
}: Circumstances) {
  const present = new Set(files);
  const commands: string[] = [];
  const machine: Machine = {
    env: { PATH: '/usr/bin:/opt/google', ...env },
    platform: 'linux',
    isRoot,
    exists: (path) => present.has(path),
    downloadPath: () => Promise.resolve(DOWNLOADED),
    run: (command, args) => {
      if (args[0] === '--version') {
        return Promise.resolve(
          broken.includes(command)
            ? { ok: false, output: 'loading\nlibnss3.so: cannot open shared object file' }
            : { ok: true, output: 'Chromium 1' },
        );
      }
      const name = args.at(-1) ?? '';
      commands.push(args.includes('install') && command === APT ? `apt ${name}` : args.slice(0, 3).join(' '));
      const isPackage = command === APT && args[0] === 'install';
      if (isPackage && packages.includes(name)) present.add(`/usr/bin/${name}`);
      if (args[1] === 'install' && isOnline) present.add(DOWNLOADED);
      const ok = isPackage ? packages.includes(name) : command === APT || isOnline;
      return Promise.resolve({ ok, output: ok ? '' : 'Error: getaddrinfo ENOTFOUND cdn\nlast line' });
    },
  };
  const lines: string[] = [];
  return { machine, commands, lines, obtain: () => obtainBrowser(machine, (line) => lines.push(line)) };
}

const everything = [SHELL, CHROME, DOWNLOADED, '/named'];

describe('which Chromium', () => {
  it.each([
    ['the one at CHROMIUM_PATH', everything, { CHROMIUM_PATH: '/named' }, '/named'],
    ["the system's headless shell", everything, {}, SHELL],
    ['another browser of the system, anywhere in the search path', [CHROME, DOWNLOADED], {}, CHROME],
    ['the one that Playwright downloaded before', [DOWNLOADED], {}, DOWNLOADED],
  ])('is %s', async (_what, files, env, path) => {
    expect(await findBrowser(machineWith({ files, env }).machine)).toBe(path);
  });

  it('is the next one when the first does not start, and the reason is returned', async () => {
    const { machine } = machineWith({ files: [SHELL, DOWNLOADED], broken: [SHELL] });
    expect(await searchBrowser(machine)).toEqual({
      browser: { path: DOWNLOADED, source: "Playwright's download" },
      problems: [`${SHELL} (the system's) does not start: libnss3.so: cannot open shared object file`],
    });
  });

  it('is none when CHROMIUM_PATH is a file that does not exist', async () => {
    const { machine } = machineWith({ files: [SHELL], env: { CHROMIUM_PATH: '/nowhere' } });
    await expect(findBrowser(machine)).rejects.toThrow('/nowhere (CHROMIUM_PATH) does not exist');
  });

  it('says what to do when there is none', async () => {
    await expect(findBrowser(machineWith({}).machine)).rejects.toThrow('npx playwright install');
  });
});

describe('obtaining a Chromium', () => {
  it('downloads nothing when the system has one, and says which one is used', async () => {
    const { obtain, commands, lines } = machineWith({ files: [SHELL, APT], isRoot: true, isOnline: true });
    expect(await obtain()).toEqual({ path: SHELL, source: "the system's" });
    expect(commands).toEqual([]);
    expect(lines).toEqual([`Browser: ${SHELL} (the system's)`]);
  });

  it("downloads Playwright's when the machine has none", async () => {
    const { obtain, commands } = machineWith({ files: [APT], isRoot: true, isOnline: true });
    expect(await obtain()).toEqual({ path: DOWNLOADED, source: "Playwright's download" });
    expect(commands).toEqual(['node_modules/playwright/cli.js install chromium']);
  });

  it("gets Debian's package when the download fails, and says why", async () => {
    const { obtain, lines } = machineWith({ files: [APT], isRoot: true, packages: ['chromium-headless-shell'] });
    expect((await obtain())?.path).toBe(SHELL);
    expect(lines).toContain('The download failed: Error: getaddrinfo ENOTFOUND cdn');
  });

  it('gets the package when the downloaded browser does not start', async () => {
    const { obtain, lines } = machineWith({
      files: [APT],
      isRoot: true,
      isOnline: true,
      broken: [DOWNLOADED],
      packages: ['chromium-headless-shell'],
    });
    expect((await obtain())?.path).toBe(SHELL);
    expect(lines.join('\n')).toContain('does not start: libnss3.so');
  });

  it('gets the full Chromium where Debian has no headless shell', async () => {
    const { obtain, commands } = machineWith({ files: [APT], isRoot: true, packages: ['chromium'] });
    expect((await obtain())?.path).toBe('/usr/bin/chromium');
    expect(commands.slice(-2)).toEqual(['apt chromium-headless-shell', 'apt chromium']);
  });

  it('installs no package unless root runs it, and prints the command', async () => {
    const { obtain, commands, lines } = machineWith({ files: [APT], packages: ['chromium'] });
    expect(await obtain()).toBeUndefined();
    expect(commands).toEqual(['node_modules/playwright/cli.js install chromium']);
    expect(lines.join('\n')).toContain('sudo apt-get install chromium-headless-shell');
  });

  it('gets nothing for a wrong CHROMIUM_PATH', async () => {
    const { obtain, commands, lines } = machineWith({
      files: [SHELL, APT],
      env: { CHROMIUM_PATH: '/nowhere' },
      isOnline: true,
    });
    expect(await obtain()).toBeUndefined();
    expect(commands).toEqual([]);
    expect(lines.join('\n')).toContain('Correct CHROMIUM_PATH');
  });
});
