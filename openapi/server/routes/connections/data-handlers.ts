import { json, type Answer, type Call, type Handlers } from '../../http/call';
import { badRequest, Problem } from '../../http/problem';
import { queryText } from '../../http/query-string';
import { visibleConnection } from './connection-row';

const metafields: Readonly<Record<string, readonly { key: string; name: string }[]>> = {
  PRODUCT: [
    { key: 'custom.sku', name: 'SKU' },
    { key: 'custom.ean', name: 'EAN' },
    { key: 'custom.model', name: 'Model' },
    { key: 'custom.season', name: 'Season' },
  ],
  PRODUCTVARIANT: [
    { key: 'custom.variant_sku', name: 'Variant SKU' },
    { key: 'custom.variant_ean', name: 'Variant EAN' },
    { key: 'custom.colour', name: 'Colour' },
  ],
};

async function shopData(call: Call): Promise<Answer> {
  await visibleConnection(call, 'shopify');
  if (call.params.request !== 'metafieldKeys') {
    throw new Problem(501, `The request ${call.params.request} is not implemented.`);
  }
  const keys = metafields[queryText(call.query, 'ownerType') ?? ''];
  if (!keys) throw badRequest('The query parameter "ownerType" must be PRODUCT or PRODUCTVARIANT.');
  return json(keys);
}

/** Data of connected systems, from the sample catalogue. */
export const dataHandlers: Handlers = { fetchShopifyData: shopData };
