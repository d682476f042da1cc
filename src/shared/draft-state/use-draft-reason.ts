import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { serverMessage } from '@/i18n/problem-text';
import type { DraftRow } from '@/domain/drafts/draft';

/**
 * Returns a function that explains in a sentence why a draft is not on the server: the user must act, or the last
 * attempt to send the draft got no clear reply. The function returns null for every other draft.
 */
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
        case 'ready':
          return draft.unanswered === null ? null : t('reason.unclear');
        default:
          return null;
      }
    },
    [t],
  );
}
