import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { serverMessage } from '@/i18n/problem-text';
import type { DraftRow } from '@/domain/drafts/draft';

/** Returns a sentence that explains why the user must act on a draft; null if there is nothing to do. */
export function useDraftReason(): (draft: DraftRow) => string | null {
  const { t } = useTranslation('drafts');
  return useCallback(
    (draft) => {
      switch (draft.state) {
        case 'rejected':
          if (draft.violations.length > 0) return t('reason.violations', { count: draft.violations.length });
          return draft.refusal === null
            ? t('reason.refusedSilently')
            : t('reason.refused', { words: serverMessage(draft.refusal) });
        case 'conflict':
          return t('reason.conflict');
        case 'deleted':
          return t('reason.deleted');
        default:
          return null;
      }
    },
    [t],
  );
}
