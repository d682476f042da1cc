import { applyEdits, applyOlderEdits, rebaseEdits } from '@/domain/drafts/apply-edits';
import type { DraftRow } from '@/domain/drafts/draft';
import { startDraft } from '@/domain/drafts/draft-transitions';
import type { InstanceFields, InstanceRow } from '@/domain/instance';
import { changedFields, fieldsOf } from '@/domain/instance-fields';
import { draftIdOf, isSettled, type DraftTarget } from './draft-target';
import type { Keystrokes } from './unload-journal/unload-journal';
import { typedEntries } from '@/lib/typed-entries';

/** What a form shows apart from pending edits: the draft or, if there is none, the server's version. */
export interface Shown {
  /** The stored draft; null if there is none. */
  draft: DraftRow | null;
  /** The server's version; null while it is unknown. */
  base: InstanceFields | null;
}

/**
 * The edits of a form that are not on disk yet. They are kept together with the values that the form showed when the
 * edits began. So they can be applied even if the draft was sent, or changed in another tab, in the meantime.
 */
export class PendingEdits {
  readonly #target: DraftTarget;
  #changes: Partial<InstanceFields> = {};
  /**
   * The server's version when the edits began, which becomes the base of the first draft. Null if there was a draft,
   * and for restored edits of an existing job instance.
   */
  #base: InstanceFields | null = null;
  /** What the form showed when the edits began; null if it showed nothing. */
  #before: InstanceFields | null = null;
  /** For edits of an earlier page: when it closed (milliseconds, device clock). Null for edits of this page. */
  #closedAt: number | null = null;

  constructor(target: DraftTarget) {
    this.#target = target;
  }

  get changes(): Partial<InstanceFields> {
    return this.#changes;
  }

  get isEmpty(): boolean {
    return Object.keys(this.#changes).length === 0;
  }

  /**
   * The base of the first draft that these edits start: the server's version. Null if there are no edits, or if they
   * change a draft that exists.
   */
  get base(): InstanceFields | null {
    return this.isEmpty ? null : this.#base;
  }

  /**
   * What the form showed when the edits began, if that was a draft, or may have been one: restored edits of an existing
   * job instance do not say. Otherwise null.
   */
  get draftBefore(): InstanceFields | null {
    return this.#base === null ? this.#before : null;
  }

  /**
   * Adds edits.
   * @param shown what the form shows apart from pending edits
   */
  add(changes: Partial<InstanceFields>, shown: Shown): void {
    if (this.isEmpty) this.#begin(shown);
    this.#changes = { ...this.#changes, ...changes };
  }

  /**
   * Returns the part of `changes` whose fields are still pending, with the values in `changes`, even if newer values
   * are pending.
   */
  stillPending(changes: Partial<InstanceFields>): Partial<InstanceFields> {
    return Object.fromEntries(Object.entries(changes).filter(([field]) => field in this.#changes));
  }

  /**
   * Removes edits that are on disk now. Edits made during the write stay pending.
   * @param shown what the form shows after the write, apart from pending edits
   */
  remove(written: Partial<InstanceFields>, shown: Shown): void {
    const before = this.#before;
    this.#changes = Object.fromEntries(
      typedEntries(this.#changes).filter(([field, value]) => value !== written[field]),
    );
    this.#begin(shown);
    if (before !== null) this.#before = { ...before, ...written };
  }

  /** Removes all edits. */
  clear(): void {
    this.#changes = {};
  }

  /** Returns the edits as an entry for the unload journal. */
  toKeystrokes(): Keystrokes {
    return { target: this.#target, changes: this.#changes, on: this.#base, into: this.#before, at: Date.now() };
  }

  /** Restores the edits of a closed page. */
  restore({ changes, on, into, at }: Keystrokes): void {
    this.#changes = changes;
    // Without a base, `applyTo` compares the edits with the server's current version. If another tab has already sent
    // the edits, the current version contains them, and no draft is started.
    this.#base = 'code' in this.#target ? null : on;
    this.#before = into;
    this.#closedAt = at;
  }

  /**
   * Applies some pending edits to the stored draft, or starts the first draft with them.
   * @returns the draft to store; null when nothing differs from the server
   */
  applyTo({ draft, base }: Shown, changes: Partial<InstanceFields>): DraftRow | null {
    if (draft === null) return this.#firstDraft(changes, this.#base ?? base);
    const isOlder = this.#closedAt !== null && draft.updatedAt > this.#closedAt;
    const apply = isOlder ? applyOlderEdits : applyEdits;
    const next = apply(draft, this.#before, changes, this.#editedAt(draft));
    return next.state === 'editing' && isSettled(next, this.#target) ? null : next;
  }

  /**
   * Starts the next draft from edits whose draft was sent or discarded meanwhile.
   * @param draftBefore the value of the earlier draft
   * @param server the cached instance; null when this device does not have it
   * @param base the server's version that the form would show without a draft
   * @returns the draft to store; null when nothing differs from the server
   */
  startNextDraft(
    changes: Partial<InstanceFields>,
    draftBefore: InstanceFields,
    server: InstanceRow | null,
    base: InstanceFields | null,
  ): DraftRow | null {
    const isNew = server === null && 'draftId' in this.#target;
    const version = server === null ? (base ?? draftBefore) : fieldsOf(server);
    return rebaseEdits(draftIdOf(this.#target), draftBefore, changes, isNew ? null : version, this.#editedAt(null));
  }

  #begin({ draft, base }: Shown): void {
    this.#base = draft === null ? base : null;
    this.#before = draft?.value ?? base;
  }

  #firstDraft(changes: Partial<InstanceFields>, base: InstanceFields | null): DraftRow | null {
    if (base === null) return null;
    const value = { ...base, ...changes };
    if (changedFields(base, value).length === 0) return null;
    const isNew = 'draftId' in this.#target;
    return startDraft(draftIdOf(this.#target), isNew ? null : base, value, this.#editedAt(null));
  }

  /** The new `updatedAt` of the draft: when the edits were made, but never earlier than its current `updatedAt`. */
  #editedAt(draft: DraftRow | null): number {
    return this.#closedAt === null ? Date.now() : Math.max(this.#closedAt, draft?.updatedAt ?? 0);
  }
}
