import * as z from 'zod/mini';
import { arrivalOfDelete, cannotTell, isUnclear, settleWrite } from '@/api/settle-write';
import { outcomeOfWork } from '@/api/api-failure';
import { id } from '@/api/readers/tolerant';
import { isInDoubt, type ApiProblem, type Outcome } from '@/domain/problem';
import { refreshInstance } from '../tasks/refresh-instance';
import { outcomeOf, type Command, type CommandContext } from './command-context';

const createdSchema = z.object({ id });

/**
 * Creates a secret. Its value is not stored on this device. `id` is null if it is unknown.
 *
 * The browser may repeat the `POST`, or the response may be lost. So the secrets are read before and after. If the
 * `POST` seems to have failed but the code is new on the server, this call has created the secret. Its value is then
 * written once more to be certain.
 */
export const createSecuredVariable: Command<
  { instanceCode: string; code: string; value: string },
  { id: number | null }
> = async (context, args) => {
  const { instanceCode, code, value } = args;
  const before = await idOf(context, instanceCode, code);
  if (!before.ok) return before;
  const result = await context.api.createSecuredVariable({ code, value, jobInstance: instanceCode });
  const after = await idOf(context, instanceCode, code);
  if (result.ok) {
    return outcomeOf(result, (response) => ({
      id: createdSchema.safeParse(response).data?.id ?? (after.ok ? (after.value ?? null) : null),
    }));
  }
  const found = before.value === null && after.ok ? after.value : undefined;
  const createdId = mayHaveArrived(result.problem) ? (found ?? null) : null;
  if (createdId === null) {
    const arrival = found === undefined ? 'unknown' : 'not-arrived';
    return settleWrite(result, () => Promise.resolve(arrival), { id: null });
  }
  const updated = await context.api.updateSecuredVariable(createdId, value);
  return settleWrite(
    outcomeOf(updated, () => ({ id: createdId })),
    cannotTell,
    { id: createdId },
  );
};

/**
 * Replaces the value of a secret, and reads the instance again. If the server gives no clear answer, the result stays
 * unknown, because the server never returns the value.
 */
export const updateSecuredVariable: Command<{ instanceCode: string; id: number; value: string }, null> = async (
  context,
  { instanceCode, id, value },
) => {
  const result = await context.api.updateSecuredVariable(id, value);
  if (result.ok || isUnclear(result.problem)) await outcomeOfWork(() => refreshInstance(context, instanceCode));
  return settleWrite(
    outcomeOf(result, () => null),
    cannotTell,
    null,
  );
};

/** Deletes a secret. A secret that no longer exists counts as deleted. */
export const deleteSecuredVariable: Command<{ instanceCode: string; id: number }, null> = async (
  context,
  { instanceCode, id },
) => {
  const result = await context.api.deleteSecuredVariable(id);
  const isGone = result.ok || arrivalOfDelete(result) === 'arrived';
  if (!isGone && !isUnclear(result.problem)) return result;
  const read = await outcomeOfWork(() => refreshInstance(context, instanceCode));
  if (isGone) return { ok: true, value: null };
  const variables = read.ok && 'row' in read.value ? read.value.row.securedVariables : null;
  const isListed = variables?.some((variable) => variable.id === id);
  const arrival = isListed === undefined ? 'unknown' : isListed ? 'not-arrived' : 'arrived';
  return settleWrite(result, () => Promise.resolve(arrival), null);
};

/**
 * Whether the server may have created the secret: the response was lost, or was a server error, or reported violations,
 * for example because the browser repeated the `POST` and the code already existed.
 */
const mayHaveArrived = (problem: ApiProblem): boolean => isInDoubt(problem) || problem.violations.length > 0;

/**
 * Reads the id of the secret with this code from the server. Null if there is no such secret; undefined if the response
 * does not contain secrets.
 */
function idOf(
  context: CommandContext,
  instanceCode: string,
  code: string,
): Promise<Outcome<number | null | undefined>> {
  return outcomeOfWork(async () => {
    const found = await refreshInstance(context, instanceCode);
    const variables = 'row' in found ? found.row.securedVariables : [];
    return variables === null ? undefined : (variables.find((variable) => variable.code === code)?.id ?? null);
  });
}
