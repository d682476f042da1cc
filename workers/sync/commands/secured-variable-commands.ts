import * as z from 'zod/mini';
import { id } from '@/api/readers/tolerant';
import { isInDoubt, type ApiProblem, type Outcome } from '@/domain/problem';
import { refreshInstance } from '../tasks/refresh-instance';
import { outcomeOf, outcomeOfWork, type Command, type CommandContext } from './command-context';

const createdSchema = z.object({ id });

/**
 * Creates a secret, whose value is not stored. `id` is null when the answer has none. The browser may repeat a `POST`, and an answer may be lost. If the code did not exist before this
 * call and exists after it, this call has created it; then the value is written once more.
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
    return outcomeOf(result, (answer) => ({
      id: createdSchema.safeParse(answer).data?.id ?? (after.ok ? after.value : null),
    }));
  }
  const made = before.value === null && after.ok && mayHaveArrived(result.problem) ? after.value : null;
  if (made === null) return result;
  return outcomeOf(await context.api.updateSecuredVariable(made, value), () => ({ id: made }));
};

/** Replaces the value of a secret, and reads the instance again. */
export const updateSecuredVariable: Command<{ instanceCode: string; id: number; value: string }, null> = async (
  context,
  { instanceCode, id, value },
) => {
  const result = await context.api.updateSecuredVariable(id, value);
  if (result.ok) await outcomeOfWork(() => refreshInstance(context, instanceCode));
  return outcomeOf(result, () => null);
};

/** Deletes a secret. If it is already gone, that counts as deleted. */
export const deleteSecuredVariable: Command<{ instanceCode: string; id: number }, null> = async (
  context,
  { instanceCode, id },
) => {
  const result = await context.api.deleteSecuredVariable(id);
  const isGone = result.ok || result.problem.status === 404 || result.problem.status === 410;
  if (!isGone) return result;
  await outcomeOfWork(() => refreshInstance(context, instanceCode));
  return { ok: true, value: null };
};

const mayHaveArrived = (problem: ApiProblem): boolean => isInDoubt(problem) || problem.violations.length > 0;

/** Reads the id of the secret with this code from the server; null when there is none. */
function idOf(context: CommandContext, instanceCode: string, code: string): Promise<Outcome<number | null>> {
  return outcomeOfWork(async () => {
    const found = await refreshInstance(context, instanceCode);
    const variables = 'row' in found ? found.row.securedVariables : null;
    return variables?.find((variable) => variable.code === code)?.id ?? null;
  });
}
