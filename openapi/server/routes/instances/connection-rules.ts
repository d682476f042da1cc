import { violation, type Violation } from '../../http/problem';
import type { Queryable } from '../../store/database';
import type { JsonObject } from './json-reading';

const kinds: Readonly<Record<string, string>> = {
  akeneo_connection: 'akeneo',
  bynder_connection: 'bynder',
  shop_connection: 'shopify',
  shopify_connection: 'shopify',
};

interface ConnectionRow {
  id: number;
  kind: string;
  url: string | null;
}

/**
 * The connections that a configuration names by id must exist in the instance's company, and the PIM must answer: a
 * host below `unreachable.example` does not, and is complained about under `check_akeneo_config`.
 */
export async function connectionViolations(
  db: Queryable,
  companyId: number | null,
  configuration: JsonObject,
): Promise<Violation[]> {
  const used = Object.keys(kinds).filter((key) => typeof configuration[key] === 'number');
  if (used.length === 0 || companyId === null) return [];
  const rows = await db.query<ConnectionRow>(
    `select id, kind, fields->>'url' as url from connections where company_id = $1`,
    [companyId],
  );
  return used.flatMap((key) => {
    const row = rows.find(({ id, kind }) => id === configuration[key] && kind === kinds[key]);
    if (!row) return [violation(`configuration.${key}`, 'This connection does not exist.')];
    return row.url?.includes('unreachable.example') === true
      ? [violation('check_akeneo_config', 'The PIM could not be reached with this connection.')]
      : [];
  });
}
