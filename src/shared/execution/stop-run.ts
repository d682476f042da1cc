import type { TFunction } from 'i18next';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import { givesReason, isInDoubt, type ApiProblem } from '@/domain/problem';
import { isPending } from '@/domain/execution-status';
import { problemText } from '@/i18n/problem-text';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { toast } from '@/ui/overlay/toast';
import type { Confirm } from '@/ui/overlay/use-confirm';

interface StopRequest {
  id: number;
  label: string;
  confirm: Confirm;
  /** Aborted when the execution can no longer be stopped. The question then disappears. */
  signal: AbortSignal;
  t: TFunction<'run'>;
}

/**
 * Asks for a confirmation, and returns true if the user confirms. If the execution ends, or begins to stop, before the
 * user answers, a toast says so.
 */
export async function confirmStop({ id, label, confirm, signal, t }: StopRequest): Promise<boolean> {
  await loadMoreTexts();
  const question = { title: t('stop.title'), text: t('stop.text', { label, id }), action: t('stop.confirm') };
  const isConfirmed = await confirm({ ...question, danger: true, signal });
  if (!signal.aborted) return isConfirmed;
  const row = await databases().cache.executions.get(id);
  if (row?.status === 'mustStop') toast.info(t('view.alreadyStopping', { ns: 'executions' }));
  else if (row !== undefined && !isPending(row.status)) toast.info(t('stop.ended'));
  return false;
}

/**
 * Asks the server to stop an execution and shows the outcome in a toast. After an unclear response, the worker reads
 * the execution instead of sending the request again, because the server may have received the first request.
 */
export async function sendStop(id: number, t: TFunction<'run'>): Promise<void> {
  const outcome = await commands.stop({ id });
  if (outcome.ok) {
    if (outcome.value.ended) toast.info(t('stop.ended'));
    else toast.success(t('stop.done'));
  } else if (outcome.problem.kind === 'http') toast.error(stopFailure(outcome.problem, t));
  else toast.warning(t(outcome.problem.kind === 'unconfirmed' ? 'stop.unclear' : 'stop.unknown'));
}

/** Why the execution was not stopped. If a server error gives no reason, adds 'The execution is not stopping.' */
function stopFailure(problem: ApiProblem, t: TFunction<'run'>): string {
  const reason = problemText(problem);
  return isInDoubt(problem) && !givesReason(problem) ? t('stop.notStopping', { reason }) : reason;
}
