import { useTranslation } from 'react-i18next';
import type { EditorSnapshot } from '@/data/drafts/editor-state';
import { formatDateTime } from '@/i18n/format/date';

/** Says whether the edits of a form are stored on this device, and since when; null if there is no draft. */
export function useStoredText({
  draft,
  unsaved,
  storageError,
}: Pick<EditorSnapshot, 'draft' | 'unsaved' | 'storageError'>): string | null {
  const { t } = useTranslation('check');
  if (storageError) return t('notStored');
  if (unsaved) return t('storing');
  return draft && t('storedAt', { time: formatDateTime(new Date(draft.updatedAt)) });
}
