import {
  markInDoubt,
  clearDoubt,
  overwrittenDraft,
  rejectDraft,
  settleDraft,
  backToReady,
  type WrittenOver,
} from '@/domain/drafts/draft-transitions';
import { mergeFields } from '@/domain/drafts/merge-fields';
import { fieldsOf, sameField } from '@/domain/instance-fields';
import { readInstance } from '@/api/readers/instance-reader';
import { ApiFailure } from '@/api/api-failure';
import { refusalOf, type ApiProblem } from '@/domain/problem';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import type { HistoryEntry } from '@/domain/instance';
import type { EngineContext } from '../engine/engine-context';
import { newestVersions } from '../tasks/newest-versions';
import { refreshInstance, type FoundInstance } from '../tasks/refresh-instance';
import { isCurrentTry, updateDraft } from './draft-store';

/** Thrown when a write may or may not have arrived, and carries why. */
export class WriteInDoubt extends ApiFailure {}

/** A write that the server has taken. */
export interface Written {
  /** The server's version that the write changed; of a new instance what the console starts one with. */
  before: InstanceFields;
  sent: InstanceFields;
  /** What the answer of the write says, which may spell a value in the server's way; `sent` when it says nothing. */
  accepted: InstanceFields;
  /** What the write changed; only these are compared. */
  fields: InstanceField[];
}

/** What the answer of a write of `sent` says of it; `sent` when it carries no instance (204, or an IRI). */
export function acceptedBy(answer: unknown, sent: InstanceFields): InstanceFields {
  const read = readInstance(answer);
  if (read === null || read.row.code !== sent.code || !read.hasConfiguration) return sent;
  return fieldsOf(read.row);
}

/** One try to bring one draft to the server: the steps that creating and changing share. */
export class Sending {
  readonly context: EngineContext;
  readonly draft: DraftRow;
  readonly outgoing: InstanceFields;

  /** @param draft as `startSending` stored it */
  constructor(context: EngineContext, draft: DraftRow, outgoing: InstanceFields) {
    this.context = context;
    this.draft = draft;
    this.outgoing = outgoing;
  }

  /**
   * The server's version now; null when there is none, `hidden` when there is one that this person may not read (403). When
   * it cannot be read the draft waits, and this throws `ApiFailure`.
   */
  async find(code: string): Promise<InstanceFields | 'hidden' | null> {
    const found = await this.#request(code);
    if ('row' in found) return fieldsOf(found.row);
    return found.gone.status === 403 ? 'hidden' : null;
  }

  /** As `find`, but an instance that this person may not read any more is a refusal of the draft, and throws `ApiFailure`. */
  async readServer(code: string): Promise<InstanceFields | null> {
    const found = await this.#request(code);
    if ('row' in found) return fieldsOf(found.row);
    if (found.gone.status !== 403) return null;
    await this.endTry((row, now) => rejectDraft(row, [], refusalOf(found.gone), now));
    throw new ApiFailure(found.gone);
  }

  #request(code: string): Promise<FoundInstance> {
    return this.#orBackToReady(() => refreshInstance(this.context, code));
  }

  /**
   * The newest versions in its history, newest first; null when the server does not tell. Asked a second time before that
   * is believed: without them nobody can be told of having been overwritten.
   */
  readVersions(code: string): Promise<HistoryEntry[] | null> {
    const ask = (): Promise<HistoryEntry[] | null> => newestVersions(this.context, code);
    return this.#orBackToReady(async () => (await ask()) ?? (await ask()));
  }

  /** A question that gets no answer leaves the draft waiting. */
  async #orBackToReady<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      await this.#backToReady();
      throw error;
    }
  }

  /**
   * Notes what is about to leave, so that a lost answer is looked up. Gives false when it must not leave any more: it was
   * saved again, or another engine has taken it up.
   * @param mine what the draft brings, without what others changed
   * @param over what it changes: `since` is the newest version in the history, null when nobody knows
   */
  async startWrite(mine: InstanceFields, over?: WrittenOver): Promise<boolean> {
    const { attempt } = this.draft;
    const now = this.context.clock.now();
    const stored = await updateDraft(this.context, this.draft.id, (row) =>
      isCurrentTry(row, attempt) ? markInDoubt(row, mine, now, over) : row,
    );
    return stored !== null && isCurrentTry(stored, attempt);
  }

  /** The server has not taken this try, which ends so; a draft that was saved again meanwhile keeps waiting. */
  async endTry(change: (draft: DraftRow, now: number) => DraftRow): Promise<void> {
    const { attempt } = this.draft;
    const now = this.context.clock.now();
    await updateDraft(this.context, this.draft.id, (row) => {
      if (isCurrentTry(row, attempt)) return change(row, now);
      return row.attempt === attempt ? clearDoubt(row, now) : row;
    });
  }

  /** The server did nothing now and may do it later. */
  async retryLater(problem: ApiProblem): Promise<never> {
    await this.endTry((row, now) => backToReady(clearDoubt(row, now), now));
    throw new ApiFailure(problem);
  }

  /** Nobody knows whether the server acted. */
  async failInDoubt(problem: ApiProblem): Promise<never> {
    await this.#backToReady();
    throw new WriteInDoubt(problem);
  }

  /**
   * The server has taken `written`: reads its version back and lets go of what has arrived. What is not as it was
   * accepted stays a draft, for the person to decide (each write is read back and compared).
   */
  async settle(written: Written, code: string): Promise<void> {
    const { before, sent, accepted, fields } = written;
    const server = (await this.readServer(code)) ?? accepted;
    const now = this.context.clock.now();
    const { merged } = mergeFields(before, accepted, server);
    const lost = fields.filter((field) => !sameField(field, merged[field], server[field]));
    const settled = await updateDraft(this.context, this.draft.id, (row) =>
      lost.length > 0
        ? overwrittenDraft(row, { before, mine: this.outgoing, sent, server }, lost, now)
        : settleDraft(row, this.outgoing, server, now, accepted),
    );
    if (lost.length === 0 || settled === null) this.context.announceSent(this.draft.id, code);
  }

  async #backToReady(): Promise<void> {
    const now = this.context.clock.now();
    await updateDraft(this.context, this.draft.id, (row) =>
      isCurrentTry(row, this.draft.attempt) ? backToReady(row, now) : row,
    );
  }
}
