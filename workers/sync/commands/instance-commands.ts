import * as z from 'zod/mini';
import { readVersion } from '@/api/readers/history-reader';
import { id } from '@/api/readers/tolerant';
import { readRows } from '../tasks/read-executions';
import { keepHistory } from '../tasks/newest-versions';
import { refreshInstance } from '../tasks/refresh-instance';
import type { Command } from './command';
import { outcomeOf, outcomeOfWork, remotePage } from './command-context';

const launchSchema = z.object({ id });

/** Puts an instance into the queue. The answer may be empty. Never retried automatically. */
export const launch: Command<'launch'> = async ({ api, wake }, { code, delta }) => {
  const result = await api.addToQueue(code, delta);
  wake('head');
  return outcomeOf(result, (value) => {
    const parsed = launchSchema.safeParse(value);
    return { executionId: parsed.success ? parsed.data.id : null };
  });
};

export const readInstance: Command<'readInstance'> = (context, { code }) =>
  outcomeOfWork(async () => ({ found: 'row' in (await refreshInstance(context, code)) }));

/** Deletes an instance. If it is already gone, that counts as deleted. */
export const deleteInstance: Command<'deleteInstance'> = async ({ api, writer }, { code }) => {
  const result = await api.deleteInstance(code);
  if (!result.ok && result.problem.status !== 404 && result.problem.status !== 410) return result;
  await writer.applyRows('instances', [], [code], { asked: result.asked, own: true });
  await writer.applyRows('histories', [], [code]);
  return { ok: true, value: null };
};

/** One page of the versions of an instance, newest first. Page 1 is stored for offline reading. */
export const readHistory: Command<'readHistory'> = async (context, { code, page }) => {
  const result = await context.api.listHistory(code, page);
  if (!result.ok) return result;
  const items = readRows(result.value, readVersion, context);
  const answer = remotePage(result.value, items, page);
  if (page === 1) await keepHistory(context, code, answer);
  return { ok: true, value: answer };
};
