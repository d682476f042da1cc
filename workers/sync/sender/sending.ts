import {
  markInDoubt,
  clearDoubt,
  overwrittenDraft,
  rejectDraft,
  settleDraft,
  returnToReady,
  type WriteBase,
} from '@/domain/drafts/draft-transitions';
import { mergeFields } from '@/domain/drafts/merge-fields';
import { fieldsFrom, fieldsOf, sameField } from '@/domain/instance-fields';
import { readInstance } from '@/api/readers/instance-reader';
import { ApiFailure } from '@/api/api-failure';
import { refusalOf, type ApiProblem } from '@/domain/problem';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceField, InstanceFields, HistoryEntry } from '@/domain/instance';
import type { EngineContext } from '../engine/engine-context';
import { newestVersions } from '../tasks/newest-versions';
import { refreshInstance, type FoundInstance } from '../tasks/refresh-instance';
import { inServerNotation, isAsSent } from './as-sent';
import { isCurrentTry, updateDraft } from './draft-store';

/** A write failed, and it is unknown whether it has arrived. */
export class WriteInDoubt extends ApiFailure {}

/** A write that the server has accepted. */
export interface AcceptedWrite {
  /** The server's version that the write changed; for a new instance, the console's default values. */
  before: InstanceFields;
  sent: InstanceFields;
  /** The fields in the response, which the server may have normalised; `sent` if the response contains no instance. */
  accepted: InstanceFields;
  /** The fields that the write changed. Only these are compared. */
  fields: InstanceField[];
}

/** The fields in the response to a write; `sent` if the response contains no instance (204, or an IRI). */
export function acceptedFields(response: unknown, sent: InstanceFields): InstanceFields {
  const read = readInstance(response);
  if (read === null || read.row.code !== sent.code || !read.hasConfiguration) return sent;
  return fieldsOf(read.row);
}

/** One try to send one draft, with the steps that new instances and changes have in common. */
export class Sending {
  readonly context: EngineContext;
  readonly draft: DraftRow;
  readonly outgoing: InstanceFields;

  /**
   * @param draft the draft as `startSending` has stored it
   * @param outgoing the value to send
   */
  constructor(context: EngineContext, draft: DraftRow, outgoing: InstanceFields) {
    this.context = context;
    this.draft = draft;
    this.outgoing = outgoing;
  }

  /**
   * Reads the server's version of an instance; null if there is none, `hidden` if the user may not read it (403). After
   * any other failure, sets the draft back to `ready` and throws `ApiFailure`.
   */
  async find(code: string): Promise<InstanceFields | 'hidden' | null> {
    const found = await this.#request(code);
    if ('row' in found) return fieldsOf(found.row);
    return found.gone.status === 403 ? 'hidden' : null;
  }

  /** Does the same as `find`, but rejects the draft and throws `ApiFailure` if the user may not read the instance. */
  async readServer(code: string): Promise<InstanceFields | null> {
    const found = await this.#request(code);
    if ('row' in found) return fieldsOf(found.row);
    if (found.gone.status !== 403) return null;
    await this.endTry((row, now) => rejectDraft(row, [], refusalOf(found.gone), now));
    throw new ApiFailure(found.gone);
  }

  #request(code: string): Promise<FoundInstance> {
    return this.#orReturnToReady(() => refreshInstance(this.context, code));
  }

  /**
   * Reads the newest versions of an instance, newest first; null if the server does not return them. Tries twice before
   * it returns null, because without versions the user cannot be told about overwritten saves of other people.
   */
  readVersions(code: string): Promise<HistoryEntry[] | null> {
    const read = (): Promise<HistoryEntry[] | null> => newestVersions(this.context, code);
    return this.#orReturnToReady(async () => (await read()) ?? (await read()));
  }

  /** Runs a read. If it fails, sets the draft back to `ready` and throws the error. */
  async #orReturnToReady<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      await this.#returnToReady();
      throw error;
    }
  }

  /**
   * Notes in the draft that a write is about to be sent, so that the write is looked up if the response is lost.
   * Returns false if the write must not be sent, because the draft was saved again or another engine is sending it.
   * @param mine the values of the draft, without the changes of others
   * @param writeBase what is known about the server's version before the write
   */
  async startWrite(mine: InstanceFields, writeBase?: WriteBase): Promise<boolean> {
    const { attempt } = this.draft;
    const now = this.context.clock.now();
    const stored = await updateDraft(this.context, this.draft.id, (row) =>
      isCurrentTry(row, attempt) ? markInDoubt(row, mine, now, writeBase) : row,
    );
    return stored !== null && isCurrentTry(stored, attempt);
  }

  /**
   * Ends this try without success, and applies `change`. If the draft was saved again meanwhile, it stays `ready`, and
   * only the doubt about its write is cleared.
   */
  async endTry(change: (draft: DraftRow, now: number) => DraftRow): Promise<void> {
    const { attempt } = this.draft;
    const now = this.context.clock.now();
    await updateDraft(this.context, this.draft.id, (row) => {
      if (isCurrentTry(row, attempt)) return change(row, now);
      return row.attempt === attempt ? clearDoubt(row, now) : row;
    });
  }

  /** Sets the draft back to `ready`, because the server changed nothing, and throws `ApiFailure`. */
  async retryLater(problem: ApiProblem): Promise<never> {
    await this.endTry((row, now) => returnToReady(clearDoubt(row, now), now));
    throw new ApiFailure(problem);
  }

  /**
   * Sets the draft back to `ready`, but leaves its write in doubt, because the server may have saved it. Throws
   * `WriteInDoubt`.
   */
  async failInDoubt(problem: ApiProblem): Promise<never> {
    await this.#returnToReady();
    throw new WriteInDoubt(problem);
  }

  /**
   * Ends a try whose write the server has accepted: reads the instance back and compares it with the accepted values.
   * If they match, the draft is deleted, or keeps only later changes of the user. If a field differs, the user must
   * decide. A server that ignores a change, because the user may not make it, answers with the old value.
   */
  async settle(written: AcceptedWrite, code: string): Promise<void> {
    const { before, sent, fields } = written;
    const server = (await this.readServer(code)) ?? written.accepted;
    const now = this.context.clock.now();
    const ignored = fields.filter((field) => sameField(field, written.accepted[field], before[field]));
    const expected = { ...written.accepted, ...fieldsFrom(ignored, (field) => sent[field]) };
    // An additional key on the server may be another person's change, so here no key counts as added by the server.
    const accepted = inServerNotation(expected, server, server);
    const { merged } = mergeFields(before, accepted, server);
    const lost = fields.filter((field) => !isAsSent(field, merged, server, before));
    const settled = await updateDraft(this.context, this.draft.id, (row) =>
      lost.length > 0
        ? overwrittenDraft(row, { before, mine: this.outgoing, sent, server }, lost, now)
        : settleDraft(row, this.outgoing, server, now, accepted),
    );
    if (lost.length === 0 || settled === null) this.context.announceSent(this.draft.id, code);
  }

  async #returnToReady(): Promise<void> {
    const now = this.context.clock.now();
    await updateDraft(this.context, this.draft.id, (row) =>
      isCurrentTry(row, this.draft.attempt) ? returnToReady(row, now) : row,
    );
  }
}
