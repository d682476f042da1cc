import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConsoleHost } from '../../../openapi/server/hosting/console-host';
import { listen, type Listener } from '../../../openapi/server/hosting/listen';
import { isBackendPath } from '../../../openapi/server/http/backend-paths';
import { replayable, runsOf, seedsOf } from '../../support/simulation/seeds';
import { SeededRandom } from '../../support/simulation/seeded-random';

/** A text that every file outside the served folder contains. */
const OUTSIDE = 'outside-4c1d7be2';
/** The number of probes per run. */
const PROBES = 40;

let folder: string;
let listener: Listener;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'attack-'));
  const dist = join(folder, 'dist');
  for (const name of ['dist/assets', 'dist-secret']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['secret.txt', 'secret', 'dist-secret/secret.txt', 'dist.key']) {
    writeFileSync(join(folder, name), OUTSIDE);
  }
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>console</title>');
  writeFileSync(join(dist, 'config.json'), '{}');
  writeFileSync(join(dist, 'assets', 'main.js'), 'start()');
  listener = await listen(createConsoleHost({ dist, backendUrl: '', isBackendPath }), 0);
});
afterAll(async () => {
  await listener.close();
  rmSync(folder, { recursive: true });
});

/** The answer to a path that is sent without normalisation. */
function answerTo(path: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(listener.port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`),
    );
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

const ups = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%00',
  '%c0%ae%c0%ae',
  '....',
  '..;',
  '%uff0e%uff0e',
  '%2e%2e%5c..',
];
const slashes = ['/', '%2f', '\\', '%5c', '//', '%252f', '%c0%af', '/./'];
const starts = ['/', '/assets/', '/assets/main.js/', '//', '/./', '/index.html/', '/config.json/', '\\', '/%2f'];
const targets = [
  'secret.txt',
  'secret',
  'dist-secret/secret.txt',
  'dist.key',
  'etc/passwd',
  'package.json',
  'secret.txt%00.js',
];
const ends = ['', '/', '?x', '#x', '%00', '.gz', ' ', ';.js', '.html'];

function randomPath(random: SeededRandom): string {
  if (random.chance(0.1)) return `${random.pick(starts)}${'a'.repeat(random.below(9_000))}${random.pick(ends)}`;
  const up = random.pick(ups);
  const slash = random.pick(slashes);
  const climb = `${up}${slash}`.repeat(1 + random.below(8));
  const start = random.chance(0.2) ? `${random.pick(starts)}${folder}${slash}` : random.pick(starts);
  return `${start}${climb}${random.pick(targets)}${random.pick(ends)}`;
}

test.each(seedsOf('ATTACK', runsOf('ATTACK', 6)))('no path leads out of the folder of the console: %i', (seed) =>
  replayable('ATTACK', seed, async () => {
    const random = new SeededRandom(seed);
    for (let count = 0; count < PROBES; count += 1) {
      const path = randomPath(random);
      const answer = await answerTo(path);
      expect([path, answer.slice(0, 12)]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 (?:200|30\d|4\d\d)/)]);
      expect([path, /outside-4c1d7be2|root:x:|"dependencies"/.test(answer)]).toEqual([path, false]);
    }
    expect(await answerTo('/')).toContain('<title>console</title>');
  }),
);
