import 'fake-indexeddb/auto';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { conflictOf } from '@/domain/drafts/draft-conflict';
import type { OpenConflict, Side } from '@/domain/drafts/open-conflicts';
import { CacheDatabase } from '@/database/cache-database';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceFields } from '@/domain/instance';
import { DraftsDatabase } from '@/database/drafts-database';
import { sameValue } from '@/lib/same-value';
import { DraftEditor } from '@/data/drafts/draft-editor';
import type { DraftTarget } from '@/data/drafts/draft-target';
import type { InstanceServer } from './instance-server';
import { FIRST_CONFIGURATION } from './model-places';
import { MortalSender } from './mortal-sender';

const CODE = 'x';

/** Two tabs, an engine that may die at any request, and the databases of one person, against a server in memory. */
export class DraftWorld {
  readonly cache: CacheDatabase;
  readonly drafts: DraftsDatabase;
  /** The forms in the two tabs, for the instance `x` or for a new instance. */
  tabs: DraftEditor[] = [];
  readonly #unsubscribe: (() => void)[] = [];
  #now = 1_000_000;
  #hasArrived = false;
  readonly #sender: MortalSender;

  constructor(
    name: string,
    readonly server: InstanceServer,
    public target: DraftTarget,
  ) {
    this.cache = new CacheDatabase(`cache:${name}`);
    this.drafts = new DraftsDatabase(`drafts:${name}`);
    const now = () => this.#now;
    const { cache, drafts } = this;
    this.#sender = new MortalSender({ cache, drafts, server, now, onSent: () => (this.#hasArrived = true) });
    server.now = now;
    server.whileLate = (ms) => (this.#now += ms);
  }

  async open(): Promise<void> {
    for (const _ of [1, 2]) this.tabs.push(await this.#tab());
  }

  /** Reloads one tab, after its edits are on disk. */
  async reload(index: number): Promise<void> {
    const tab = this.tabs[index];
    await tab?.flush();
    this.tabs[index] = await this.#tab();
  }

  async #tab(): Promise<DraftEditor> {
    const editor = new DraftEditor({ cache: this.cache, drafts: this.drafts }, this.target, () => {});
    this.#unsubscribe.push(editor.subscribe(() => {}));
    while (editor.snapshot().server === undefined) await new Promise((resolve) => setImmediate(resolve));
    return editor;
  }

  /**
   * Waits until a tab shows the stored draft, because a person who changes to another tab looks at it before typing.
   */
  async showsAll(tab: DraftEditor): Promise<void> {
    for (;;) {
      const draft = await this.draft();
      const instance = await this.cache.instances.get(CODE);
      const shown = tab.snapshot();
      const isNewest = (shown.draft?.revision ?? null) === (draft?.revision ?? null);
      if (isNewest && ('draftId' in this.target || sameValue(shown.server ?? null, instance ?? null))) return;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Lets the sender do one round, and then lets `pauseMs` pass. */
  async send(pauseMs = 60_000): Promise<void> {
    await this.#sender.round();
    this.#now += pauseMs;
  }

  /** After a new instance was created, makes the tabs show the created instance, as the form does. */
  async followCreation(): Promise<void> {
    if ('code' in this.target || !this.#hasArrived) return;
    this.target = { code: CODE };
    for (const index of this.tabs.keys()) await this.reload(index);
  }

  async draft(): Promise<DraftRow | undefined> {
    const rows = await this.drafts.drafts.toArray();
    if (rows.length > 1) throw new Error(`${rows.length} drafts of one instance`);
    return rows[0];
  }

  /**
   * Decides a conflict like a person, who chooses a side for every place and saves.
   * @param between called after the first decision
   * @returns the fields that the form shows when Save is pressed; null when there is nothing to decide, or when another
   * tab has saved before
   */
  async decide(tab: DraftEditor, side: () => Side, between: () => Promise<void>): Promise<InstanceFields | null> {
    await this.showsAll(tab);
    const draft = await this.draft();
    const conflict = draft === undefined ? null : conflictOf(draft);
    if (conflict === null) return null;
    const [first, ...others] = conflict.conflicts.map(({ key }) => key);
    if (first !== undefined) await tab.decide(new Map([[first, side()]]));
    await between();
    await tab.decide(new Map(others.map((key) => [key, side()])));
    // A text that was typed meanwhile may cause another conflict.
    for (const { key } of this.#open(tab)) await tab.decide(new Map([[key, side()]]));
    const shown = tab.snapshot().value;
    return (await tab.save()) === 'ready' ? shown : null;
  }

  #open(tab: DraftEditor): readonly OpenConflict[] {
    const { draft } = tab.snapshot();
    return (draft && conflictOf(draft)?.open) ?? [];
  }

  async close(): Promise<void> {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    await Promise.all(this.tabs.map((tab) => tab.flush()));
    await this.cache.delete();
    await this.drafts.delete();
  }

  /** The instance on the server. A new instance is found by its code. */
  get onServer(): Record<string, unknown> | undefined {
    return this.server.instances.get(CODE);
  }
}

/** The fields of a new instance. The label has the format of all texts of the person. */
export const NEW_FIELDS: Partial<InstanceFields> = {
  code: CODE,
  jobCode: 'dummy',
  companyCode: 'acme',
  label: 'label-mine-0',
};
export const FIRST_VERSION: InstanceFields = {
  ...NEW_INSTANCE,
  code: CODE,
  jobCode: 'dummy',
  label: 'label-0',
  configuration: FIRST_CONFIGURATION,
};
