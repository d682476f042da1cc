import * as z from 'zod/mini';
import { anything, id, number, text } from '@/domain/wire/tolerant';
import type { HistoryEntry } from '@/lib/database/rows';
import { isRecord } from '@/lib/json';
import { readRows } from '../lanes/read-executions';
import { refreshInstance } from '../lanes/refresh-instance';
import type { Command } from './command';
import { outcomeOf, outcomeOfWork, remotePage } from './command-context';

const launchSchema = z.object({ id });
const historySchema = z.object({ version: number, username: text, loggedAt: text, changeSet: anything });

/** Puts an instance into the queue; the answer may be empty (contract.md, add_to_queue). Never repeated by itself. */
export const launch: Command<'launch'> = async ({ api, poke }, { code, delta }) => {
  const result = await api.addToQueue(code, delta);
  poke('head');
  return outcomeOf(result, (value) => {
    const parsed = launchSchema.safeParse(value);
    return { executionId: parsed.success ? parsed.data.id : null };
  });
};

export const readInstance: Command<'readInstance'> = (context, { code }) =>
  outcomeOfWork(async () => ({ found: 'row' in (await refreshInstance(context, code)) }));

/** Deletes an instance; one that is gone already counts as deleted. */
export const deleteInstance: Command<'deleteInstance'> = async ({ api, writer }, { code }) => {
  const result = await api.deleteInstance(code);
  if (!result.ok && result.problem.status !== 404 && result.problem.status !== 410) return result;
  await writer.applyRows('instances', [], [code], { asked: result.asked, own: true });
  await writer.applyRows('histories', [], [code]);
  return { ok: true, value: null };
};

/** One page of the versions of an instance, newest first (contract.md, history). Page 1 is kept for reading offline. */
export const readHistory: Command<'readHistory'> = async ({ api, writer, reportRejected }, { code, page }) => {
  const outcome = outcomeOf(await api.listHistory(code, page), (answer) =>
    remotePage(answer, readRows(answer, readVersion, { reportRejected }), page),
  );
  if (outcome.ok && page === 1) {
    const { items, hasMore } = outcome.value;
    await writer.applyRows('histories', [{ code, entries: items, hasMore, readAt: Date.now() }]);
  }
  return outcome;
};

function readVersion(wire: unknown): HistoryEntry | null {
  const parsed = historySchema.safeParse(wire);
  if (!parsed.success || parsed.data.version === null) return null;
  return { ...parsed.data, version: parsed.data.version, changeSet: readChangeSet(parsed.data.changeSet) };
}

function readChangeSet(value: unknown): Record<string, { old: unknown; new: unknown }> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
      .map(([property, change]) => [property, { old: change['old'] ?? null, new: change['new'] ?? null }]),
  );
}
