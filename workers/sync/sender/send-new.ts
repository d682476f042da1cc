import { rejectDraft } from '@/domain/drafts/draft-transitions';
import { INSTANCE_FIELDS, NEW_INSTANCE, sameField, toWire } from '@/domain/instance-fields';
import { isUnclear, refusalOf, type ApiProblem } from '@/lib/api/problem';
import type { InstanceFields } from '@/lib/database/draft-rows';
import { acceptedBy, Sending, type Written } from './sending';

const CODE_IN_USE = [{ propertyPath: 'code', message: 'This value is already used.' }];

/** Creates an instance with one `POST`; looks the code up wherever an earlier one may have arrived. */
export async function sendNew(sending: Sending): Promise<void> {
  const { unanswered } = sending.draft;
  if (unanswered !== null) {
    const found = await lookUp(sending, unanswered);
    if (found === 'ours') return arrivedBefore(sending, unanswered);
    if (found === 'foreign' && unanswered.code === sending.outgoing.code)
      return sending.ends((row, now) => rejectDraft(row, CODE_IN_USE, null, now));
  }
  await post(sending);
}

async function post(sending: Sending): Promise<void> {
  const { outgoing, context } = sending;
  if (!(await sending.leaves(outgoing))) return;
  const result = await context.api.createInstance({ ...toWire(outgoing), jobCode: outgoing.jobCode ?? '' });
  if (result.ok) return sending.hasArrived(createdFrom(outgoing, acceptedBy(result.value, outgoing)), outgoing.code);
  await refused(sending, result.problem);
}

async function refused(sending: Sending, problem: ApiProblem): Promise<void> {
  const { outgoing } = sending;
  if (problem.status === 401 || problem.status === 429) return sending.refusedForNow(problem);
  if (isUnclear(problem)) return sending.isUnclear(problem);
  // "Already used" may be our own request, repeated by the browser after a lost answer (contract.md, Requests).
  if (problem.status === 422 && (await lookUp(sending, outgoing)) === 'ours')
    return sending.hasArrived(createdFrom(outgoing), outgoing.code);
  await sending.ends((row, now) => rejectDraft(row, problem.violations, refusalOf(problem), now));
}

/** The `POST` with the missing answer had arrived. What was saved since goes out as a change of the new instance. */
async function arrivedBefore({ context, draft }: Sending, sent: InstanceFields): Promise<void> {
  await new Sending(context, draft, sent).hasArrived(createdFrom(sent), sent.code);
}

/** What a `POST` of `sent` wrote: everything that was filled in. */
function createdFrom(sent: InstanceFields, accepted: InstanceFields = sent): Written {
  const { code, jobCode, companyCode } = sent;
  const fields = INSTANCE_FIELDS.filter((field) => isFilled(sent[field]));
  return { before: { ...NEW_INSTANCE, code, jobCode, companyCode }, sent, accepted, fields };
}

/**
 * Whether the server has an instance of this code, and whether it is the one that was to be created. The configuration
 * is not asked about: the server may write it its own way, and `hasArrived` compares it. Of one that differs the history
 * tells who created it.
 */
async function lookUp(sending: Sending, sent: InstanceFields): Promise<'absent' | 'ours' | 'foreign'> {
  const server = await sending.readServer(sent.code);
  if (server === null) return 'absent';
  // The server may have filled what was left empty, such as the company of the person.
  const isAsSent = INSTANCE_FIELDS.every(
    (field) => field === 'configuration' || !isFilled(sent[field]) || sameField(field, sent[field], server[field]),
  );
  return isAsSent || (await wasCreatedByUs(sending, sent.code)) ? 'ours' : 'foreign';
}

/** Whether its first version is this person's: somebody may have changed it since. */
async function wasCreatedByUs(sending: Sending, code: string): Promise<boolean> {
  const versions = await sending.readVersions(code);
  const first = versions?.find(({ version }) => version === 1);
  return first !== undefined && first.username === sending.context.session.email;
}

const isFilled = (value: unknown): boolean => value !== null && value !== '';
