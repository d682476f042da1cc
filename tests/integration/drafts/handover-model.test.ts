import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editDraft, saveDraft, startDraft, startSending } from '@/domain/drafts/draft-transitions';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { cacheName, draftsName } from '@/database/database-names';
import { CacheDatabase } from '@/database/cache-database';
import { DraftsDatabase } from '@/database/drafts-database';
import type { InstanceFields } from '@/domain/instance';
import { endEarlierSessions } from '@/data/session/end-earlier-sessions';
import { SyncChannel } from '@workers/protocol/sync-channel';
import type { SyncSession } from '@workers/protocol/sync-session';
import { SyncWorker } from '@workers/sync/sync-worker';
import { InstanceServer } from '../../support/drafts/instance-server';
import { FakeLocks } from '../../support/simulation/fake-locks';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { replayable, runsOf, seedsOf } from '../../support/simulation/seeds';

/**
 * Model test of two people, A and B, on one device, with the shipped worker. A saves offline. Then A signs out and
 * keeps the drafts, or the server refuses A's token. Then B signs in. From then on, no request contains A's token or
 * work, and the device has no data of A except the drafts. The drafts are sent when A signs in again. Some servers
 * refer to people by IRIs, and some servers fail after a commit. `HANDOVER_SEED=n` replays one run, `HANDOVER_RUNS=n`
 * runs more.
 */
const seeds = seedsOf('HANDOVER', runsOf('HANDOVER', 8));

const EMAILS = { A: 'a@acme.test', B: 'b@globex.test' } as const;

type Connection = 'cut' | 'hangs' | 'works' | 'refuses A';
interface Seen {
  token: string | null;
  method: string;
  body: string;
}

const empty = (): Response =>
  new Response('{"hydra:member":[],"hydra:totalItems":0}', { headers: { 'Content-Type': 'application/ld+json' } });

/** A backend for the worker's `fetch`. It records every request. */
class Backend {
  readonly instances = new InstanceServer();
  readonly seen: Seen[] = [];
  connection: Connection = 'cut';
  readonly #hanging = new Set<(reason: Error) => void>();

  /**
   * Breaks the requests that hang. A time limit alone is not enough: if nothing else refers to the signal of a request,
   * Node garbage-collects the signal, which then never aborts.
   */
  breakHanging(): void {
    for (const reject of this.#hanging) reject(new TypeError('Failed to fetch'));
    this.#hanging.clear();
  }

  fetch = async (request: Request): Promise<Response> => {
    const { signal } = request;
    if (this.connection === 'cut') throw new TypeError('Failed to fetch');
    const body = await request.clone().text();
    signal.throwIfAborted();
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
    this.seen.push({ token, method: request.method, body });
    if (this.connection === 'hangs') {
      return new Promise((_, reject) => {
        this.#hanging.add(reject);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    }
    if (this.connection === 'refuses A' && token?.startsWith('A') === true) return new Response('{}', { status: 401 });
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/job_instances/') && request.method === 'GET') return empty();
    this.instances.user = token?.startsWith('B') === true ? EMAILS.B : EMAILS.A;
    return this.instances.fetch(request);
  };

  texts(): string {
    return JSON.stringify([...this.instances.instances.values()]);
  }
}

class Run {
  readonly random: SeededRandom;
  readonly backend = new Backend();
  readonly worker = new SyncWorker();
  readonly #name: string;
  refused = false;

  constructor(seed: number) {
    this.random = new SeededRandom(seed);
    this.#name = `${seed}-${Math.random()}`.toLowerCase();
    if (!this.random.chance(0.4)) return;
    this.backend.instances.userIds.set(EMAILS.A, 1).set(EMAILS.B, 2);
  }

  session(token: string): SyncSession {
    const person = token.startsWith('A') ? 'A' : 'B';
    const owner = { backendUrl: '', userKey: `${person}-${this.#name}`.toLowerCase(), scope: '~ROLE_ADMIN' };
    return {
      backendUrl: 'http://server.test',
      token,
      cacheName: cacheName(owner),
      draftsName: draftsName(owner),
      email: EMAILS[person],
      userId: this.backend.instances.userIds.get(EMAILS[person]) ?? null,
      superAdmin: true,
      administrate: true,
      companyCode: null,
      clockOffsetMs: 0,
      pollSeconds: 5,
      windowDays: 90,
      windowRows: 10_000,
    };
  }

  draftsOf(person: 'A' | 'B'): DraftsDatabase {
    return new DraftsDatabase(this.session(person).draftsName);
  }

  /**
   * Creates one to four drafts of random kinds for a person; the first of them is saved. Returns the texts that must
   * arrive at the server.
   */
  async fill(person: 'A' | 'B'): Promise<string[]> {
    const drafts = this.draftsOf(person);
    const saved: string[] = [];
    for (let n = 0, count = 1 + this.random.below(4); n < count; n += 1) {
      const code = `${person.toLowerCase()}-${n}`;
      const label = `${person}-work-${n}`;
      const base: InstanceFields = { ...NEW_INSTANCE, code, jobCode: 'dummy', label: 'Old', configuration: '{}' };
      const isNew = this.random.chance(0.4);
      if (!isNew) this.backend.instances.instances.set(code, { ...base, company: null });
      const typed = startDraft(isNew ? `new-${n}` : `code:${code}`, isNew ? null : base, { ...base, label }, 1);
      const kind = n === 0 ? 'saved' : this.random.pick(['typed', 'saved', 'interrupted', 'typed on']);
      if (kind === 'typed') await drafts.drafts.put(typed);
      else {
        saved.push(label);
        const ready = saveDraft(typed, 2);
        const onTop = editDraft(ready, { description: `${person}-later-${n}` }, 3);
        await drafts.drafts.put(kind === 'saved' ? ready : kind === 'typed on' ? onTop : startSending(ready, 3));
      }
    }
    drafts.close();
    return saved;
  }

  /** Lets pending work run for a random number of steps. */
  async moment(): Promise<void> {
    for (let steps = this.random.below(40); steps > 0; steps -= 1)
      await new Promise((resolve) => setImmediate(resolve));
  }

  async textsOf(person: 'A' | 'B'): Promise<string> {
    const drafts = this.draftsOf(person);
    const rows = await drafts.drafts.toArray();
    drafts.close();
    return JSON.stringify(rows);
  }

  /** Makes the server refuse the token of A, and waits until the tabs are told so. They then show the sign-in page. */
  async refuseA(): Promise<void> {
    const channel = new SyncChannel(this.session('A').draftsName, {
      onMessage: ({ kind }) => {
        if (kind === 'unauthorized') this.refused = true;
      },
      onForeign() {},
    });
    this.backend.connection = 'refuses A';
    this.backend.breakHanging();
    channel.send({ kind: 'wake', target: 'all' });
    await vi.waitFor(() => expect(this.refused).toBe(true), { timeout: 30_000, interval: 5 });
    channel.close();
  }

  /** Signs in like a page, which first ends the earlier sessions of other people. */
  async signIn(token: string): Promise<void> {
    const person = token.slice(0, 1);
    await endEarlierSessions({
      id: null,
      email: `${person}-${this.#name}`.toLowerCase(),
      roles: ['ROLE_ADMIN'],
      companyCode: null,
      expiresAt: 4_000_000_000,
      issuedAt: null,
    });
    await this.worker.attach(this.session(token));
  }

  /** Signs out and keeps the drafts: the worker stops, and the cache is deleted. */
  async signOut(person: 'A' | 'B'): Promise<void> {
    await this.worker.detach();
    await new CacheDatabase(this.session(person).cacheName).delete();
  }

  async arrive(texts: string[]): Promise<void> {
    await vi.waitFor(() => texts.forEach((text) => expect(this.backend.texts()).toContain(text)), {
      timeout: 20_000,
      interval: 5,
    });
  }
}

beforeEach(() => vi.stubGlobal('navigator', { locks: new FakeLocks() }));
// Each run has its own device. On a device with the databases of hundreds of people, a sign-in would exceed its time
// limits.
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all((await Dexie.getDatabaseNames()).map((name) => Dexie.delete(name)));
});

test.each(seeds)('seed %i', { timeout: 60_000 }, (seed) =>
  replayable('HANDOVER', seed, async () => {
    const run = new Run(seed);
    const { backend, worker, random } = run;
    vi.stubGlobal('fetch', backend.fetch);
    const ofA = await run.fill('A');
    const ofB = await run.fill('B');
    if (random.chance(0.3)) {
      const fault = { kind: random.pick(['hub-down', 'hub-hangs'] as const) };
      for (const method of ['PATCH', 'POST']) backend.instances.faults.set(method, [fault]);
    }
    backend.connection = random.pick(['cut', 'hangs', 'cut']);
    await worker.attach(run.session('A-first'));
    await run.moment();
    const before = await run.textsOf('A');
    if (random.chance(0.3)) backend.connection = 'hangs';
    const isRefused = random.chance(0.4);
    const out = isRefused ? run.refuseA() : run.signOut('A');
    // The connection returns at any moment of the sign-out.
    await run.moment();
    const returnsEarly = random.chance(0.5);
    if (returnsEarly && !isRefused) backend.connection = 'works';
    await out;
    const gone = backend.seen.length;
    await run.moment();
    backend.connection = 'works';
    await run.signIn('B-token');
    expect(await Dexie.getDatabaseNames(), "A's cache once B has signed in").not.toContain(run.session('A').cacheName);
    // One of A's tabs learns of the sign-out only now.
    if (random.chance(0.5)) await worker.detach('A-first');
    await run.arrive(ofB);

    const later = backend.seen.slice(gone);
    expect(new Set(later.map(({ token }) => token)), 'whose token was used once A was gone').toEqual(
      new Set(['B-token']),
    );
    expect(
      later.filter(({ body }) => body.includes('A-')),
      "requests with A's work",
    ).toEqual([]);
    expect(backend.seen.slice(0, gone).filter(({ token }) => token !== 'A-first')).toEqual([]);
    const kept = await run.textsOf('A');
    for (const text of before.match(/A-(?:work|later)-\d/g) ?? []) expect(kept + backend.texts()).toContain(text);

    await run.signOut('B');
    await run.signIn('A-second');
    await run.arrive(ofA);
    const own = backend.seen.filter(({ body }) => body.includes('A-')).map(({ token }) => token);
    expect(own.filter((token) => !token?.startsWith('A-'))).toEqual([]);
    await worker.detach();
  }),
);
