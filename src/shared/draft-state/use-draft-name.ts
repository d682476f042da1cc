import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftRow } from '@/domain/drafts/draft';
import { visible } from '@/lib/text/visible-text';

/**
 * Returns a function that gives the name of a draft for lists and messages: its label, else its code, else 'New
 * integration'.
 */
export function useDraftName(): (draft: DraftRow) => string {
  const { t } = useTranslation('drafts');
  return useCallback(
    ({ code, value }) => visible(value.label)?.trim() || value.code.trim() || code || t('name.new'),
    [t],
  );
}
