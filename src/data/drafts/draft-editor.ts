import { Dexie } from 'dexie';
import type { DraftRow } from '@/domain/drafts/draft';
import { isUndecided } from '@/domain/drafts/draft-conflict';
import { createAgain, decideDraft, saveDraft, undoDecision } from '@/domain/drafts/draft-transitions';
import type { Side } from '@/domain/drafts/open-conflicts';
import type { InstanceFields, InstanceRow } from '@/domain/instance';
import { fieldsOf, NEW_INSTANCE } from '@/domain/instance-fields';
import { DraftRecord, type Reading } from './draft-record';
import { draftIdOf, isSettled, type DraftTarget } from './draft-target';
import { PendingEdits } from './pending-edits';
import { UnloadJournal, type Keystrokes } from './unload-journal/unload-journal';
import { forgetUnfinished } from './unfinished/unfinished';
import { WriteQueue } from './write-queue';

/*
 * What the draft of a form goes through; in brackets the state of the stored record.
 *
 *   unchanged ──edit──▶ typing ──150 ms──▶ on device ──save──▶ waiting ──sender──▶ sending ──▶ saved
 *    (none)                                (editing)           (ready)            (sending)    (none)
 *                                              ▲                  ▲                   │
 *                                              │                  ├───────────────────┤ no answer, 401, 429, or saved again
 *                                              │                  ├─save── rejected ◀─┤ the server refused
 *                                              │                  ├─save── conflict ◀─┤ another person changed the same
 *                                              └───createAgain──────────── deleted ◀──┘ the instance is gone
 *
 * - A failed write leaves the edits in the form (typing) and is repeated after 2 s.
 * - An edit of a stored draft leaves its state as it is. What was typed while it was sent becomes the next draft (editing).
 * - `discard` leads from every state to unchanged; so does typing back what the server has, unless a write is in doubt.
 * - A draft in conflict is saved once every conflict is decided (`decide`).
 * - `undoDecision` leads from waiting, after a resolved conflict, back to the device.
 */

/** A failed write is repeated after this time. */
const RETRY_MS = 2_000;

/** What a form shows. `value` is null until the instance is known. */
export interface EditorSnapshot {
  value: InstanceFields | null;
  /** The cached instance. Undefined until read; null for a new instance, or when this device does not know it. */
  server: InstanceRow | null | undefined;
  /** The stored draft; null while nothing differs from the server. */
  draft: DraftRow | null;
  /** Typed, but not on disk yet: "Saved on this device" must not be shown. */
  unsaved: boolean;
  /** Whether the last write to this device failed. What was typed is still in the form. */
  storageError: boolean;
}

/**
 * `unchanged` there is nothing to send · `ready` it waits to be sent · `undecided` conflicts are open · `failed` this device
 * could not keep it.
 */
export type SaveResult = 'unchanged' | 'ready' | 'undecided' | 'failed';

type Databases = DraftRecord['databases'];

/**
 * The state of an instance form: the server's version, over it the stored draft, over it the newest edits, which show at
 * once. They are written in a transaction that reads the draft first, so tabs do not overwrite each other.
 */
export class DraftEditor {
  #record: DraftRecord;
  readonly #wake: () => void;
  readonly #onFailure: (error: unknown, databases: Databases) => void;
  readonly #journal: UnloadJournal<'drafts'>;
  readonly #listeners = new Set<() => void>();
  #stopFollowing: () => void = () => {};
  #server: InstanceRow | null | undefined;
  /** The server's version that the form shows without a draft. It stays when the instance is deleted while the form is open. */
  #base: InstanceFields | null;
  #stored: DraftRow | null = null;
  readonly #edits: PendingEdits;
  readonly #writes = new WriteQueue(() => void this.flush());
  #storageError = false;
  #snapshot: EditorSnapshot = { value: null, server: undefined, draft: null, unsaved: false, storageError: false };

  /** @param wake called when there is something to send @param onFailure called with each error of the storage */
  constructor(
    databases: Databases,
    target: DraftTarget,
    wake: () => void,
    onFailure: (error: unknown, databases: Databases) => void = () => {},
  ) {
    this.#onFailure = onFailure;
    this.#record = new DraftRecord(databases, target);
    this.#edits = new PendingEdits(target);
    this.#journal = new UnloadJournal('drafts', draftIdOf(target));
    this.#wake = wake;
    this.#base = 'draftId' in target ? NEW_INSTANCE : null;
  }

  /** Calls back after every change of the snapshot. Follows the databases while there is a listener. Returns the unsubscription. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#follow();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stopFollowing();
    };
  };

  /** What the form shows now; the same object until it changes. */
  snapshot = (): EditorSnapshot => this.#snapshot;

  /** Continues with other databases and writes to them what this form shows, unless they have the draft already. */
  async moveTo(databases: Databases): Promise<void> {
    if (databases.drafts === this.#record.databases.drafts) return;
    const carried = this.#stored;
    this.#record = new DraftRecord(databases, this.#record.target);
    // A write that hangs in the old databases must not block writes to the new ones.
    this.#writes.abandon();
    this.#stopFollowing();
    const isWritten = await this.#write((current) => current ?? carried);
    if (!isWritten) this.#follow();
  }

  /** Shows what was typed, and writes it soon. */
  edit(changes: Partial<InstanceFields>): void {
    this.#edits.add(changes, this.#stored, this.#base);
    this.#writes.schedule();
    this.#update();
  }

  /** Writes what was typed. Resolves when it is on disk, or could not be written. */
  async flush(): Promise<void> {
    const typed = this.#edits.changes;
    await this.#writes.run(() => this.#writeEdits(typed));
  }

  /** The page is about to close, and a write may not finish: notes pending edits in the unload journal as well. */
  leave(): void {
    void this.flush();
    if (!this.#edits.isEmpty) this.#journal.write(this.#edits.toKeystrokes());
  }

  /** Writes the edits of a page that has closed. Returns false if this device could not write them. */
  async resume(keystrokes: Keystrokes): Promise<boolean> {
    this.#edits.restore(keystrokes);
    await this.flush();
    const isWritten = this.#edits.isEmpty;
    this.#edits.clear();
    this.#writes.unschedule();
    return isWritten;
  }

  /** Saves what the form shows now. What is typed during the write belongs to the next edit. */
  save(): Promise<SaveResult> {
    const typed = this.#edits.changes;
    return this.#writes.run(async () => {
      if (!(await this.#writeEdits(typed))) return 'failed';
      let result: SaveResult = 'unchanged';
      const isWritten = await this.#write((current) => {
        if (current === null || isSettled(current, this.#record.target)) return null;
        result = isUndecided(current) ? 'undecided' : 'ready';
        return result === 'undecided' ? current : saveDraft(current, Date.now());
      });
      if (!isWritten) return 'failed';
      this.#wake();
      return result;
    });
  }

  /**
   * Throws the draft away; the form shows the server's version again.
   * @returns the discarded draft with the newest edits, for `restoreDraft`; null if there was none or it could not be written
   */
  async discard(): Promise<DraftRow | null> {
    const typed = this.#edits.changes;
    let discarded: DraftRow | null = null;
    const isDone = await this.#writes.run(async () => {
      if (!(await this.#writeEdits(typed))) return false;
      return this.#write((current) => {
        discarded = current;
        return null;
      });
    });
    // Unfinished input of the form is discarded with the draft.
    if (isDone) await forgetUnfinished(this.#record.databases.drafts, draftIdOf(this.#record.target));
    return discarded;
  }

  /** Decides conflicts by their keys, or opens them again with null. */
  async decide(choices: ReadonlyMap<string, Side | null>): Promise<void> {
    await this.flush();
    await this.#write((current) => (current === null ? null : decideDraft(current, choices, Date.now())));
  }

  /** Takes the decisions of a conflict back, unless they are being sent. */
  async undoDecision(): Promise<void> {
    await this.flush();
    await this.#write((current) =>
      current === null || current.state === 'sending' ? current : undoDecision(current, Date.now()),
    );
  }

  /** The instance was deleted on the server: the draft becomes a new instance. */
  async createAgain(): Promise<void> {
    await this.flush();
    await this.#write((current) => (current === null ? null : createAgain(current, Date.now())));
  }

  /**
   * Writes pending edits. If the draft was sent or discarded meanwhile, they start a new one.
   * @param typed the edits that were pending when the write was asked for; later ones stay pending
   * @returns false when this device could not write them
   */
  async #writeEdits(typed: Partial<InstanceFields>): Promise<boolean> {
    const changes = this.#edits.stillPending(typed);
    if (Object.keys(changes).length === 0) return true;
    const { draftBefore } = this.#edits;
    let isDraftGone = false;
    const isWritten = await this.#write(
      (current) => {
        isDraftGone = current === null && draftBefore !== null;
        return isDraftGone ? null : this.#edits.applyTo(current, changes, this.#base);
      },
      () => {
        if (!isDraftGone) this.#edits.remove(changes, this.#stored, this.#base);
      },
    );
    return isDraftGone && draftBefore !== null ? this.#startNextDraft(changes, draftBefore) : isWritten;
  }

  /** Writes edits whose draft was sent or discarded, onto the server's version. Returns false when the storage failed. */
  async #startNextDraft(changes: Partial<InstanceFields>, draftBefore: InstanceFields): Promise<boolean> {
    let server: InstanceRow | undefined;
    try {
      // The sender writes a saved instance to the cache before it deletes the draft.
      server = await this.#record.server(draftBefore.code);
    } catch (error) {
      this.#fail(error);
      return false;
    }
    return this.#write(
      (current) =>
        current === null
          ? this.#edits.startNextDraft(changes, draftBefore, server ?? null, this.#base)
          : this.#edits.applyTo(current, changes, this.#base),
      () => this.#edits.remove(changes, this.#stored, this.#base),
    );
  }

  /** Changes the stored draft in one transaction. Returns false if this device could not. */
  async #write(change: (current: DraftRow | null) => DraftRow | null, onDone: () => void = () => {}): Promise<boolean> {
    try {
      this.#stored = await this.#record.change(change);
      this.#storageError = false;
      onDone();
      if (this.#edits.isEmpty) this.#journal.remove();
      this.#update();
      this.#follow();
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  /** Subscribes to the databases again. Also called after each write, because an earlier read may be outdated. */
  #follow(): void {
    this.#stopFollowing();
    if (this.#listeners.size === 0) return;
    this.#stopFollowing = this.#record.follow(
      (reading) => this.#take(reading),
      (error) => this.#fail(error),
    );
  }

  #take({ draft, server }: Reading): void {
    this.#server = server;
    if (this.#edits.isEmpty) this.#storageError = false;
    if (server !== null) this.#base = fieldsOf(server);
    this.#stored = draft;
    this.#update();
  }

  #fail(error: unknown): void {
    this.#storageError = true;
    // After a sign-out the databases stay closed: do not retry.
    const isOver = this.#listeners.size === 0 && error instanceof Dexie.DatabaseClosedError;
    if (!this.#edits.isEmpty && !isOver) this.#writes.schedule(RETRY_MS);
    this.#update();
    this.#onFailure(error, this.#record.databases);
  }

  /** Makes the new snapshot and notifies the listeners. */
  #update(): void {
    const known = this.#stored?.value ?? this.#edits.base ?? this.#base;
    this.#snapshot = {
      value: this.#server === undefined || known === null ? null : { ...known, ...this.#edits.changes },
      server: this.#server,
      draft: this.#stored,
      unsaved: !this.#edits.isEmpty,
      storageError: this.#storageError,
    };
    for (const listener of this.#listeners) listener();
  }
}
