import { rejectDraft } from '@/domain/drafts/draft-transitions';
import { INSTANCE_FIELDS, NEW_INSTANCE, toWire } from '@/domain/instance-fields';
import { isInDoubt, refusalOf, type ApiProblem } from '@/domain/problem';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import { writeJson } from '@/lib/json';
import { isAsSent, isFilled } from './as-sent';
import { acceptedBy, Sending, type Written } from './sending';

const CODE_IN_USE = [{ propertyPath: 'code', message: 'This value is already used.' }];

/**
 * Creates an instance with one `POST`. Before the first one the code must be free, so that whatever has the code later came
 * after it; a `POST` that may have arrived is looked up before it is repeated.
 */
export async function sendNew(sending: Sending): Promise<void> {
  const { unanswered } = sending.draft;
  if (unanswered !== null) {
    const found = await lookUp(sending, unanswered);
    if (typeof found === 'object') return arrivedBefore(sending, unanswered, found.ours);
    if (found === 'foreign' && unanswered.code === sending.outgoing.code) return refuseCode(sending);
  }
  if (unanswered?.code !== sending.outgoing.code && (await sending.find(sending.outgoing.code)) !== null) {
    return refuseCode(sending);
  }
  await post(sending);
}

/** The code belongs to another instance: the person chooses a new one. */
function refuseCode(sending: Sending): Promise<void> {
  return sending.endTry((row, now) => rejectDraft(row, CODE_IN_USE, null, now));
}

async function post(sending: Sending): Promise<void> {
  const { outgoing, context } = sending;
  if (!(await sending.startWrite(outgoing))) return;
  const result = await context.api.createInstance({ ...toWire(outgoing), jobCode: outgoing.jobCode ?? '' });
  if (result.ok) return sending.settle(createdFrom(outgoing, acceptedBy(result.value, outgoing)), outgoing.code);
  await refused(sending, result.problem);
}

async function refused(sending: Sending, problem: ApiProblem): Promise<void> {
  const { outgoing } = sending;
  if (problem.status === 401 || problem.status === 429) return sending.retryLater(problem);
  if (isInDoubt(problem)) return sending.failInDoubt(problem);
  // "Already used" may be our own request, repeated by the browser after a lost answer.
  const found = problem.status === 422 ? await lookUp(sending, outgoing) : null;
  if (typeof found === 'object' && found !== null)
    return sending.settle(createdFrom(outgoing, spelledBy(found.ours, outgoing)), outgoing.code);
  await sending.endTry((row, now) => rejectDraft(row, problem.violations, refusalOf(problem), now));
}

/** The `POST` with the missing answer had arrived. What was saved since goes out as a change of the new instance. */
async function arrivedBefore({ context, draft }: Sending, sent: InstanceFields, server: InstanceFields): Promise<void> {
  await new Sending(context, draft, sent).settle(createdFrom(sent, spelledBy(server, sent)), sent.code);
}

/** What was sent, in the spelling of the server where it holds the same. */
function spelledBy(server: InstanceFields, sent: InstanceFields): InstanceFields {
  const same = INSTANCE_FIELDS.filter((field) => isFilled(sent[field]) && isAsSent(field, sent, server));
  return { ...sent, ...Object.fromEntries(same.map((field) => [field, server[field]])) };
}

/** What a `POST` of `sent` wrote: everything that was filled in. */
function createdFrom(sent: InstanceFields, accepted: InstanceFields = sent): Written {
  const { code, jobCode, companyCode } = sent;
  const fields = INSTANCE_FIELDS.filter((field) => isFilled(sent[field]));
  return { before: { ...NEW_INSTANCE, code, jobCode, companyCode }, sent, accepted, fields };
}

/** `absent` no instance has the code · `foreign` another one has it · `ours` the server's version of what was created. */
type LookedUp = 'absent' | 'foreign' | { ours: InstanceFields };

/**
 * Whether the server has an instance of this code, and whether it is the one that `sent` was to create. It is ours when
 * its job and company are those that were sent, and so is every other field: now, or when this person created it, by its
 * history. Only a code that was free before the first `POST` is looked up, so an older instance is never taken for ours.
 */
async function lookUp(sending: Sending, sent: InstanceFields): Promise<LookedUp> {
  const server = await sending.find(sent.code);
  if (server === null) return 'absent';
  // Of an instance in another company no more is known than that it has the code.
  if (server === 'hidden') return 'foreign';
  const isSameJob = isAsSent('jobCode', sent, server) && isAsSent('companyCode', sent, server);
  if (!isSameJob) return 'foreign';
  if (INSTANCE_FIELDS.every((field) => isAsSent(field, sent, server))) return { ours: server };
  const created = await createdByUs(sending, server);
  const isOurs = created !== null && INSTANCE_FIELDS.every((field) => isAsSent(field, sent, created));
  return isOurs ? { ours: server } : 'foreign';
}

/**
 * The instance as this person created it, by its history: a field that changed later has the oldest value it is known to
 * have had. Null when somebody else created it, or when the history does not say.
 */
async function createdByUs(sending: Sending, server: InstanceFields): Promise<InstanceFields | null> {
  const versions = await sending.readVersions(server.code);
  const oldestFirst = versions?.toReversed() ?? [];
  const [first] = oldestFirst;
  if (first?.version !== 1 || first.username !== sending.context.session.email) return null;
  const valueOf = (field: InstanceField): unknown => {
    const change = oldestFirst.find(({ changeSet }) => field in changeSet);
    if (change === undefined) return server[field];
    const value = change === first ? change.changeSet[field]?.new : change.changeSet[field]?.old;
    // Some servers tell it as an object.
    return field === 'configuration' && typeof value !== 'string' ? (writeJson(value) ?? '') : value;
  };
  // Job and company never change, and the history writes the company in a way of its own.
  const { code, jobCode, companyCode } = server;
  const created = Object.fromEntries(INSTANCE_FIELDS.map((field) => [field, valueOf(field)]));
  return { ...server, ...created, code, jobCode, companyCode };
}
