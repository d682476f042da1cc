import { expect, test } from 'vitest';
import { BulkWorld } from '../../support/drafts/bulk-world';
import { InstanceServer, type InstanceFault } from '../../support/drafts/instance-server';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { replayable, runsOf, seedsOf } from '../../support/simulation/seeds';

/**
 * Model test of one change of many integrations, with the shipped code. The page is killed at any write, the engine
 * dies at any request, the server fails before, during and after its commit, and other people save. Invariants: a line
 * that was saved is on the server once, or its draft waits for a decision; a line that was undone never arrives;
 * nothing of other people is overwritten; the sender sends one request at a time and honours `Retry-After`.
 * `BULK_SEED=n` replays one seed, `BULK_RUNS=n` runs more.
 */
const COMMANDS = 20;
const ANNA = 'anna@acme.test';
const FAULTS: InstanceFault[] = [
  { kind: 'cut-before' },
  { kind: 'cut-after' },
  { kind: 'twice' },
  { kind: 'hang-before' },
  { kind: 'hang-after' },
  { kind: 'html' },
  { kind: 'hub-down' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429, retryAfter: 20 },
  { kind: 'status', status: 503, retryAfter: 90 },
  { kind: 'status', status: 401 },
];

class Run {
  readonly random: SeededRandom;
  readonly server = new InstanceServer();
  readonly world: BulkWorld;
  /** The descriptions that Anna wrote; the keys are codes of integrations. */
  readonly theirs = new Map<string, string>();

  constructor(seed: number, size: number) {
    this.random = new SeededRandom(seed);
    const codes = Array.from({ length: size }, (_, index) => `i${index}`);
    this.world = new BulkWorld(`bulk-${seed}-${Math.random()}`, this.server, codes);
  }

  async command(): Promise<void> {
    const { world, random } = this;
    const some = world.codes.filter(() => random.chance(0.4));
    const writes = random.chance(0.6) ? random.below(2 * world.codes.length) : undefined;
    const choice = random.below(12);
    if (choice < 2) await world.makeDrafts(writes);
    else if (choice < 5) await world.save(some, writes);
    else if (choice === 5) await world.takeBack(some, writes);
    else if (choice === 6) await world.undo(some, writes);
    else if (choice === 7) await world.redo(some, writes);
    else if (choice === 8) this.#othersSave();
    else await this.#send();
  }

  #othersSave(): void {
    const code = this.random.pick(this.world.codes);
    const text = `by Anna ${this.theirs.size} ${code}`;
    this.theirs.set(code, text);
    this.server.write(code, { description: text }, ANNA);
  }

  async #send(): Promise<void> {
    const { server, random } = this;
    if (random.chance(0.7)) {
      const passing = Array.from({ length: random.below(6) }, () => undefined as unknown as InstanceFault);
      server.faults.set(random.pick(['GET', 'PATCH']), [...passing, random.pick(FAULTS)]);
    }
    server.onRequest = () => {
      if (random.chance(0.05)) this.#othersSave();
    };
    await this.world.send(random.pick([500, 5_000, 60_000]));
    server.onRequest = () => {};
    server.faults.clear();
  }

  /** Without faults, the page ends its work and saves the rest, and the engine sends it. */
  async settle(): Promise<void> {
    await this.world.makeDrafts();
    await this.world.save(this.world.codes);
    for (let round = 0; round < 8; round += 1) await this.world.send();
  }

  async check(): Promise<void> {
    const { world, server } = this;
    const drafts = await world.draftsByCode();
    expect(drafts.size, 'drafts of one integration').toBe(await world.drafts.drafts.count());
    const lines = await world.lines();
    expect(lines.map(({ code }) => code)).toEqual(world.codes);
    for (const { code, state, savedAt } of lines) {
      const stored = server.instances.get(code) ?? {};
      const ours = (server.versions.get(code) ?? []).filter(
        ({ username, changeSet }) => username === server.user && Object.keys(changeSet).length > 0,
      );
      if (this.theirs.has(code)) expect(stored['description'], `${code}: Anna's text`).toBe(this.theirs.get(code));
      expect(ours.length, `${code} was written more than once`).toBeLessThanOrEqual(1);
      if (state === 'drafted' && !drafts.has(code)) {
        expect(savedAt, `${code} left without a Save`).not.toBeNull();
        expect(stored, `${code} on the server`).toMatchObject({
          enabled: false,
          errorAlertEmails: ['a@acme.test', 'b@acme.test'],
          configuration: '{"channel": "print", "list": ["print", 1.0]}',
        });
      } else {
        expect(ours, `${code} is ${state} and arrived`).toEqual([]);
      }
      const left = drafts.get(code)?.state ?? 'gone';
      expect(left, `${code} after the last round`).not.toMatch(/ready|sending/);
      if (state === 'drafted') expect(left, `${code} was saved`).not.toBe('editing');
    }
    expect(server.disturbed, 'a request came before Retry-After').toEqual([]);
    expect(world.mostAtOnce, 'requests at once').toBeLessThanOrEqual(1);
  }
}

async function runSeed(seed: number, size: number): Promise<void> {
  const run = new Run(seed, size);
  await run.world.start();
  for (let step = 0; step < COMMANDS; step += 1) await run.command();
  await run.settle();
  await run.check();
  await run.world.close();
}

test.each(seedsOf('BULK', runsOf('BULK', 10)))('seed %i', (seed) => replayable('BULK', seed, () => runSeed(seed, 8)));

test('200 integrations', () => replayable('BULK', 200, () => runSeed(200, 200)));
