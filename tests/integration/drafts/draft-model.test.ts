import { expect, test } from 'vitest';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import type { InstanceFields } from '@/domain/instance';
import { DraftWorld, FIRST_VERSION, NEW_FIELDS } from '../../support/drafts/draft-world';
import { InstanceServer, type InstanceFault } from '../../support/drafts/instance-server';
import { changedRule, fieldOf, PLACES, placesOf, rulesIn, textAt, type Place } from '../../support/drafts/model-places';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { replayable, runsOf, seedsOf } from '../../support/simulation/seeds';

/**
 * Model test of drafts with the shipped code: two tabs, an engine that dies, a server that fails before, during and
 * after its commit, other people who save, and edits that are not on disk yet. Invariants: text that was on disk is on
 * the server or in the draft, or the person decided against it; nothing is created twice; every overwritten save of
 * another person is reported; no list entry is duplicated; `Retry-After` is honoured however often the sender is woken;
 * a person who works alone gets no conflict and sees the newest text. Each seed has a second run, on a server that
 * names people by IRIs and whose hub fails after a commit. `DRAFT_SEED=n` replays one seed, `DRAFT_RUNS=n` runs more.
 */
const COMMANDS = 24;
const ANNA = 'anna@acme.test';
const PEOPLE = ['user@acme.test', ANNA];
const RUNS = runsOf('DRAFT', 20);

const FAULTS: InstanceFault[] = [
  { kind: 'cut-before' },
  { kind: 'cut-after' },
  { kind: 'twice' },
  { kind: 'hang-before' },
  { kind: 'hang-after' },
  { kind: 'html' },
  { kind: 'refusal-page', status: 403, text: '<p>Blocked</p>' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429, retryAfter: 20 },
  { kind: 'status', status: 503, retryAfter: 90 },
  { kind: 'status', status: 401 },
  { kind: 'status', status: 422, body: { violations: [{ propertyPath: 'label', message: 'No.' }] } },
];

/** Faults that happen after the commit, on a server that publishes its changes on a hub. */
const HUB_FAULTS: InstanceFault[] = [{ kind: 'hub-down' }, { kind: 'hub-hangs' }];

class Run {
  readonly random: SeededRandom;
  readonly server = new InstanceServer();
  readonly #faults: InstanceFault[];
  readonly world: DraftWorld;
  readonly isNew: boolean;
  /** Whether no other person saves. */
  readonly isAlone: boolean;
  /** Whether in the end a firewall answers every write in place of the server. */
  readonly isBlocked: boolean;
  /** The newest text that the person typed at each place. */
  readonly typed = new Map<Place, string>();
  /** Every text that the server has ever stored. */
  readonly held = new Set<string>();
  /** Texts that the person decided against or replaced later. */
  readonly decidedAgainst = new Set<string>();
  /** The numbers of other people's versions that the console overwrote although it had not read them. */
  readonly overwritten = new Set<number>();
  readonly reported = new Set<number>();
  /** Places at which the console had read a text, and replaced it with a text that the person had not typed. */
  readonly reverted: string[] = [];
  /** The configurations on the server that contained the list entry twice. */
  readonly doubled: string[] = [];
  #trims: boolean;
  #count = 0;
  #readUpTo = 0;
  #wasDeleted = false;

  constructor(seed: number, hasHub: boolean) {
    this.random = new SeededRandom(seed);
    this.#faults = hasHub ? [...FAULTS, ...HUB_FAULTS, ...HUB_FAULTS] : FAULTS;
    if (hasHub) for (const [id, email] of PEOPLE.entries()) this.server.userIds.set(email, id + 1);
    this.isNew = this.random.chance(0.25);
    this.isAlone = this.random.chance(0.4);
    this.#trims = this.random.chance(0.3);
    this.isBlocked = this.random.chance(0.15);
    if (this.#trims) this.server.normalise = trimmed;
    const target = this.isNew ? { draftId: 'new' } : { code: 'x' };
    this.world = new DraftWorld(`drafts-${seed}-${Math.random()}`, this.server, target);
    this.server.onCommit = (code, before, version) => this.#watch(code, before, version);
    this.server.onRead = () => (this.#readUpTo = this.server.versions.get('x')?.length ?? 0);
  }

  async start(): Promise<void> {
    if (!this.isNew) {
      const { companyCode: _, ...fields } = FIRST_VERSION;
      this.server.instances.set('x', { ...fields, company: null });
      await this.world.cache.instances.put({
        ...FIRST_VERSION,
        companyName: null,
        createdAt: null,
        updatedAt: null,
        securedVariables: [],
      });
    }
    await this.world.open();
    if (this.isNew) {
      const tab = this.tab();
      tab.edit(NEW_FIELDS);
      await tab.flush();
    }
  }

  tab() {
    return this.random.pick(this.world.tabs);
  }

  async command(): Promise<void> {
    const choice = this.random.below(20);
    if (choice < 6) await this.type();
    else if (choice < 10) await this.tab().save();
    else if (choice < 14) await this.send();
    else if (choice < 16 && this.isNew && this.random.chance(0.3)) this.takeCode();
    else if (choice < 16) this.othersSave();
    else if (choice === 16) await this.world.reload(this.random.below(2));
    else if (choice === 17 && !this.isAlone && this.random.chance(0.3)) this.#delete();
    else await this.decide();
  }

  async type(): Promise<void> {
    const tab = this.tab();
    // A person types in one tab at a time.
    for (const other of this.world.tabs) if (other !== tab) await other.flush();
    await this.world.showsAll(tab);
    this.#typeInto(tab);
    if (this.random.chance(0.7)) await tab.flush();
  }

  #typeInto(tab: DraftEditor): void {
    const place = this.random.pick(PLACES);
    const text = `${place}-mine-${(this.#count += 1)}`;
    const { value } = tab.snapshot();
    if (value === null) return;
    const changes = textAt(value.configuration, place, place === 'label' ? `${text} ` : text);
    if (changes === null) return;
    tab.edit(changes);
    const before = this.typed.get(place);
    if (before !== undefined) this.decidedAgainst.add(before);
    this.typed.set(place, text);
  }

  /** The same account creates another instance with this code, on another device. */
  takeCode(): void {
    if (this.server.instances.has('x') || this.#wasDeleted) return;
    this.server.foreign.add('x');
    const differs = this.random.pick([
      { jobCode: 'other' },
      { company: '/api/companies/globex' },
      { label: 'Another' },
    ]);
    const { companyCode: _, ...fields } = { ...FIRST_VERSION, ...NEW_FIELDS };
    this.server.write('x', { ...fields, company: '/api/companies/acme', ...differs }, this.server.user);
  }

  #delete(): void {
    if (this.server.foreign.has('x')) return;
    this.#wasDeleted ||= this.server.instances.delete('x');
  }

  othersSave(): void {
    if (this.isAlone || !this.server.instances.has('x')) return;
    const place = this.random.pick(PLACES);
    const text = `${place}-theirs-${(this.#count += 1)}`;
    const configuration = String(this.server.instances.get('x')?.['configuration'] ?? '{}');
    const changes =
      place === 'rule' ? changedRule(this.random, configuration, text) : textAt(configuration, place, text);
    if (changes !== null) this.server.write('x', changes, ANNA);
  }

  async send(): Promise<void> {
    const faults = this.random.chance(0.6) ? [this.random.pick(this.#faults)] : [];
    this.server.faults.clear();
    this.server.faults.set(this.random.pick(['GET', 'PATCH', 'POST']), faults);
    // While the console sends, another person may save, and this person may type.
    const typing = this.tab();
    for (const tab of this.world.tabs) await tab.flush();
    await this.world.showsAll(typing);
    this.server.onRequest = () => {
      if (this.random.chance(0.1)) this.othersSave();
      if (this.random.chance(0.2)) this.#typeInto(typing);
      if (this.random.chance(0.1)) void typing.flush();
    };
    await this.world.send(this.random.pick([500, 5_000, 60_000]));
    if (this.random.chance(0.5)) await typing.flush();
    this.server.onRequest = () => {};
    this.server.faults.clear();
    await this.world.followCreation();
    await this.#look();
  }

  async decide(): Promise<void> {
    for (const tab of this.world.tabs) await tab.flush();
    const draft = await this.world.draft();
    const tab = this.tab();
    if (draft?.state === 'conflict') {
      // A decision may replace any text that the form showed before the decision.
      const before = [placesOf(draft.value)];
      const type = async (): Promise<void> => {
        if (this.random.chance(0.3)) this.#typeInto(tab);
        await tab.flush();
        before.push(placesOf(tab.snapshot().value ?? {}));
      };
      const decided = await this.world.decide(tab, () => this.random.pick(['mine', 'theirs']), type);
      const stored = await this.world.draft();
      if (decided !== null) expect(stored?.outgoing, 'what the form shows is what Save sends').toEqual(decided);
      if (decided !== null && this.random.chance(0.2)) await tab.undoDecision();
      const after = placesOf((await this.world.draft())?.value ?? {});
      for (const shown of before) {
        for (const place of PLACES) if (shown[place] !== after[place]) this.decidedAgainst.add(shown[place]);
      }
    } else if (draft?.state === 'deleted') {
      await tab.createAgain();
      await tab.save();
    } else if (draft?.state === 'rejected') await tab.save();
  }

  /** Lets the console send without the earlier faults, so that every draft is sent or waits for a decision. */
  async settle(): Promise<void> {
    for (const tab of this.world.tabs) await tab.flush();
    if (this.isBlocked) {
      const page = Array.from({ length: 20 }, () => ({ kind: 'refusal-page', status: 403, text: 'Blocked' }) as const);
      for (const method of ['PATCH', 'POST']) this.server.faults.set(method, [...page]);
    }
    for (let round = 0; round < 8; round += 1) await this.world.send();
    await this.#look();
  }

  async #look(): Promise<void> {
    // A server that trims shows the trimmed value only in its answer. If the answer is lost, a conflict is allowed.
    if (this.isAlone && !this.#trims)
      expect((await this.world.draft())?.state, 'a conflict with oneself').not.toBe('conflict');
    const draft = await this.world.draft();
    const isCodeRefused = draft?.violations.some(({ propertyPath }) => propertyPath === 'code') ?? false;
    if (!this.#wasDeleted && !this.server.foreign.has('x'))
      expect(isCodeRefused, 'the own instance was not recognised').toBe(false);
    const rows = await this.world.drafts.otherSaves.toArray();
    for (const { versions } of rows) for (const { version } of versions) this.reported.add(version);
  }

  #watch(_code: string, before: Record<string, unknown> | undefined, version: number): void {
    const instance = this.server.instances.get('x');
    if (rulesIn(instance as Partial<InstanceFields>) > 1) this.doubled.push(String(instance?.['configuration']));
    for (const text of Object.values(placesOf(instance as Partial<InstanceFields>))) this.held.add(text);
    const versions = this.server.versions.get('x') ?? [];
    const own = versions[version - 1];
    if (before === undefined || own?.username !== this.server.user) return;
    const changed = new Set(Object.keys(own.changeSet));
    const unread = versions.slice(this.#readUpTo, version - 1).filter(({ username }) => username !== this.server.user);
    for (const other of unread) {
      if (Object.keys(other.changeSet).some((key) => changed.has(key))) this.overwritten.add(other.version);
    }
    // The console never replaces a text that it has read with an older text of the person.
    const [old, now] = [placesOf(before), placesOf(instance as Partial<InstanceFields>)];
    for (const place of PLACES) {
      const isUnread = unread.some(({ changeSet }) => Object.hasOwn(changeSet, fieldOf(place)));
      if (now[place] !== old[place] && !isUnread && !now[place].includes('-mine-'))
        this.reverted.push(`${place}: '${old[place]}' became '${now[place]}'`);
    }
  }

  async check(): Promise<void> {
    const draft = await this.world.draft();
    expect(draft?.state ?? 'gone', 'a draft is sent or waits for a decision').not.toMatch(/ready|sending/);
    const inDraft = draft === undefined ? null : placesOf(draft.value);
    const instance = this.server.instances.get('x') as Partial<InstanceFields> | undefined;
    const shown = inDraft ?? placesOf(instance ?? {});
    if (this.isAlone) {
      for (const [place, text] of this.typed)
        if (!this.decidedAgainst.has(text)) expect(shown[place], `what was typed last at ${place}`).toBe(text);
    }
    for (const [place, text] of this.typed) {
      const kept = this.held.has(text) || inDraft?.[place] === text || this.decidedAgainst.has(text);
      expect(kept, `'${text}' was on disk and is nowhere`).toBe(true);
    }
    expect(this.doubled, 'an entry of a list was doubled').toEqual([]);
    expect(rulesIn(draft?.value ?? {}), 'entries in the draft').toBeLessThanOrEqual(1);
    expect(this.server.disturbed, 'a request came before Retry-After').toEqual([]);
    expect(this.server.takenOver, 'another instance with the code was changed').toEqual([]);
    expect(this.reverted, 'what others wrote was taken back').toEqual([]);
    expect(this.server.createdTwice, 'an instance was asked for twice').toEqual([]);
    for (const version of this.overwritten)
      expect(this.reported, `version ${version} was overwritten silently`).toContain(version);
  }
}

/** The instance as a server that trims texts stores it. */
function trimmed(instance: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(instance).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

async function runSeed(seed: number, hasHub: boolean): Promise<void> {
  const run = new Run(seed, hasHub);
  await run.start();
  for (let step = 0; step < COMMANDS; step += 1) await run.command();
  await run.settle();
  await run.check();
  await run.world.close();
}

test.each(seedsOf('DRAFT', RUNS))('seed %i', (seed) => replayable('DRAFT', seed, () => runSeed(seed, false)));

test.each(seedsOf('DRAFT', Math.ceil(RUNS / 2)))('seed %i, people as IRIs and a hub that fails', (seed) =>
  replayable('DRAFT', seed, () => runSeed(seed, true)),
);
