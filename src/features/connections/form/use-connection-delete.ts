import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectionItem } from '@/domain/connection';
import { useConnectionName } from '@/i18n/use-connection-name';
import { useDelete } from '@/shared/online-form/use-delete';
import { ConnectionUsesContext } from './connection-uses-context';

/**
 * The Delete action of the form; undefined for a new connection. The question before the deletion names the
 * integrations that use the connection.
 */
export function useConnectionDelete(connection: ConnectionItem | null): {
  onDelete: (() => void) | undefined;
  deleting: boolean;
} {
  const { t } = useTranslation('connections');
  const uses = useContext(ConnectionUsesContext);
  const nameOf = useConnectionName();
  const warning = t('delete.text', { label: connection === null ? '' : nameOf(connection) });
  const question = {
    text: uses == null ? `${warning} ${t('delete.usesUnknown')}` : warning,
    action: t('delete.confirm'),
    ...(uses != null &&
      uses.length > 0 && {
        list: { heading: t('use.integrations', { count: uses.length }), items: uses.map(({ name }) => name) },
      }),
  };
  const { remove, deleting } = useDelete(question, t('delete.failed'));
  return { onDelete: connection === null ? undefined : remove, deleting };
}
