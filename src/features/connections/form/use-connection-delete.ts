import { useTranslation } from 'react-i18next';
import type { ConnectionItem } from '@/domain/connection';
import { useDelete } from '@/shared/online-form/use-delete';
import { problemText } from '@/i18n/problem-text';
import { visible } from '@/lib/text/visible-text';

/** The Delete action of the form; undefined for a new connection. */
export function useConnectionDelete(connection: ConnectionItem | null): {
  onDelete: (() => void) | undefined;
  deleting: boolean;
} {
  const { t } = useTranslation('connections');
  const text = t('delete.text', { label: visible(connection?.label) ?? connection?.id ?? '' });
  const { remove, deleting } = useDelete({ text, action: t('delete.confirm') }, (problem) =>
    problem.kind === 'http' && problem.status !== 403 ? t('delete.failed') : problemText(problem),
  );
  return { onDelete: connection === null ? undefined : remove, deleting };
}
