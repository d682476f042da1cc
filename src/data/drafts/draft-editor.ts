import { Dexie, type Subscription } from 'dexie';
import { createAgain, resolveConflict, saveDraft, startDraft, undoDecision } from '@/domain/drafts/draft-transitions';
import { typeAgain, typeOnto, typeUnder } from '@/domain/drafts/typing';
import { changedFields, fieldsOf, NEW_INSTANCE } from '@/domain/instance-fields';
import type { DraftRow, InstanceFields } from '@/lib/database/draft-rows';
import type { InstanceRow } from '@/lib/database/rows';
import { DraftRecord, type Reading } from './draft-record';
import { draftIdOf, isSettled, type DraftTarget } from './draft-target';
import { UnloadJournal, type Keystrokes } from './unload-journal/unload-journal';
import { forgetUnfinished } from './unfinished/unfinished';

/** A keystroke is written after this time, so that it is on disk within 300 ms. */
const FLUSH_MS = 150;
/** A failed write is repeated after this time. */
const RETRY_MS = 2_000;

/** What a form shows. `value` is null until the instance is known. */
export interface EditorSnapshot {
  value: InstanceFields | null;
  /** The cached instance; undefined until read, null while this device does not know it, and for a new one. */
  server: InstanceRow | null | undefined;
  /** The stored draft; null while nothing differs from the server. */
  draft: DraftRow | null;
  /** Typed, but not on disk yet: "Saved on this device" must not be shown. */
  unsaved: boolean;
  /** Set when the last write to this device failed; what was typed is still in the form. */
  storageError: boolean;
}

/** `unchanged` there is nothing to send · `ready` it waits to be sent · `failed` this device could not keep it. */
export type SaveResult = 'unchanged' | 'ready' | 'failed';

type Databases = DraftRecord['databases'];

/**
 * The one state of an instance form: the server's version, the stored draft and the newest keystrokes, as one value.
 * Keystrokes show at once, are written in a transaction that reads the record first, and follow other tabs.
 */
export class DraftEditor {
  #record: DraftRecord;
  readonly #target: DraftTarget;
  readonly #wake: () => void;
  readonly #onFailure: (error: unknown, databases: Databases) => void;
  readonly #note: UnloadJournal<'drafts'>;
  readonly #listeners = new Set<() => void>();
  #subscription: Subscription | null = null;
  #server: InstanceRow | null | undefined;
  /** The server's version that the form shows without a draft. It stays when the instance is deleted while the form is open. */
  #ground: InstanceFields | null;
  #stored: DraftRow | null = null;
  #pending: Partial<InstanceFields> = {};
  /** The server's version when the pending keystrokes began: the base of a first draft. Null when there was a draft. */
  #typedOn: InstanceFields | null = null;
  /** What the form showed when they began: what another tab wrote since is merged with them. */
  #typedInto: InstanceFields | null = null;
  /** When the page with the pending keystrokes was closed, if they come from an earlier page; else null. */
  #leftAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #writing: Promise<void> = Promise.resolve();
  #storageError = false;
  #snapshot: EditorSnapshot = { value: null, server: undefined, draft: null, unsaved: false, storageError: false };

  /**
   * @param wake called when there is something to send
   * @param onFailure called with the error of each failed read and write
   */
  constructor(
    databases: Databases,
    target: DraftTarget,
    wake: () => void,
    onFailure: (error: unknown, databases: Databases) => void = () => {},
  ) {
    this.#onFailure = onFailure;
    this.#record = new DraftRecord(databases, target);
    this.#target = target;
    this.#note = new UnloadJournal('drafts', draftIdOf(target));
    this.#wake = wake;
    this.#ground = 'draftId' in target ? NEW_INSTANCE : null;
  }

  /** Follows the databases while there is a listener. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#subscription === null) this.#follow();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#subscription?.unsubscribe();
      this.#subscription = null;
    };
  };

  /**
   * Reads now and after every change. Starts again after each write of this editor, because a read that began earlier may
   * be outdated, and some time after a failed read.
   */
  #follow(): void {
    this.#subscription?.unsubscribe();
    this.#subscription = null;
    if (this.#listeners.size === 0) return;
    this.#subscription = this.#record.readings().subscribe({
      next: (reading) => this.#take(reading),
      error: (error) => {
        this.#fail(error);
        setTimeout(() => this.#follow(), RETRY_MS);
      },
    });
  }

  snapshot = (): EditorSnapshot => this.#snapshot;

  /** Continues with other databases and writes to them what this form shows, unless they have the draft already. */
  async moveTo(databases: Databases): Promise<void> {
    if (databases.drafts === this.#record.databases.drafts) return;
    const carried = this.#stored;
    this.#record = new DraftRecord(databases, this.#target);
    // A write that hangs in the old databases must not block writes to the new ones.
    this.#writing = Promise.resolve();
    this.#subscription?.unsubscribe();
    const isWritten = await this.#write((current) => current ?? carried);
    if (!isWritten) this.#follow();
  }

  edit(changes: Partial<InstanceFields>): void {
    if (!this.#hasPending()) this.#beginTyping();
    this.#pending = { ...this.#pending, ...changes };
    this.#flushIn(FLUSH_MS);
    this.#update();
  }

  #beginTyping(): void {
    this.#typedOn = this.#stored === null ? this.#ground : null;
    this.#typedInto = this.#stored?.value ?? this.#ground;
  }

  /** Writes what was typed; resolves when it is on disk, or could not be written. */
  async flush(): Promise<void> {
    const typed = this.#pending;
    await this.#inTurn(() => this.#writeTyped(typed));
  }

  /** Runs a write after all earlier ones. Returns its result. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const done = this.#writing.then(task);
    this.#writing = done.then(() => undefined);
    return done;
  }

  /** The page is about to close, so writes under way may not finish: notes them in the unload journal. */
  leave(): void {
    void this.flush();
    if (!this.#hasPending()) return;
    const typed = { changes: this.#pending, on: this.#typedOn, into: this.#typedInto };
    this.#note.write({ target: this.#target, ...typed, at: Date.now() });
  }

  /** Writes keystrokes of a page that has closed. Returns false if this device could not write them. */
  async resume({ changes, on, into, at }: Keystrokes): Promise<boolean> {
    this.#pending = changes;
    // Another tab may have written and sent them meanwhile: then there is nothing left to send.
    this.#typedOn = 'code' in this.#target ? null : on;
    this.#typedInto = into;
    this.#leftAt = at;
    await this.flush();
    const isWritten = !this.#hasPending();
    this.#pending = {};
    if (this.#timer !== null) clearTimeout(this.#timer);
    return isWritten;
  }

  /**
   * Writes pending keystrokes. If the draft was sent or discarded meanwhile, they start a new one.
   * @param typed the keystrokes that were pending when the write was asked for; later ones stay pending
   * @returns false when this device could not write them
   */
  async #writeTyped(typed: Partial<InstanceFields>): Promise<boolean> {
    const pending = Object.fromEntries(Object.entries(typed).filter(([key]) => key in this.#pending));
    if (Object.keys(pending).length === 0) return true;
    const into = this.#typedOn === null ? this.#typedInto : null;
    let isGone = false;
    const isWritten = await this.#write(
      (current) => {
        isGone = current === null && into !== null;
        return isGone ? null : this.#applyEdit(current, pending);
      },
      () => !isGone && this.#forget(pending),
    );
    if (!isGone || into === null) return isWritten;
    try {
      // A draft that the server has saved is deleted after its instance was written to the cache.
      const server = await this.#record.server(into.code);
      const version = server === undefined ? (this.#ground ?? into) : fieldsOf(server);
      const base = server === undefined && 'draftId' in this.#target ? null : version;
      return await this.#write(
        (current) =>
          current === null
            ? typeAgain(draftIdOf(this.#target), into, pending, base, this.#typedAt(current))
            : this.#applyEdit(current, pending),
        () => this.#forget(pending),
      );
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  /** Saves what the form shows now. What is typed during the write belongs to the next edit. */
  save(): Promise<SaveResult> {
    const pressed = this.#pending;
    return this.#inTurn(async () => {
      if (!(await this.#writeTyped(pressed))) return 'failed';
      let result: SaveResult = 'unchanged';
      const isWritten = await this.#write((current) => {
        if (current === null || isSettled(current, this.#target)) return null;
        result = 'ready';
        return saveDraft(current, Date.now());
      });
      if (!isWritten) return 'failed';
      this.#wake();
      return result;
    });
  }

  /**
   * Throws the draft away; the form shows the server's version again.
   * @returns the discarded draft with the newest keystrokes, for `restore`; null if there was none, or if this device could
   *   not write, in which case the keystrokes stay in the form
   */
  async discard(): Promise<DraftRow | null> {
    const pressed = this.#pending;
    let discarded: DraftRow | null = null;
    const done = await this.#inTurn(async () => {
      if (!(await this.#writeTyped(pressed))) return false;
      return this.#write((current) => {
        discarded = current;
        return null;
      });
    });
    // Unfinished input of its open editors goes with it.
    if (done) await forgetUnfinished(this.#record.databases.drafts, draftIdOf(this.#target));
    return discarded;
  }

  /** The person has decided a conflict: `decided` is sent. */
  async resolve(decided: InstanceFields): Promise<void> {
    await this.flush();
    await this.#write((current) => (current === null ? null : resolveConflict(current, decided, Date.now())));
    this.#wake();
  }

  /** Takes a decided conflict back, as long as the server has not confirmed it. */
  async undoDecision(): Promise<void> {
    await this.flush();
    await this.#write((current) =>
      current === null || current.state === 'sending' ? current : undoDecision(current, Date.now()),
    );
  }

  /** The instance was deleted on the server: what is here becomes a new instance. */
  async createAgain(): Promise<void> {
    await this.flush();
    await this.#write((current) => (current === null ? null : createAgain(current, Date.now())));
  }

  #take({ draft, server }: Reading): void {
    this.#server = server;
    if (!this.#hasPending()) this.#storageError = false;
    if (server !== null) this.#ground = fieldsOf(server);
    this.#stored = draft;
    this.#update();
  }

  #applyEdit(current: DraftRow | null, changes: Partial<InstanceFields>): DraftRow | null {
    const now = this.#typedAt(current);
    if (current !== null) {
      const isOlder = this.#leftAt !== null && current.updatedAt > this.#leftAt;
      const next = (isOlder ? typeUnder : typeOnto)(current, this.#typedInto, changes, now);
      return next.state === 'editing' && isSettled(next, this.#target) ? null : next;
    }
    const ground = this.#typedOn ?? this.#ground;
    if (ground === null) return null;
    const value = { ...ground, ...changes };
    if (changedFields(ground, value).length === 0) return null;
    return startDraft(draftIdOf(this.#target), 'draftId' in this.#target ? null : ground, value, now);
  }

  /** When the pending keystrokes were typed, but never before the draft's own time, which only grows. */
  #typedAt(current: DraftRow | null): number {
    return this.#leftAt === null ? Date.now() : Math.max(this.#leftAt, current?.updatedAt ?? 0);
  }

  /** Removes from the pending keystrokes what has been written; keys typed during the write stay pending. */
  #forget(written: Partial<InstanceFields>): void {
    const shown = this.#typedInto;
    this.#pending = Object.fromEntries(
      Object.entries(this.#pending).filter(([key, value]) => value !== written[key as keyof InstanceFields]),
    );
    this.#beginTyping();
    if (shown !== null) this.#typedInto = { ...shown, ...written };
  }

  /** Changes the stored draft in one transaction. Returns false if this device could not. */
  async #write(change: (current: DraftRow | null) => DraftRow | null, onDone: () => void = () => {}): Promise<boolean> {
    try {
      this.#stored = await this.#record.change(change);
      this.#storageError = false;
      onDone();
      if (!this.#hasPending()) this.#note.remove();
      this.#update();
      this.#follow();
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  #fail(error: unknown): void {
    this.#storageError = true;
    // After a sign-out the databases stay closed: do not retry.
    const isOver = this.#listeners.size === 0 && error instanceof Dexie.DatabaseClosedError;
    if (this.#hasPending() && !isOver) this.#flushIn(RETRY_MS);
    this.#update();
    this.#onFailure(error, this.#record.databases);
  }

  #hasPending(): boolean {
    return Object.keys(this.#pending).length > 0;
  }

  #flushIn(ms: number): void {
    this.#timer ??= setTimeout(() => void this.flush(), ms);
  }

  #update(): void {
    const unsaved = this.#hasPending();
    const ground = unsaved ? (this.#typedOn ?? this.#ground) : this.#ground;
    const known = this.#stored?.value ?? ground;
    this.#snapshot = {
      value: this.#server === undefined || known === null ? null : { ...known, ...this.#pending },
      server: this.#server,
      draft: this.#stored,
      unsaved,
      storageError: this.#storageError,
    };
    for (const listener of this.#listeners) listener();
  }
}
