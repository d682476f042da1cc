import { useTranslation } from 'react-i18next';
import type { ConnectionItem } from '@/domain/connection';
import { useDelete } from '@/shared/online-form/use-delete';
import { problemText } from '@/i18n/problem-text';
import { useConnectionUses } from '../list/connection-use';
import { visible } from '@/lib/text/visible-text';

/** The Delete action of the form; undefined for a new connection. */
export function useConnectionDelete(connection: ConnectionItem | null): {
  onDelete: (() => void) | undefined;
  deleting: boolean;
} {
  const { t } = useTranslation('connections');
  const uses = useConnectionUses()?.get(connection?.key ?? '') ?? [];
  const isDeleted = t('delete.text', { label: visible(connection?.label) ?? connection?.id ?? '' });
  const names = uses.map(({ name }) => name).join(', ');
  const text = uses.length === 0 ? isDeleted : `${isDeleted} ${t('delete.usedBy', { names })}`;
  const { remove, deleting } = useDelete({ text, action: t('delete.confirm') }, (problem) =>
    problem.kind === 'http' && problem.status !== 403 ? t('delete.failed') : problemText(problem),
  );
  return { onDelete: connection === null ? undefined : remove, deleting };
}
