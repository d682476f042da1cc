import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '../../../openapi/server/backend';
import { replayable, runsOf, seedsOf } from '../../support/simulation/seeds';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { clientWithToken, control, openBackend, send, type Person } from '../support/backend-client';
import { operations } from '../support/contract-document';
import { openAttackers, type Attacker } from './attackers';
import { findings } from './answer-findings';
import { forbiddenChanges } from './forbidden-changes';
import { seedWithMarks } from './marks';
import { observe } from './observed-world';
import { plainProbe, randomProbe, type Probe } from './probe';

/** The number of probes per run. The probes of a run follow each other, so that one probe can prepare the next. */
const PROBES = 60;

let backend: Backend;
let root: Person;
let attackers: Attacker[];
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(async () => {
  backend = await openBackend({ seedExecutions: 12, consoleUrl: 'https://console.example.com' });
  const made = await control(backend, 'POST', 'token', { email: 'super@console.test' });
  root = clientWithToken(backend, String(made.body.token));
  attackers = await openAttackers(backend);
}, 300_000);
afterAll(() => backend.close());
beforeEach(() => void logged.mockClear());

/** Sends a probe. Returns what is wrong with the answer. */
async function attack(probe: Probe, attacker: Attacker, random: SeededRandom): Promise<string[]> {
  logged.mockClear();
  const authorization = attacker.authorization(random);
  const headers = { ...probe.headers, ...(authorization === undefined ? {} : { authorization }) };
  const reply = await send(backend, probe.method, probe.url, probe.body, headers);
  return findings(
    probe,
    attacker,
    reply,
    logged.mock.calls.map((call) => call.map(String).join(' ')),
  );
}

test('no attacker reads or changes forbidden data with any operation, on own, foreign or missing items', async () => {
  const random = new SeededRandom(1);
  const probed = new Set<string>();
  const found: string[] = [];
  for (const attacker of attackers) {
    const world = await seedWithMarks(backend, root);
    // Deletions come last, so that the data exist until then.
    const inOrder = operations.toSorted(
      (a, b) => Number(a.call.startsWith('DELETE')) - Number(b.call.startsWith('DELETE')),
    );
    for (const operation of inOrder) {
      for (const whose of ['foreign', 'absent', 'own'] as const) {
        const probe = plainProbe(operation, whose, world, random);
        if (probe === null) continue;
        probed.add(operation.id);
        found.push(...(await attack(probe, attacker, random)));
      }
    }
    found.push(...forbiddenChanges(world, await observe(root), attacker));
  }
  expect(found).toEqual([]);
  expect([...probed].toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
}, 600_000);

const seeds = seedsOf('ATTACK', runsOf('ATTACK', 12));

test.each(seeds)('attack %i', (seed) =>
  replayable('ATTACK', seed, async () => {
    const random = new SeededRandom(seed);
    const attacker = attackers[seed % attackers.length] ?? random.pick(attackers);
    const world = await seedWithMarks(backend, root);
    const found: string[] = [];
    for (let count = 0; count < PROBES; count += 1) {
      const probe = randomProbe(random.pick(operations), world, random);
      found.push(...(await attack(probe, attacker, random)));
    }
    found.push(...forbiddenChanges(world, await observe(root), attacker));
    expect(found).toEqual([]);
  }),
);
