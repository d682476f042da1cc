import { rejectDraft } from '@/domain/drafts/draft-transitions';
import { INSTANCE_FIELDS, NEW_INSTANCE, toWire } from '@/domain/instance-fields';
import { isSamePerson } from '@/domain/person';
import { isInDoubt, refusalOf, type ApiProblem } from '@/domain/problem';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import { writeJson } from '@/lib/json';
import { readPerson } from '@/api/readers/execution-reader';
import { ownerOf } from '@workers/protocol/sync-session';
import { inServerNotation, isAsSent, isFilled } from './as-sent';
import { acceptedFields, Sending, type AcceptedWrite } from './sending';

const CODE_IN_USE = [{ propertyPath: 'code', message: 'This value is already used.' }];

/**
 * Creates an instance with one `POST`. Checks before the first `POST` that the code is free. So if an instance with the
 * code is found later, it was created after the check. A `POST` in doubt is looked up before it is repeated.
 */
export async function sendNew(sending: Sending): Promise<void> {
  const { unanswered } = sending.draft;
  if (unanswered !== null) {
    const found = await lookUp(sending, unanswered);
    if (typeof found === 'object') return settleArrivedPost(sending, unanswered, found.ours);
    if (found === 'foreign' && unanswered.code === sending.outgoing.code) return refuseCode(sending);
  }
  if (unanswered?.code !== sending.outgoing.code && (await sending.find(sending.outgoing.code)) !== null) {
    return refuseCode(sending);
  }
  await post(sending);
}

/** Rejects the draft because another instance has its code. The user must choose another code. */
function refuseCode(sending: Sending): Promise<void> {
  return sending.endTry((row, now) => rejectDraft(row, CODE_IN_USE, null, now));
}

async function post(sending: Sending): Promise<void> {
  const { outgoing, context } = sending;
  if (!(await sending.startWrite(outgoing))) return;
  const result = await context.api.createInstance({ ...toWire(outgoing), jobCode: outgoing.jobCode ?? '' });
  if (result.ok) return sending.settle(createdFrom(outgoing, acceptedFields(result.value, outgoing)), outgoing.code);
  await handleRefusal(sending, result.problem);
}

async function handleRefusal(sending: Sending, problem: ApiProblem): Promise<void> {
  const { outgoing } = sending;
  if (problem.status === 401 || problem.status === 429) return sending.retryLater(problem);
  if (isInDoubt(problem)) return sending.failInDoubt(problem);
  // The server may answer "already used" because the browser repeated our request after a lost response.
  const found = problem.status === 422 ? await lookUp(sending, outgoing) : null;
  if (typeof found === 'object' && found !== null)
    return sending.settle(createdFrom(outgoing, inServerNotation(outgoing, found.ours)), outgoing.code);
  await sending.endTry((row, now) => rejectDraft(row, problem.violations, refusalOf(problem), now));
}

/**
 * Settles a `POST` in doubt that has reached the server. What the user has saved since then stays in the draft, and is
 * sent as a change of the new instance.
 */
async function settleArrivedPost(
  { context, draft }: Sending,
  sent: InstanceFields,
  server: InstanceFields,
): Promise<void> {
  await new Sending(context, draft, sent).settle(createdFrom(sent, inServerNotation(sent, server)), sent.code);
}

/** Describes the successful `POST` of `sent`. Every field that was filled in counts as changed. */
function createdFrom(sent: InstanceFields, accepted: InstanceFields = sent): AcceptedWrite {
  const { code, jobCode, companyCode } = sent;
  const fields = INSTANCE_FIELDS.filter((field) => isFilled(sent[field]));
  return { before: { ...NEW_INSTANCE, code, jobCode, companyCode }, sent, accepted, fields };
}

/**
 * The result of looking up a code:
 * - `absent`: no instance has the code.
 * - `foreign`: another instance has the code.
 * - `ours`: the server's version of our instance.
 */
type LookedUp = 'absent' | 'foreign' | { ours: InstanceFields };

/**
 * Finds out whether the server has an instance with this code, and whether our `POST` of `sent` has created it. The
 * instance is ours if all fields equal the sent fields, either now or, according to the history, when this person
 * created it. It cannot be an older instance, because the code was free before the first `POST`.
 */
async function lookUp(sending: Sending, sent: InstanceFields): Promise<LookedUp> {
  const server = await sending.find(sent.code);
  if (server === null) return 'absent';
  // An instance that the user may not read belongs to another company.
  if (server === 'hidden') return 'foreign';
  const isSameJob = mayBeOurs('jobCode', sent, server) && mayBeOurs('companyCode', sent, server);
  if (!isSameJob) return 'foreign';
  if (INSTANCE_FIELDS.every((field) => mayBeOurs(field, sent, server))) return { ours: server };
  const created = await createdByUs(sending, server);
  const wasOurs = created !== null && INSTANCE_FIELDS.every((field) => mayBeOurs(field, sent, created));
  return wasOurs ? { ours: server } : 'foreign';
}

/**
 * Reconstructs the instance from its history, as it was when this person created it. Null if another person created it,
 * or the history is incomplete.
 */
async function createdByUs(sending: Sending, server: InstanceFields): Promise<InstanceFields | null> {
  const versions = await sending.readVersions(server.code);
  const oldestFirst = versions?.toReversed() ?? [];
  const [first] = oldestFirst;
  if (first?.version !== 1) return null;
  if (isSamePerson(readPerson(first.username), ownerOf(sending.context.session)) !== true) return null;
  const valueOf = (field: InstanceField): unknown => {
    const change = oldestFirst.find(({ changeSet }) => field in changeSet);
    if (change === undefined) return server[field];
    const value = change === first ? change.changeSet[field]?.new : change.changeSet[field]?.old;
    // Some servers send the configuration as an object.
    return field === 'configuration' && typeof value !== 'string' ? (writeJson(value) ?? '') : value;
  };
  // Take code, job and company from the server: they never change, and the history writes the company differently.
  const { code, jobCode, companyCode } = server;
  const created = Object.fromEntries(INSTANCE_FIELDS.map((field) => [field, valueOf(field)]));
  return { ...server, ...created, code, jobCode, companyCode };
}

/** Whether a field of an instance may come from our `POST`: it is as sent, or the server has filled it in. */
function mayBeOurs(field: InstanceField, sent: InstanceFields, server: InstanceFields): boolean {
  return !isFilled(sent[field]) || isAsSent(field, sent, server);
}
