import { SCAN_PAGE_ROWS } from '../engine/engine-context';
import { readConnection } from '@/api/readers/connection-reader';
import { readEveryPage } from '@/api/list-scan';
import { connectionKey, type ConnectionType } from '@/domain/connection';
import { isGone, transportProblem } from '@/domain/problem';
import { listOrigin, readRows } from '../tasks/read-executions';
import { outcomeOf, type Command } from './command-context';

/**
 * Reads and stores all connections of one type, whatever page size the server uses. Connections that the server no
 * longer lists stay in the cache.
 */
export const fetchConnections: Command<{ type: ConnectionType }, null> = async (context, { type }) => {
  const read = await readEveryPage(
    (page) => context.api.listConnections(type, { page, itemsPerPage: SCAN_PAGE_ROWS }),
    async (response) => {
      const rows = readRows(response, (wire) => readConnection(type, wire), context);
      await context.writer.applyRows('connections', rows, [], listOrigin(response));
      return rows.map(({ key }) => key);
    },
  );
  return outcomeOf(read, () => null);
};

/** Reads and stores one connection. Removes its row if the API says that the connection is gone. */
export const fetchConnection: Command<{ type: ConnectionType; id: number | string }, null> = async (
  { api, writer },
  { type, id },
) => {
  const result = await api.getConnection(type, String(id));
  const origin = { requestedAt: result.requestedAt, singleRow: true };
  if (!result.ok) {
    if (!isGone(result.problem)) return result;
    await writer.applyRows('connections', [], [connectionKey(type, id)], origin);
    return { ok: true, value: null };
  }
  const row = readConnection(type, result.value);
  if (row === null) return { ok: false, problem: transportProblem('invalid-answer', result.status) };
  await writer.applyRows('connections', [row], [], origin);
  return { ok: true, value: null };
};
