import {
  conflictDraft,
  instanceDeleted,
  rejectDraft,
  settleDraft,
  startSending,
  waitAgain,
} from '@/domain/drafts/draft-transitions';
import { mergeFields } from '@/domain/drafts/merge-fields';
import { changedFields, fieldsOf, patchOf, toWire } from '@/domain/instance-fields';
import { ApiFailure } from '@/lib/api/api-failure';
import { isUnclear, type ApiProblem } from '@/lib/api/problem';
import type { DraftRow, InstanceFields } from '@/lib/database/draft-rows';
import type { EngineContext } from '../engine/engine-context';
import { refreshInstance } from '../lanes/refresh-instance';
import { updateDraft, whileSending } from './draft-store';

const CODE_IN_USE: ApiProblem = {
  kind: 'http',
  status: 422,
  title: null,
  description: null,
  violations: [{ propertyPath: 'code', message: 'This value is already used.' }],
  retryAfterMs: null,
};

/** A draft that is on its way, with the value that goes out. */
interface Sending {
  draft: DraftRow;
  outgoing: InstanceFields;
}

/**
 * Brings one saved draft to the server: read, merge, `PATCH` what changed, read back; a new instance is `POST`ed once
 * and looked up before anything is repeated (design, section 5).
 * Throws `ApiFailure` when it could not be brought to an end now; the draft then waits, or stays `sending` when it is
 * unclear whether the server acted.
 */
export async function sendDraft(context: EngineContext, draft: DraftRow): Promise<void> {
  if (draft.outgoing === null) return;
  // A record found as `sending` was interrupted: nobody knows whether the server acted.
  const interrupted = draft.state === 'sending';
  const current = await updateDraft(context, draft.id, (row) => startSending(row, context.clock.now()));
  if (current?.outgoing == null) return;
  const sending = { draft: current, outgoing: current.outgoing };
  if (current.code === null) await create(context, sending, interrupted);
  else await change(context, sending, current.code);
}

async function change(context: EngineContext, { draft, outgoing }: Sending, code: string): Promise<void> {
  const { api, clock, announceSent } = context;
  const theirs = await readServer(context, draft.id, code);
  if (theirs === null) {
    await updateDraft(
      context,
      draft.id,
      whileSending((row) => instanceDeleted(row, clock.now())),
    );
    return;
  }
  const { merged, conflicts } = mergeFields(draft.base ?? theirs, outgoing, theirs);
  if (conflicts.length > 0) {
    await updateDraft(
      context,
      draft.id,
      whileSending((row) => conflictDraft(row, theirs, conflicts, clock.now())),
    );
    return;
  }
  const patch = patchOf(theirs, merged);
  if (Object.keys(patch).length > 0) {
    const result = await api.updateInstance(code, toWire(patch));
    if (!result.ok) return refused(context, draft.id, result.problem);
  }
  const server = await readServer(context, draft.id, code, 'sending');
  await settle(context, draft.id, outgoing, server ?? merged);
  announceSent(draft.id, code);
}

async function create(context: EngineContext, { draft, outgoing }: Sending, interrupted: boolean): Promise<void> {
  const { api, announceSent } = context;
  let found = interrupted ? await lookUp(context, outgoing) : 'absent';
  if (found === 'absent') {
    const result = await api.createInstance({ ...toWire(outgoing), jobCode: outgoing.jobCode ?? '' });
    // "Already used" may be our own request, repeated by the browser after a lost answer (contract.md, Requests).
    if (!result.ok) found = result.problem.status === 422 ? await lookUp(context, outgoing) : 'absent';
    if (!result.ok && found !== 'ours') return refused(context, draft.id, result.problem);
  }
  if (found === 'foreign') return refused(context, draft.id, CODE_IN_USE);
  const server = await readServer(context, draft.id, outgoing.code, 'sending');
  await settle(context, draft.id, outgoing, server ?? outgoing);
  announceSent(draft.id, outgoing.code);
}

/** Whether the server has an instance of this code, and whether it is the one that was to be created. */
async function lookUp(context: EngineContext, outgoing: InstanceFields): Promise<'absent' | 'ours' | 'foreign'> {
  const row = await refreshInstance(context, outgoing.code);
  if (row === null) return 'absent';
  return changedFields(fieldsOf(row), outgoing).length === 0 ? 'ours' : 'foreign';
}

/** The server's version now; null when it is gone. A failure leaves the draft waiting, or `sending` after a write. */
async function readServer(
  context: EngineContext,
  draftId: string,
  code: string,
  stays: 'ready' | 'sending' = 'ready',
): Promise<InstanceFields | null> {
  try {
    const row = await refreshInstance(context, code);
    return row === null ? null : fieldsOf(row);
  } catch (error) {
    if (stays === 'ready')
      await updateDraft(
        context,
        draftId,
        whileSending((row) => waitAgain(row, context.clock.now())),
      );
    throw error;
  }
}

async function refused(context: EngineContext, draftId: string, problem: ApiProblem): Promise<void> {
  const now = context.clock.now();
  if (problem.status === 401 || problem.status === 429) {
    await updateDraft(
      context,
      draftId,
      whileSending((row) => waitAgain(row, now)),
    );
    throw new ApiFailure(problem);
  }
  if (isUnclear(problem)) throw new ApiFailure(problem);
  const words = problem.violations.length > 0 ? null : (problem.description ?? problem.title ?? '');
  await updateDraft(
    context,
    draftId,
    whileSending((row) => rejectDraft(row, problem.violations, words, now)),
  );
}

async function settle(
  context: EngineContext,
  draftId: string,
  sent: InstanceFields,
  server: InstanceFields,
): Promise<void> {
  await updateDraft(context, draftId, (row) => settleDraft(row, sent, server, context.clock.now()));
}
