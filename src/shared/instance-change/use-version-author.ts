import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonName } from '@/data/queries/use-person-name';

/** Returns a function that names the author of a version by its `username`: “a person” if unknown, null for the system. */
export function useVersionAuthor(): (username: string | null) => string | null {
  const { t } = useTranslation('instance-tabs');
  const nameOf = usePersonName();
  return useCallback((username) => username && (nameOf(username) ?? t('history.person')), [nameOf, t]);
}
