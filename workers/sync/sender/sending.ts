import { leaveDevice, notTaken, settleDraft, waitAgain } from '@/domain/drafts/draft-transitions';
import { fieldsOf } from '@/domain/instance-fields';
import { ApiFailure } from '@/lib/api/api-failure';
import type { ApiProblem } from '@/lib/api/problem';
import type { DraftRow, InstanceFields } from '@/lib/database/draft-rows';
import type { EngineContext } from '../engine/engine-context';
import { refreshInstance } from '../lanes/refresh-instance';
import { isCurrentTry, updateDraft } from './draft-store';

/** Thrown when a write may or may not have arrived, and carries why. */
export class UnclearWrite extends ApiFailure {}

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

  /** The server's version now; null when it is gone. When it cannot be read the draft waits and `ApiFailure` is thrown. */
  async readServer(code: string): Promise<InstanceFields | null> {
    try {
      const row = await refreshInstance(this.context, code);
      return row === null ? null : fieldsOf(row);
    } catch (error) {
      await this.#waits();
      throw error;
    }
  }

  /**
   * Notes what is about to leave, so that a lost answer is looked up. Gives false when it must not leave any more: it was
   * saved again, or another engine has taken it up.
   */
  async leaves(sent: InstanceFields): Promise<boolean> {
    const { attempt } = this.draft;
    const now = this.context.clock.now();
    const stored = await updateDraft(this.context, this.draft.id, (row) =>
      isCurrentTry(row, attempt) ? leaveDevice(row, sent, now) : row,
    );
    return stored !== null && isCurrentTry(stored, attempt);
  }

  /** The server has not taken this try, which ends so; a draft that was saved again meanwhile keeps waiting. */
  async ends(change: (draft: DraftRow, now: number) => DraftRow): Promise<void> {
    const { attempt } = this.draft;
    const now = this.context.clock.now();
    await updateDraft(this.context, this.draft.id, (row) => {
      if (isCurrentTry(row, attempt)) return change(row, now);
      return row.attempt === attempt ? notTaken(row, now) : row;
    });
  }

  /** The server did nothing now and may do it later. */
  async refusedForNow(problem: ApiProblem): Promise<never> {
    await this.ends((row, now) => waitAgain(notTaken(row, now), now));
    throw new ApiFailure(problem);
  }

  /** Nobody knows whether the server acted. */
  async isUnclear(problem: ApiProblem): Promise<never> {
    await this.#waits();
    throw new UnclearWrite(problem);
  }

  /** The server has taken `sent`: reads its version back and lets go of what has arrived. */
  async hasArrived(sent: InstanceFields, code: string): Promise<void> {
    const server = (await this.readServer(code)) ?? sent;
    const now = this.context.clock.now();
    await updateDraft(this.context, this.draft.id, (row) => settleDraft(row, this.outgoing, server, now));
    this.context.announceSent(this.draft.id, code);
  }

  async #waits(): Promise<void> {
    const now = this.context.clock.now();
    await updateDraft(this.context, this.draft.id, (row) =>
      isCurrentTry(row, this.draft.attempt) ? waitAgain(row, now) : row,
    );
  }
}
