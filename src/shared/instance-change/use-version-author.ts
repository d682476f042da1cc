import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonName } from '@/data/queries/use-person-name';

/**
 * Returns a function that names a version's author by the `username`: “a person” if unknown, null if the system wrote
 * it.
 */
export function useVersionAuthor(): (username: string | null) => string | null {
  const { t } = useTranslation('instance-tabs');
  const nameOf = usePersonName();
  return useCallback((username) => username && (nameOf(username) ?? t('history.person')), [nameOf, t]);
}
