import type { HistoryEntry } from '@/domain/instance';
import { outcomeOfWork } from '@/api/api-failure';
import { arrivalOfDelete, settleWrite, type Arrival } from '@/api/settle-write';
import type { Outcome } from '@/domain/problem';
import * as z from 'zod/mini';
import { id } from '@/api/readers/tolerant';
import { systemClock } from '@/lib/clock';
import { keepHistory, requestHistory } from '../tasks/newest-versions';
import { refreshInstance } from '../tasks/refresh-instance';
import { outcomeOf, type Command, type RemotePage } from './command-context';

const DONE: Outcome<null> = { ok: true, value: null };
const launchSchema = z.object({ id });

/**
 * Queues a run of an instance. With `delta: null`, the instance's own setting applies. `executionId` is null if the
 * response does not contain it.
 */
export const launch: Command<{ code: string; delta: boolean | null }, { executionId: number | null }> = async (
  { api, wake },
  { code, delta },
) => {
  const result = await api.addToQueue(code, delta);
  wake('head');
  return outcomeOf(result, (value) => {
    const parsed = launchSchema.safeParse(value);
    return { executionId: parsed.success ? parsed.data.id : null };
  });
};

/** Reads and stores an instance. `found` is false if the server shows no such instance to this person. */
export const fetchInstance: Command<{ code: string }, { found: boolean }> = (context, { code }) =>
  outcomeOfWork(async () => ({ found: 'row' in (await refreshInstance(context, code)) }));

/**
 * Deletes an instance. An instance that does not exist counts as deleted. If the server gives no clear answer, reads
 * the instance once to find out whether it was deleted.
 */
export const deleteInstance: Command<{ code: string }, null> = async (context, { code }) => {
  const { api, writer } = context;
  const result = await api.deleteInstance(code);
  const isGone = !result.ok && arrivalOfDelete(result) === 'arrived';
  const lookUp = async (): Promise<Arrival> => {
    const read = await outcomeOfWork(() => refreshInstance(context, code));
    if (!read.ok) return 'unknown';
    return 'row' in read.value ? 'not-arrived' : arrivalOfDelete({ ok: false, problem: read.value.gone });
  };
  const outcome = isGone
    ? DONE
    : await settleWrite(
        outcomeOf(result, () => null),
        lookUp,
        null,
      );
  if (!outcome.ok) return outcome;
  await writer.applyRows('instances', [], [code], { requestedAt: result.requestedAt, singleRow: true });
  await writer.applyRows('histories', [], [code]);
  return outcome;
};

/** Reads one page of the versions of an instance, newest first. Page 1 is stored for offline reading. */
export const fetchHistory: Command<{ code: string; page: number }, RemotePage<HistoryEntry>> = async (
  context,
  { code, page },
) => {
  const result = await requestHistory({ ...context, clock: systemClock }, code, page);
  if (result.ok && page === 1) await keepHistory(context, code, result.value);
  return outcomeOf(result, ({ items, total, hasMore }) => ({ items, total, hasMore }));
};
