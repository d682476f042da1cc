import { readConnection as readRow } from '@/domain/wire/reference-readers';
import { isLastPage } from '@/lib/api/hydra';
import { transportProblem } from '@/lib/api/problem';
import { markOf, readRows } from '../lanes/read-executions';
import { GONE } from '../lanes/refresh-execution';
import type { Command } from './command';

const PAGE_ROWS = 100;
/**
 * Pages in a row that may bring nothing new: rows that are made meanwhile move known ones to the next page, and a page may
 * be unreadable. A server that sends the same page again and again would otherwise never end.
 */
const MOST_KNOWN_PAGES = 3;

/** Reads every page of the connections of one kind, one after the other, however many rows the server puts on a page. */
export const readConnections: Command<'readConnections'> = async (context, { type }) => {
  const met = new Set<string>();
  let seen = 0;
  let knownPages = 0;
  for (let page = 1; ; page += 1) {
    const result = await context.api.listConnections(type, { page, itemsPerPage: PAGE_ROWS });
    if (!result.ok) return result;
    const rows = readRows(result.value, (wire) => readRow(type, wire), context);
    await context.writer.applyRows('connections', rows, [], markOf(result.value));
    const before = met.size;
    for (const { key } of rows) met.add(key);
    seen += result.value.members.length;
    knownPages = met.size === before ? knownPages + 1 : 0;
    if (isLastPage(result.value, seen) || knownPages === MOST_KNOWN_PAGES) return { ok: true, value: null };
  }
};

/** Reads one connection; its own 404, 410 or 403 removes its row. */
export const readConnection: Command<'readConnection'> = async ({ api, writer }, { type, id }) => {
  const result = await api.getConnection(type, String(id));
  const answer = { asked: result.asked, own: true };
  if (!result.ok) {
    const { kind, status } = result.problem;
    if (kind !== 'http' || !GONE.includes(status ?? 0)) return result;
    await writer.applyRows('connections', [], [`${type}/${id}`], answer);
    return { ok: true, value: null };
  }
  const row = readRow(type, result.value);
  if (row === null) return { ok: false, problem: transportProblem('invalid-answer', result.status) };
  await writer.applyRows('connections', [row], [], answer);
  return { ok: true, value: null };
};
