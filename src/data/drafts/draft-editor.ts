import { liveQuery, type Subscription } from 'dexie';
import { createAgain, editDraft, resolveConflict, saveDraft, startDraft } from '@/domain/drafts/draft-transitions';
import { changedFields, NEW_INSTANCE } from '@/domain/instance-fields';
import type { DraftRow, InstanceFields } from '@/lib/database/draft-rows';
import type { DraftsDatabase } from '@/lib/database/drafts-database';
import { draftIdOf, findDraft, type DraftTarget } from './draft-target';

/** A keystroke reaches the disk within this time (design, section 5: 300 ms). */
const FLUSH_MS = 150;

/** What a form shows. `value` is null until the instance is known. */
export interface EditorSnapshot {
  value: InstanceFields | null;
  /** The stored draft; null while nothing differs from the server. */
  draft: DraftRow | null;
  /** Typed, but not on disk yet: "Saved on this device" must not be shown. */
  unsaved: boolean;
  /** Set when the last write to this device failed; what was typed is still in the form. */
  storageError: boolean;
}

/**
 * The one state of an instance form: the server's version, the stored draft and the newest keystrokes, as one value.
 * Keystrokes show at once, are written in a transaction that reads the record first, and follow other tabs.
 */
export class DraftEditor {
  readonly #database: DraftsDatabase;
  readonly #target: DraftTarget;
  readonly #wake: () => void;
  readonly #listeners = new Set<() => void>();
  readonly #subscription: Subscription;
  #server: InstanceFields | null;
  #stored: DraftRow | null | undefined;
  #pending: Partial<InstanceFields> = {};
  #timer: ReturnType<typeof setTimeout> | null = null;
  #writing: Promise<void> = Promise.resolve();
  #snapshot: EditorSnapshot = { value: null, draft: null, unsaved: false, storageError: false };
  #storageError = false;

  /** @param wake tells the sync engine that there is something to send */
  constructor(database: DraftsDatabase, target: DraftTarget, wake: () => void) {
    this.#database = database;
    this.#target = target;
    this.#wake = wake;
    this.#server = 'draftId' in target ? NEW_INSTANCE : null;
    this.#subscription = liveQuery(() => findDraft(database, target)).subscribe({
      next: (draft) => {
        this.#stored = draft;
        this.#update();
      },
      error: () => this.#fail(),
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): EditorSnapshot => this.#snapshot;

  /** The server's version as the cache knows it now; edits that exist already keep standing on theirs. */
  setServer(server: InstanceFields | null): void {
    if ('draftId' in this.#target) return;
    this.#server = server;
    this.#update();
  }

  edit(changes: Partial<InstanceFields>): void {
    this.#pending = { ...this.#pending, ...changes };
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
    this.#update();
  }

  /** Writes what was typed; resolves when it is on disk. */
  flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (Object.keys(this.#pending).length === 0) return this.#writing;
    const pending = this.#pending;
    this.#writing = this.#write(
      (current) => this.#applyEdit(current, pending),
      () => {
        // Keys typed again meanwhile stay pending.
        this.#pending = Object.fromEntries(
          Object.entries(this.#pending).filter(([key, value]) => value !== pending[key as keyof InstanceFields]),
        );
      },
    );
    return this.#writing;
  }

  /** Save was pressed: `unchanged` when there is nothing to send, else the draft waits to be sent. */
  async save(): Promise<'unchanged' | 'ready'> {
    await this.flush();
    let result: 'unchanged' | 'ready' = 'unchanged';
    await this.#write((current) => {
      if (current === null) return null;
      result = 'ready';
      return saveDraft(current, Date.now());
    });
    this.#wake();
    return result;
  }

  /** Throws the draft away; the form shows the server's version again. */
  async discard(): Promise<void> {
    this.#pending = {};
    await this.#write(() => null);
  }

  /** The person decided a conflict: `decided` goes out. */
  async resolve(decided: InstanceFields): Promise<void> {
    await this.#write((current) => (current === null ? null : resolveConflict(current, decided, Date.now())));
    this.#wake();
  }

  /** The instance was deleted on the server: what is here becomes a new instance. */
  async createAgain(): Promise<void> {
    await this.#write((current) => (current === null ? null : createAgain(current, Date.now())));
  }

  close(): void {
    void this.flush();
    this.#subscription.unsubscribe();
  }

  #applyEdit(current: DraftRow | null, changes: Partial<InstanceFields>): DraftRow | null {
    const now = Date.now();
    if (current !== null) {
      const next = editDraft(current, changes, now);
      const untouched =
        next.state === 'editing' && next.base !== null && changedFields(next.base, next.value).length === 0;
      return untouched ? null : next;
    }
    const server = this.#server;
    if (server === null) return null;
    const value = { ...server, ...changes };
    if (changedFields(server, value).length === 0) return null;
    return startDraft(draftIdOf(this.#target), 'draftId' in this.#target ? null : server, value, now);
  }

  async #write(change: (current: DraftRow | null) => DraftRow | null, onDone: () => void = () => {}): Promise<void> {
    const { drafts } = this.#database;
    try {
      await this.#database.transaction('rw', drafts, async () => {
        const current = await findDraft(this.#database, this.#target);
        const next = change(current);
        if (next === current) return;
        if (next === null) await drafts.delete((current as DraftRow).id);
        else await drafts.put(next);
      });
      this.#stored = await findDraft(this.#database, this.#target);
      this.#storageError = false;
      onDone();
      this.#update();
    } catch {
      this.#fail();
    }
  }

  #fail(): void {
    this.#storageError = true;
    this.#update();
  }

  #update(): void {
    const draft = this.#stored ?? null;
    const known = this.#stored === undefined ? null : (draft?.value ?? this.#server);
    this.#snapshot = {
      value: known === null ? null : { ...known, ...this.#pending },
      draft,
      unsaved: Object.keys(this.#pending).length > 0,
      storageError: this.#storageError,
    };
    for (const listener of this.#listeners) listener();
  }
}
