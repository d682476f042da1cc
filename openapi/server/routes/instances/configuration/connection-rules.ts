import { violation, type Violation } from '../../../http/problem';
import type { Queryable } from '../../../store/database';
import type { JsonObject } from './json-reading';

interface Target {
  kind: string;
  /** The violation when the system does not answer. */
  check: { path: string; message: string };
}

const shop: Target = {
  kind: 'shopify',
  check: { path: 'check_shopify_session', message: 'The session of the shop has ended. Connect the shop again.' },
};

const targets: Readonly<Record<string, Target>> = {
  akeneo_connection: {
    kind: 'akeneo',
    check: { path: 'check_akeneo_config', message: 'The PIM could not be reached with this connection.' },
  },
  bynder_connection: {
    kind: 'bynder',
    check: { path: 'check_bynder_metadata', message: 'The metadata of the asset service could not be read.' },
  },
  shop_connection: shop,
  shopify_connection: shop,
};

interface ConnectionRow {
  id: number;
  kind: string;
  host: string | null;
}

/**
 * The violations for the connections to which a configuration refers by id. The connections must exist in the
 * instance's company, and their systems must answer. A host below `unreachable.example` does not answer.
 */
export async function connectionViolations(
  db: Queryable,
  companyId: number | null,
  configuration: JsonObject,
): Promise<Violation[]> {
  const used = Object.entries(targets).filter(([key]) => namesConnection(configuration[key]));
  if (used.length === 0 || companyId === null) return [];
  const rows = await db.query<ConnectionRow>(
    `select id, kind, coalesce(fields->>'url', fields->>'domain', fields->>'shopUrl') as host
     from connections where company_id = $1`,
    [companyId],
  );
  return used.flatMap(([key, { kind, check }]) => {
    const row = rows.find((each) => each.id === configuration[key] && each.kind === kind);
    if (!row) return [violation(`configuration.${key}`, 'This connection does not exist.')];
    return row.host?.includes('unreachable.example') === true ? [violation(check.path, check.message)] : [];
  });
}

/**
 * Whether a value of a configuration refers to a connection. Only a number can be a valid reference. A text, an IRI, a
 * list or an object with an id is refused like an unknown id. Null, "" and the object `{domain}` of a watermark job
 * refer to no connection.
 */
function namesConnection(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return typeof value !== 'object' || Array.isArray(value) || 'id' in value || '@id' in value;
}
