import { companyScope } from '../../http/auth/signed-in-user';
import { item, json, type Answer, type Call, type Handlers } from '../../http/call';
import { queryText } from '../../http/query-string';
import { conditions, partOf } from '../../store/conditions';
import { orderBy } from '../../store/order';
import { revokedToken } from '../../runner/connection-check';
import { listRows } from '../list-rows';
import {
  connectionColumns,
  connectionFrom,
  connectionResource,
  visibleConnection,
  type ConnectionRow,
} from './connection-row';

const types = { akeneo: 'AkeneoConnection', bynder: 'BynderConnection', shopify: 'ShopifyConnection' } as const;
type Kind = keyof typeof types;

const lister =
  (kind: Kind) =>
  (call: Call): Promise<Answer> => {
    const where = conditions();
    where.add('k.kind = ?', kind);
    const scope = companyScope(call.user);
    const company = queryText(call.query, 'company.code');
    const label = queryText(call.query, 'label');
    if (scope !== null) where.add('k.company_id = ?', scope);
    if (company !== undefined) where.add('c.code = ?', company);
    if (label !== undefined) where.add('k.label ilike ?', partOf(label));
    return listRows<ConnectionRow>(call, {
      type: types[kind],
      path: `/api/${kind}_connections`,
      from: connectionFrom,
      columns: connectionColumns,
      where,
      order: orderBy(call.query, { id: 'k.id', label: 'k.label' }, 'k.id'),
      present: connectionResource,
    });
  };

const getter = (kind: Kind) => async (call: Call) => item(connectionResource(await visibleConnection(call, kind)));

/** Whether the connected system answers. In the sample data, hosts below `unreachable.example` do not answer. */
export function isReachable(row: Pick<ConnectionRow, 'fields'>): boolean {
  const host = row.fields.url ?? row.fields.domain ?? row.fields.shopUrl;
  return !String(host).includes('unreachable.example');
}

async function test(call: Call): Promise<Answer> {
  const row = await visibleConnection(call, call.params.type ?? '');
  if (!isReachable(row)) return json({ success: false, message: 'The system could not be reached.' });
  return json(row.fields.revoked === true ? { success: false, message: revokedToken } : { success: true });
}

/** The calls that read and test connections. Each of the three kinds has its own list. */
export const connectionHandlers: Handlers = {
  listAkeneoConnections: lister('akeneo'),
  listBynderConnections: lister('bynder'),
  listShopifyConnections: lister('shopify'),
  getAkeneoConnection: getter('akeneo'),
  getBynderConnection: getter('bynder'),
  getShopifyConnection: getter('shopify'),
  testConnection: test,
};
