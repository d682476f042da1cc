import { Boxes, Images, Store, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConnectionType } from '@/domain/connection';

/** The icon of each kind of connection. */
export const KIND_ICONS: Readonly<Record<ConnectionType, LucideIcon>> = {
  akeneo: Boxes,
  bynder: Images,
  shopify: Store,
};

/** Returns a function that gives the name of a kind of connection. */
export function useKindName(): (type: ConnectionType) => string {
  const { t } = useTranslation('connections');
  return (type) => t(`kind.${type}`);
}
