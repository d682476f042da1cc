import { useConnections, type ConnectionId } from '@/data/queries/use-reference-data';
import { shopConnectionKey } from '@/domain/configuration/legacy-keys';
import { readAt } from '@/domain/configuration/text/configuration-text';
import { findJobType } from '@/domain/job-types/registry';
import type { InstanceFields } from '@/domain/instance';

/**
 * The shop connections whose metafields are offered for an instance: the shop in its configuration; all shops of its
 * company for the job that deletes shop files, whose configuration has no shop; none for other jobs.
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
