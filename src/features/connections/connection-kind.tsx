import { Boxes, Images, Store, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConnectionRow, ConnectionType } from '@/domain/connection';
import { visible } from '@/lib/text/visible-text';

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

/** Returns a function that gives the name of a connection: its label or, if the label is empty, a text with its id. */
export function useConnectionName(): (connection: Pick<ConnectionRow, 'id' | 'label'>) => string {
  const { t } = useTranslation('connections');
  return ({ id, label }) => visible(label) ?? t('card.noLabel', { id });
}
