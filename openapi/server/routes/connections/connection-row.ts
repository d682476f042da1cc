import { companyScope } from '../../http/auth/signed-in-user';
import type { UnreadCall } from '../../http/call';
import { notFound } from '../../http/problem';
import { iri, type Resource } from '../../http/wire/resource';
import { queryOne, type Queryable } from '../../store/database';
import { optionalCompany } from '../company-relation';
import { numericId } from '../numeric-id';

/** A stored connection with its company. */
export interface ConnectionRow {
  id: number;
  kind: string;
  label: string;
  company_id: number | null;
  company_code: string | null;
  company_name: string | null;
  fields: Record<string, unknown>;
  /** Encrypted. */
  secrets: Record<string, string>;
}

export const connectionFrom = 'from connections k left join companies c on c.id = k.company_id';
export const connectionColumns = 'k.*, c.code as company_code, c.name as company_name';

const types: Readonly<Record<string, string>> = {
  akeneo: 'AkeneoConnection',
  bynder: 'BynderConnection',
  shopify: 'ShopifyConnection',
};

/** The secrets that each kind of connection may have. Answers show only whether a secret is set. */
export const secretNames: Readonly<Record<string, readonly string[]>> = {
  akeneo: ['clientId', 'secret', 'user', 'password'],
  bynder: ['permanentToken'],
  shopify: [],
};

const plainNames: Readonly<Record<string, readonly string[]>> = {
  akeneo: ['url', 'version', 'app'],
  bynder: ['domain', 'app', 'useEventWebhook'],
  shopify: ['shopUrl'],
};

/** A connection as a resource. Instead of each secret, it has a flag `…Set`. */
export function connectionResource(row: ConnectionRow): Resource {
  const plain = (plainNames[row.kind] ?? []).map((name) => [name, row.fields[name] ?? null]);
  const flags = (secretNames[row.kind] ?? []).map((name) => [`${name}Set`, name in row.secrets]);
  return {
    '@id': iri(`${row.kind}_connections`, row.id),
    '@type': types[row.kind] ?? 'Connection',
    id: row.id,
    label: row.label,
    ...(Object.fromEntries(plain) as object),
    company: optionalCompany(row.company_code, row.company_name),
    ...(Object.fromEntries(flags) as object),
  };
}

/**
 * The connection whose id is in the path. Throws a 404 when the caller's company has no such connection.
 * @param tx the transaction that changes the connection; the connection then stays locked until this transaction ends
 */
export async function visibleConnection(call: UnreadCall, kind: string, tx?: Queryable): Promise<ConnectionRow> {
  const row = await queryOne<ConnectionRow>(
    tx ?? call.db,
    `select ${connectionColumns} ${connectionFrom}
     where k.id = $1 and k.kind = $2 and ($3::int is null or k.company_id = $3) ${tx ? 'for update of k' : ''}`,
    [numericId(call.params.id), kind, companyScope(call.user)],
  );
  if (!row) throw notFound();
  return row;
}
