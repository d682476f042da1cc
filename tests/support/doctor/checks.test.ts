import { describe, expect, it } from 'vitest';
import { browserLine, diskLine, engineLine, memoryLine, nodeLine, portLine } from './checks.mjs';

describe('npm run doctor', () => {
  it.each([
    ['20.19.0', 'ok'],
    ['20.9.5', 'missing'],
    ['18.20.1', 'missing'],
    ['22.13.0', 'ok'],
    ['22.0.0', 'missing'],
    ['23.9.0', 'missing'],
    ['24.0.0', 'ok'],
    ['26.1.0', 'ok'],
  ])('reports Node %s as %s', (version, state) => {
    expect(nodeLine(version, '^20.19 || ^22.13 || >=24').state).toBe(state);
  });

  it('says why a Chromium cannot be used, and what to do', () => {
    expect(browserLine({ problems: ['/nowhere (CHROMIUM_PATH) does not exist'] })).toEqual({
      state: 'missing',
      text: 'No Chromium: /nowhere (CHROMIUM_PATH) does not exist; npm test installs one if it can; otherwise set CHROMIUM_PATH to the path of your own',
    });
  });

  it('lists the packages of an engine when one of its programs is absent, but does not require the engine', () => {
    const engine = { name: 'WebKitGTK', programs: ['/driver', '/display'], packages: ['driver', 'xvfb'] };
    expect(engineLine(engine, (path) => path === '/driver')).toEqual({
      state: 'note',
      text: 'WebKitGTK is left out of the tests: apt-get install driver xvfb',
    });
    expect(engineLine(engine, () => true).state).toBe('ok');
  });

  it('requires space on the disk, and only advises about ports and memory', () => {
    expect(diskLine('/tmp', 0.4e9, 0.5e9).state).toBe('missing');
    expect(diskLine('/tmp', 0.5e9, 0.5e9).state).toBe('ok');
    expect(portLine(4173, 'npm start', false, 'npm start -- --port N')).toEqual({
      state: 'note',
      text: 'Port 4173 is taken (npm start): npm start -- --port N',
    });
    expect(memoryLine(4e9, 1e9).state).toBe('note');
    expect(memoryLine(4e9, 2e9).state).toBe('ok');
  });
});
