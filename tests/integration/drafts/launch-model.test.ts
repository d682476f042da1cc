import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { launchedExecutions } from '@/data/launch/launched-executions';
import { isResultPending, launchNotice, type LaunchNotice } from '@/data/launch/launch-state';
import type { LaunchTrace } from '@/domain/runs/launch-trace';
import { Launcher, type LaunchPorts } from '@/data/launch/launcher';
import { createConsoleApi } from '@/api/console-api';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { CacheDatabase } from '@/database/cache-database';
import type { SyncSession } from '@workers/protocol/sync-session';
import type { CommandContext } from '@workers/sync/commands/command-context';
import { findExecutions } from '@workers/sync/commands/execution-commands';
import { launch } from '@workers/sync/commands/instance-commands';
import { CacheWriter } from '@workers/sync/store/cache-writer';
import { LaunchServer, type CreatorFormat, type LaunchFault } from '../../support/drafts/launch-server';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { replayable, runsOf, seedsOf } from '../../support/simulation/seeds';
import { VirtualClock } from '../../support/simulation/virtual-clock';

/**
 * Model test of launches with the shipped code on a virtual clock. Answers are lost, late or a bare 500, before or
 * after the server acted. The browser repeats requests, the page reloads, other people launch, executions are committed
 * late, and creators are objects, IRIs or nameless. The console sends one request per press, never retries
 * automatically, and shows the result. `LAUNCH_SEED=n` replays one run, `LAUNCH_RUNS=n` runs more.
 */
const seeds = seedsOf('LAUNCH', runsOf('LAUNCH', 15));
const PRESSES = 6;
const ME = { id: '2', email: 'user@acme.test' };
const ANNA = { id: '3', email: 'anna@acme.test' };
const CREATORS: CreatorFormat[] = ['object', 'iri', 'nameless'];
const FAULTS: LaunchFault[] = [
  'cut-before',
  'cut-after',
  'repeated',
  'repeated-cut',
  'html',
  'status-500',
  'status-503',
  'status-422',
  'hub-down',
  'hub-hangs',
];
/** After these faults, the console cannot know whether the server acted. */
const DOUBTFUL = new Set<LaunchFault>([
  'cut-before',
  'cut-after',
  'repeated-cut',
  'html',
  'status-500',
  'hub-down',
  'hub-hangs',
]);
const QUESTION_FAULTS: LaunchFault[] = ['cut-before', 'cut-after', 'html', 'status-503'];

class Run {
  readonly random: SeededRandom;
  readonly clock: VirtualClock;
  readonly server: LaunchServer;
  readonly cache: CacheDatabase;
  launcher: Launcher;
  #remembered: LaunchTrace | null = null;
  /** The number of calls in progress, for which the virtual clock does not wait by itself. */
  #busy = 0;

  constructor(seed: number) {
    this.random = new SeededRandom(seed);
    this.clock = new VirtualClock(this.random);
    this.server = new LaunchServer(this.clock, ME, this.random.pick(CREATORS));
    this.cache = new CacheDatabase(`launches-${seed}-${Math.random()}`);
    this.launcher = this.#openTab();
  }

  #context(): CommandContext {
    return {
      api: createConsoleApi({ baseUrl: 'http://server.test', token: () => 'token', fetch: this.server.fetch }),
      cache: this.cache,
      writer: new CacheWriter(this.cache, null),
      session: {} as SyncSession,
      wake: () => {},
      reportUnreadableRows: () => {},
      onUnauthorized: () => {},
    };
  }

  #openTab(): Launcher {
    const ports: LaunchPorts = {
      clock: this.clock,
      trace: (code) =>
        this.#counted(async () => {
          const newest = await this.cache.executions.orderBy('id').last();
          return { code, user: ME, afterId: newest?.id ?? 0, since: this.clock.now() - 10_000 };
        }),
      launch: (code, delta) => this.#counted(() => launch(this.#context(), { code, delta })),
      find: (filters) => this.find(filters),
      remember: (_, trace) => (this.#remembered = trace),
      recall: () => this.#remembered,
    };
    return new Launcher(ports, 'x');
  }

  async #counted<T>(work: () => Promise<T>): Promise<T> {
    this.#busy += 1;
    try {
      return await work();
    } finally {
      this.#busy -= 1;
    }
  }

  find(filters: ExecutionFilters): Promise<boolean> {
    return this.#counted(async () => (await findExecutions(this.#context(), { filters, page: 1 })).ok);
  }

  reload(): void {
    this.launcher.close();
    this.launcher = this.#openTab();
    this.launcher.resume();
  }

  pass(ms: number): Promise<void> {
    return this.clock.advance(ms, async () => {
      for (let quiet = 0; quiet < 3; quiet = this.#busy === this.server.hanging ? quiet + 1 : 0)
        await new Promise((resolve) => setImmediate(resolve));
    });
  }

  async notice(): Promise<LaunchNotice | null> {
    const { last } = this.launcher.snapshot();
    return launchNotice(
      last,
      last === null ? { ours: [], possible: [] } : await launchedExecutions(this.cache, last.trace),
    );
  }

  /** Presses Launch once, with faults, and checks the final notice. */
  async press(press: number): Promise<void> {
    const { random, server } = this;
    server.press = press;
    server.commitsLate = random.chance(0.2);
    server.runsOne = random.chance(0.3);
    const fault = random.chance(0.75) ? random.pick(FAULTS) : null;
    if (fault !== null) server.launchFaults.push(fault);
    const known = server.executions.length;
    for (let faults = random.below(6); faults > 0; faults -= 1)
      server.questionFaults.push(random.pick(QUESTION_FAULTS));
    const pressed = this.launcher.launch(random.pick([null, true, false]));
    const again = this.launcher.launch(null);
    const reloadsMeanwhile = random.chance(0.1);
    if (reloadsMeanwhile) this.reload();
    expect(await again, 'a second click while the first is on its way').toBeNull();
    if (fault === 'hub-hangs') await this.pass(20_000);
    const answer = (await pressed)?.result;
    if (fault !== null && DOUBTFUL.has(fault)) expect(answer, `after ${fault}`).toBe('in-doubt');
    if (reloadsMeanwhile) return;
    await this.#observe(answer === 'in-doubt');
    server.commit();
    await this.find({});
    const notice = await this.notice();
    if (server.creators === 'nameless') this.#checkNamelessNotice(notice, known, answer);
    else this.#checkNotice(notice, press, answer);
  }

  /**
   * Lets time pass, in which the person reloads or clicks again without effect, other people launch, and the tracker is
   * polled.
   */
  async #observe(inDoubt: boolean): Promise<void> {
    const { random, server } = this;
    for (let step = 0; step < 8; step += 1) {
      if (random.chance(0.3)) server.othersLaunch(random.pick([ANNA, null]));
      if (random.chance(0.2)) server.commit();
      if (random.chance(0.2)) await this.find({});
      const { last } = this.launcher.snapshot();
      if (isResultPending(last)) {
        expect(await this.launcher.launch(null), 'no launch while the last one is looked for').toBeNull();
        if (random.chance(0.2)) this.reload();
      }
      await this.pass(random.below(15_000));
      await this.#checkNotFound();
    }
    server.questionFaults.length = 0;
    await this.pass(60_000);
    if (inDoubt) expect(isResultPending(this.launcher.snapshot().last), 'the look has an end').toBe(false);
    await this.#checkNotFound();
  }

  /** Checks that "Not found so far" appears only after an answer that does not contain the execution. */
  async #checkNotFound(): Promise<void> {
    if ((await this.notice())?.kind !== 'not-found') return;
    const made = this.server.madeBy(this.server.press);
    expect(this.server.answeredAt).toBeGreaterThan(0);
    expect(made.filter(({ committed }) => committed && !this.server.commitsLate)).toEqual([]);
  }

  #checkNotice(notice: LaunchNotice | null, press: number, answer: string | undefined): void {
    const made = this.server.madeBy(press).map(({ id }) => id);
    const [first] = made;
    if (made.length > 1) expect(notice).toEqual({ kind: 'repeated', ids: made });
    else if (answer === 'in-doubt')
      expect(notice).toEqual(made.length === 1 ? { kind: 'arrived', id: first } : { kind: 'not-found' });
    else if (answer === 'refused')
      expect(notice).toEqual(made.length === 1 ? { kind: 'started-anyway', id: first } : null);
    else expect({ notice, made: made.length }).toEqual({ notice: null, made: 1 });
  }

  /**
   * If the server does not say who launched, every execution that a person has launched since the press may be ours.
   */
  #checkNamelessNotice(notice: LaunchNotice | null, known: number, answer: string | undefined): void {
    const possible = this.server.executions.filter(({ id, creator }) => id > known && creator !== null);
    const ids = possible.map(({ id }) => id);
    if (answer !== 'in-doubt') expect(notice).toBeNull();
    else expect(notice).toEqual(ids.length > 0 ? { kind: 'possible', ids } : { kind: 'not-found' });
  }
}

test.each(seeds)('seed %i', (seed) =>
  replayable('LAUNCH', seed, async () => {
    const run = new Run(seed);
    for (let press = 1; press <= PRESSES; press += 1) {
      await run.press(press);
      // Long enough to keep two presses apart.
      await run.pass(120_000);
    }
    for (const [press, requests] of run.server.asked) expect(requests, `press ${press} was asked`).toBe(1);
    expect(run.server.asked.size).toBe(PRESSES);
    run.launcher.close();
    await run.cache.delete();
  }),
);
