import { Listeners } from '@/lib/listeners';
import { Dexie } from 'dexie';
import type { DiscardedDraftRow, DraftRow } from '@/domain/drafts/draft';
import { isUndecided } from '@/domain/drafts/draft-conflict';
import { createAgain, decideDraft, saveDraft, undoDecision } from '@/domain/drafts/draft-transitions';
import type { Side } from '@/domain/drafts/open-conflicts';
import type { InstanceFields, InstanceRow } from '@/domain/instance';
import { fieldsOf, NEW_INSTANCE } from '@/domain/instance-fields';
import { DraftRecord, type DraftAndServer } from './draft-record';
import { draftIdOf, isSettled, type DraftTarget } from './draft-target';
import type { EditorSnapshot, SaveResult } from './editor-state';
import { PendingEdits, type Shown } from './pending-edits';
import { UnloadJournal, type Keystrokes } from './unload-journal/unload-journal';
import { WriteQueue } from './write-queue';

/** The pause before a failed write is retried. */
const RETRY_MS = 2_000;

type Databases = DraftRecord['databases'];

/**
 * The state of an instance form. The stored draft overrides the server's version, and the newest edits override both.
 * A transaction reads the draft before it writes edits, so that tabs do not overwrite each other.
 */
export class DraftEditor {
  #record: DraftRecord;
  readonly #wake: () => void;
  readonly #onFailure: (error: unknown, databases: Databases) => void;
  readonly #journal: UnloadJournal<'drafts'>;
  readonly #changes = new Listeners(() => {
    this.#follow();
    return () => this.#stopFollowing();
  });
  #stopFollowing: () => void = () => {};
  #server: InstanceRow | null | undefined;
  /**
   * The server's version, which the form shows if there is no draft. Kept even if the instance is deleted meanwhile.
   */
  #base: InstanceFields | null;
  #stored: DraftRow | null = null;
  readonly #edits: PendingEdits;
  readonly #writes = new WriteQueue(() => void this.flush());
  #storageError = false;
  #snapshot: EditorSnapshot = { value: null, server: undefined, draft: null, unsaved: false, storageError: false };

  /**
   * @param wake called when there is something to send
   * @param onFailure called with each storage error
   */
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

  /** Calls the listener after every change of the snapshot. While there is a listener, the databases are read live. */
  readonly subscribe = this.#changes.subscribe;

  /** Returns what the form shows now: the same object until something changes. */
  snapshot = (): EditorSnapshot => this.#snapshot;

  /** Switches to other databases. Writes this form's draft to them, unless they already have a draft for this form. */
  async moveTo(databases: Databases): Promise<void> {
    if (databases.drafts === this.#record.databases.drafts) return;
    const draft = this.#stored;
    this.#record = new DraftRecord(databases, this.#record.target);
    // A write that hangs in the old databases must not block writes to the new databases.
    this.#writes.abandon();
    this.#stopFollowing();
    const isWritten = await this.#write((current) => current ?? draft);
    if (!isWritten) this.#follow();
  }

  /** Shows the changes at once, and schedules writing them to disk. */
  edit(changes: Partial<InstanceFields>): void {
    this.#edits.add(changes, this.#shown());
    this.#writes.schedule();
    this.#update();
  }

  /** Writes pending edits. Resolves when they are on disk, or could not be written. */
  async flush(): Promise<void> {
    const typed = this.#edits.changes;
    await this.#writes.run(() => this.#writeEdits(typed));
  }

  /**
   * Writes pending edits before the page closes. Also copies them to the unload journal, as the write may not finish.
   */
  leave(): void {
    void this.flush();
    if (!this.#edits.isEmpty) this.#journal.write(this.#edits.toKeystrokes());
  }

  /** Writes the edits of an earlier page that has closed. Returns false if this device could not write them. */
  async resume(keystrokes: Keystrokes): Promise<boolean> {
    this.#edits.restore(keystrokes);
    await this.flush();
    const isWritten = this.#edits.isEmpty;
    this.#edits.clear();
    this.#writes.unschedule();
    return isWritten;
  }

  /** Saves what the form shows now. Input typed during the write is not part of this Save. */
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
   * Discards the draft; the form shows the server's version again.
   * @returns what an undo needs, including the newest edits; null if there was no draft or a write failed
   */
  async discard(): Promise<DiscardedDraftRow | null> {
    const typed = this.#edits.changes;
    let discarded: DiscardedDraftRow | null = null;
    await this.#writes.run(async () => {
      if (!(await this.#writeEdits(typed))) return;
      await this.#store(async () => {
        discarded = await this.#record.discard();
        return null;
      });
    });
    return discarded;
  }

  /**
   * Decides conflicts.
   * @param choices the chosen side for the key of each conflict; null opens the conflict again
   */
  async decide(choices: ReadonlyMap<string, Side | null>): Promise<void> {
    await this.flush();
    await this.#write((current) => (current === null ? null : decideDraft(current, choices, Date.now())));
  }

  /** Restores the value from before the conflicts were decided. */
  async undoDecision(): Promise<void> {
    await this.flush();
    await this.#write((current) => (current === null ? null : undoDecision(current, Date.now())));
  }

  /** Turns the draft of an instance that was deleted on the server into the draft of a new instance. */
  async createAgain(): Promise<void> {
    await this.flush();
    await this.#write((current) => (current === null ? null : createAgain(current, Date.now())));
  }

  /**
   * Writes pending edits. If the draft was sent or discarded meanwhile, starts a new draft with the edits.
   * @param typed the edits that were pending when the write was requested; later edits stay pending
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
        return isDraftGone ? null : this.#edits.applyTo(this.#shown(current), changes);
      },
      () => {
        if (!isDraftGone) this.#edits.remove(changes, this.#shown());
      },
    );
    return isDraftGone && draftBefore !== null ? this.#startNextDraft(changes, draftBefore) : isWritten;
  }

  /** Starts a draft with edits whose draft was sent or discarded. Returns false if this device could not write it. */
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
          : this.#edits.applyTo(this.#shown(current), changes),
      () => this.#edits.remove(changes, this.#shown()),
    );
  }

  #shown(draft = this.#stored): Shown {
    return { draft, base: this.#base };
  }

  /** Changes the stored draft in one transaction. Returns false if this device could not write it. */
  #write(change: (current: DraftRow | null) => DraftRow | null, onDone?: () => void): Promise<boolean> {
    return this.#store(() => this.#record.change(change), onDone);
  }

  /**
   * Runs a write, and shows its result.
   * @param write returns the draft that is stored after the write
   * @returns false if this device could not write
   */
  async #store(write: () => Promise<DraftRow | null>, onDone: () => void = () => {}): Promise<boolean> {
    try {
      this.#stored = await write();
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

  /** Starts the live reads again. Also called after each write, because a read in progress may be outdated then. */
  #follow(): void {
    this.#stopFollowing();
    if (this.#changes.isEmpty) return;
    this.#stopFollowing = this.#record.follow(
      (reading) => this.#take(reading),
      (error) => this.#fail(error),
    );
  }

  #take({ draft, server }: DraftAndServer): void {
    this.#server = server;
    if (this.#edits.isEmpty) this.#storageError = false;
    if (server !== null) this.#base = fieldsOf(server);
    this.#stored = draft;
    this.#update();
  }

  #fail(error: unknown): void {
    this.#storageError = true;
    // After a sign-out the databases stay closed: do not retry.
    const isSignedOut = this.#changes.isEmpty && error instanceof Dexie.DatabaseClosedError;
    if (!this.#edits.isEmpty && !isSignedOut) this.#writes.schedule(RETRY_MS);
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
    this.#changes.notify();
  }
}
