import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonName } from '@/data/queries/use-person-name';

/**
 * Returns a function that turns the `username` of a version into the name of its author: “a person” if the name is
 * unknown, null if the system wrote the version.
 */
export function useVersionAuthor(): (username: string | null) => string | null {
  const { t } = useTranslation('instance-tabs');
  const nameOf = usePersonName();
  return useCallback((username) => username && (nameOf(username) ?? t('history.person')), [nameOf, t]);
}
