import { readWarning } from '@/api/readers/warning-reader';
import { ApiFailure, outcomeOfWork, valueOrThrow } from '@/api/api-failure';
import { settleWrite } from '@/api/settle-write';
import { forgetNoLog, rememberNoLog } from '@/database/absent-logs';
import { isUpToDate } from '@/domain/kept-run';
import { saysNoLog, transportProblem } from '@/domain/problem';
import { readRows, listOrigin, readExecutions } from '../tasks/read-executions';
import { readItem, refreshExecution } from '../tasks/refresh-execution';
import { outcomeOf, remotePage, type Command, type RemotePage } from './command-context';
import { stopArrival } from './stop-arrival';
import { contradictsFilters, type ExecutionFilters } from '@/domain/execution-filters';
import { readExecution } from '@/api/readers/execution-reader';
import type { InstanceIdFormat, PageQuery } from '@/api/filters';
import type { CollectionPage } from '@/api/hydra';
import { readConsolePage, requestConsolePage } from '@/api/console-page';
import { FilterIgnoredError, readFilteredByInstance } from '../store/instance-filter-format';

/**
 * Requests a stop, then reads the execution, so that the new status shows at once. If the server gives no clear answer
 * to the request, the status shows whether the request arrived. `ended` is true if the execution ended before it could
 * be stopped.
 *
 * If it stays unknown whether the request arrived, fails with `in-doubt` when the execution could not be read, else
 * with `unconfirmed`.
 */
export const stop: Command<{ id: number }, { ended: boolean }> = async (context, { id }) => {
  const result = await context.api.stopExecution(id);
  const read = await outcomeOfWork(() => readItem(context, id));
  context.wake('watch');
  if (result.ok) return { ok: true, value: { ended: false } };
  const status = read.ok && typeof read.value === 'object' ? read.value.row.status : null;
  const { arrival, ended } = stopArrival(status);
  const outcome = await settleWrite(result, () => Promise.resolve(arrival), { ended });
  const isUnconfirmed = !outcome.ok && outcome.problem.kind === 'unconfirmed';
  const isStatusUnread = !read.ok || read.value === 'unreadable';
  return isUnconfirmed && isStatusUnread ? { ok: false, problem: transportProblem('in-doubt') } : outcome;
};

/** Reads and stores an execution. `found` is false if the server no longer shows the execution to this person. */
export const fetchExecution: Command<{ id: number }, { found: boolean }> = (context, { id }) =>
  outcomeOfWork(async () => {
    const found = await refreshExecution(context, id);
    if (found === 'unreadable') throw new ApiFailure(transportProblem('invalid-answer'));
    return { found: found !== 'gone' };
  });

/** Reads one page of the warnings of a step: 30 warnings. */
export const fetchWarnings: Command<
  { stepId: number; page: number },
  RemotePage<{ id: number; message: string }>
> = async ({ api, reportUnreadableRows }, { stepId, page }) =>
  outcomeOf(await requestConsolePage((query) => api.listWarnings(stepId, query.page), page), (response) =>
    remotePage(response, readRows(response, readWarning, { reportUnreadableRows })),
  );

/**
 * Reads the log of a run. The result is a plain text file, as a Blob, because a Blob reaches the page without a copy of
 * its contents, which may be many megabytes. Also notes whether the server has a log of the run. If it has none, the
 * engine does not request the log in advance.
 */
export const downloadLog: Command<{ id: number }, Blob> = async ({ api, cache, writer }, { id }) => {
  const result = await api.downloadLog(id);
  const run = !result.ok && saysNoLog(result.problem) ? await cache.executions.get(id) : undefined;
  if (run !== undefined) {
    rememberNoLog(cache, run);
    await writer.keepRun(id, (kept) =>
      kept !== undefined && kept.log === null && isUpToDate(kept, run) ? { kept: { ...kept, log: 'none' } } : null,
    );
  }
  if (result.ok) {
    forgetNoLog(cache, id);
    await writer.keepRun(id, (kept) => (kept?.log === 'none' ? { kept: { ...kept, log: null } } : null));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call asks for a blob
  return outcomeOf(result, (value) => value as Blob);
};

/**
 * Reads a page of executions that the server has filtered, stores its rows, and returns their ids in the server's
 * order. Null if the server cannot filter by job instance. A response with rows that do not match the filters is
 * invalid.
 */
export const findExecutions: Command<{ filters: ExecutionFilters; page: number }, RemotePage<number> | null> = (
  context,
  { filters, page },
) => {
  const { instanceCode } = filters;
  const requestPage = async (query: PageQuery, format: InstanceIdFormat): Promise<CollectionPage> => {
    const response = valueOrThrow(await context.api.listExecutions(filters, query, format));
    const rows = readExecutions(response, context);
    await context.writer.apply({ executions: rows, origin: listOrigin(response) });
    if (instanceCode !== undefined && rows.some((row) => contradictsFilters(row, { instanceCode })))
      throw new FilterIgnoredError(response);
    if (rows.some((row) => contradictsFilters(row, filters))) throw new ApiFailure(transportProblem('invalid-answer'));
    return response;
  };
  const read = async (format: InstanceIdFormat) => {
    const { members, total, hasMore } = await readConsolePage((query) => requestPage(query, format), page);
    const items = members.flatMap((wire) => readExecution(wire)?.id ?? []);
    return { items, total, hasMore };
  };
  return outcomeOfWork(() => (instanceCode === undefined ? read('code') : readFilteredByInstance(context, read)));
};
