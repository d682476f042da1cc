import { connectionIdInPath } from '@/domain/addresses/path-segments';
import { readCompanyChoices } from '@/data/online/companies';
import type { CompanyRow } from '@/domain/company';
import { readConnection } from '@/data/online/connections';
import { noSuchItem } from '@/data/online/online-call';
import { onlineLoader } from '@/data/online/online-loader';
import type { Outcome } from '@/domain/problem';
import { readConnectionType, type ConnectionItem } from '@/domain/connection';

/** The data of a connection's form. `companies` is null if the user may not choose a company or if loading failed. */
export interface ConnectionFormData {
  connection: ConnectionItem;
  companies: CompanyRow[] | null;
}

/** Loads the data of a connection's form. */
export const connectionLoader = onlineLoader(async ({ request, params }): Promise<Outcome<ConnectionFormData>> => {
  const type = readConnectionType(params['type']);
  if (type === null) return noSuchItem();
  const [connection, companies] = await Promise.all([
    readConnection(type, connectionIdInPath(new URL(request.url).pathname)),
    readCompanyChoices(),
  ]);
  return connection.ok ? { ok: true, value: { connection: connection.value, companies } } : connection;
});

/**
 * Loads the companies to choose from for a new connection; null if the user may not choose a company or if loading
 * failed.
 */
export const newConnectionLoader = onlineLoader(async (): Promise<Outcome<CompanyRow[] | null>> => ({
  ok: true,
  value: await readCompanyChoices(),
}));

/** Loads the connection of a data console. */
export const dataConsoleLoader = onlineLoader(async ({ request, params }) => {
  const type = readConnectionType(params['type']);
  return type === null ? noSuchItem() : readConnection(type, connectionIdInPath(new URL(request.url).pathname));
});
