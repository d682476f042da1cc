import { rejectDraft } from '@/domain/drafts/draft-transitions';
import { INSTANCE_FIELDS, sameField, toWire } from '@/domain/instance-fields';
import { isUnclear, refusalOf, type ApiProblem } from '@/lib/api/problem';
import type { InstanceFields } from '@/lib/database/draft-rows';
import { Sending } from './sending';

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
  if (result.ok) return sending.hasArrived(outgoing, outgoing.code);
  await refused(sending, result.problem);
}

async function refused(sending: Sending, problem: ApiProblem): Promise<void> {
  const { outgoing } = sending;
  if (problem.status === 401 || problem.status === 429) return sending.refusedForNow(problem);
  if (isUnclear(problem)) return sending.isUnclear(problem);
  // "Already used" may be our own request, repeated by the browser after a lost answer (contract.md, Requests).
  if (problem.status === 422 && (await lookUp(sending, outgoing)) === 'ours')
    return sending.hasArrived(outgoing, outgoing.code);
  await sending.ends((row, now) => rejectDraft(row, problem.violations, refusalOf(problem), now));
}

/** The `POST` with the missing answer had arrived. What was saved since goes out as a change of the new instance. */
async function arrivedBefore({ context, draft }: Sending, sent: InstanceFields): Promise<void> {
  await new Sending(context, draft, sent).hasArrived(sent, sent.code);
}

/** Whether the server has an instance of this code, and whether it is the one that was to be created. */
async function lookUp({ context, draft }: Sending, sent: InstanceFields): Promise<'absent' | 'ours' | 'foreign'> {
  const server = await new Sending(context, draft, sent).readServer(sent.code);
  if (server === null) return 'absent';
  return INSTANCE_FIELDS.every((field) => isFrom(field, sent, server)) ? 'ours' : 'foreign';
}

/** The server may have filled what was left empty, such as the company of the person. */
function isFrom(field: keyof InstanceFields, sent: InstanceFields, server: InstanceFields): boolean {
  const value = sent[field];
  return value === null || value === '' || sameField(field, value, server[field]);
}
