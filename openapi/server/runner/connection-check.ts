import type { Queryable } from '../store/database';

const names: Readonly<Record<string, string>> = {
  akeneo_connection: 'PIM',
  bynder_connection: 'asset service',
  shop_connection: 'shop',
  shopify_connection: 'shop',
};

/** The error of a system that no longer accepts the token of a connection. */
export const revokedToken = 'The access token of the connection has been revoked.';

/** Why a run cannot start: a connection is missing, or its system does not answer. Null when all connections work. */
export async function connectionFailure(
  tx: Queryable,
  companyId: number,
  configuration: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const rows = await tx.query<{ id: number; fields: Record<string, unknown> }>(
    'select id, fields from connections where company_id = $1',
    [companyId],
  );
  for (const [key, name] of Object.entries(names)) {
    const id = configuration[key];
    if (id === null) return `No connection to the ${name} is configured.`;
    if (typeof id !== 'number') continue;
    const row = rows.find((each) => each.id === id);
    if (!row) return `The connection to the ${name} does not exist any more.`;
    if (JSON.stringify(row.fields).includes('unreachable.example')) return `The ${name} could not be reached.`;
    if (row.fields.revoked === true) return revokedToken;
  }
  return null;
}
