import { useConnections, type ConnectionId } from '@/data/queries/use-reference-data';
import { shopConnectionKey } from '@/domain/configuration/legacy-keys';
import { readAt } from '@/domain/configuration/text/configuration-text';
import { findJobType } from '@/domain/job-types/registry';
import type { InstanceFields } from '@/domain/instance';

/**
 * The shop connections whose metafields the form of an instance offers. The job that sends assets to the shop has one
 * shop in its configuration. The job that deletes shop files has none, so the form offers all shops of the company.
 * Other jobs need no metafields.
 */
export function useShopIds({
  jobCode,
  companyCode,
  configuration,
}: Pick<InstanceFields, 'jobCode' | 'companyCode' | 'configuration'>): ConnectionId[] {
  const shops = useConnections('shopify', companyCode) ?? [];
  const { form } = findJobType(jobCode);
  if (form === 'shop-delete') return companyCode === null ? [] : shops.map(({ id }) => id);
  if (form !== 'shop-sync') return [];
  const chosen = readAt(configuration, [shopConnectionKey(configuration)]);
  return typeof chosen === 'number' || typeof chosen === 'string' ? [chosen] : [];
}
