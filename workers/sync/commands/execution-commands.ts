import { readWarning } from '@/api/readers/warning-reader';
import { ApiFailure } from '@/api/api-failure';
import { transportProblem } from '@/domain/problem';
import { readRows } from '../tasks/read-executions';
import { refreshExecution } from '../tasks/refresh-execution';
import type { Command } from './command';
import { outcomeOf, outcomeOfWork, remotePage } from './command-context';

/** Requests a stop, then reads the execution so that its new status shows at once. Never retried automatically. */
export const stop: Command<'stop'> = async (context, { id }) => {
  const result = await context.api.stopExecution(id);
  if (!result.ok) return result;
  await outcomeOfWork(() => refreshExecution(context, id));
  context.wake('watch');
  return { ok: true, value: null };
};

export const readExecution: Command<'readExecution'> = (context, { id }) =>
  outcomeOfWork(async () => {
    const found = await refreshExecution(context, id);
    if (found === 'unreadable') throw new ApiFailure(transportProblem('invalid-answer'));
    return { found: found !== 'gone' };
  });

/** One page of the warnings of a step; 30 a page. */
export const readWarnings: Command<'readWarnings'> = async ({ api, reportRejected }, { stepId, page }) =>
  outcomeOf(await api.listWarnings(stepId, page), (answer) =>
    remotePage(answer, readRows(answer, readWarning, { reportRejected }), page),
  );

export const downloadLog: Command<'downloadLog'> = async ({ api }, { id }) =>
  outcomeOf(await api.downloadLog(id), (value) => value as Blob);
