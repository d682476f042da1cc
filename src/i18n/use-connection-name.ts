import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectionType } from '@/domain/connection';
import { visible } from '@/lib/text/visible-text';

/** A connection on the server, or one that a configuration refers to. */
interface NamedConnection {
  type: ConnectionType;
  id: number | string;
  label?: string | null | undefined;
}

/** Returns a function that gives the name of a connection: its label, or "PIM 12" if the label has no visible text. */
export function useConnectionName(): (connection: NamedConnection) => string {
  const { t } = useTranslation('health');
  return useCallback(({ type, id, label }) => visible(label) ?? t(`connections.unnamed.${type}`, { id }), [t]);
}
