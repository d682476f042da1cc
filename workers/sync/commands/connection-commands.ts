import { SCAN_PAGE_ROWS } from '../engine/engine-context';
import { readConnection } from '@/api/readers/connection-reader';
import { readEveryPage } from '@/api/list-scan';
import { connectionKey, type ConnectionType } from '@/domain/connection';
import { listOrigin, readRows } from '../tasks/read-executions';
import { refreshRow } from '../tasks/refresh-row';
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
  context,
  { type, id },
) => {
  const read = (wire: unknown) => readConnection(type, wire);
  const result = await context.api.getConnection(type, String(id));
  return refreshRow(context, { name: 'connections', key: connectionKey(type, id), read }, result);
};
