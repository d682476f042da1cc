import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The label of a key of the configuration in the forms; a key without a label keeps its name. */
export function useKeyLabel(): (key: string) => string {
  const { t, i18n } = useTranslation('job-forms');
  return useCallback(
    (key) => (i18n.exists(`field.${key}`, { ns: 'job-forms' }) ? t(`field.${key}` as 'field.name') : key),
    [t, i18n],
  );
}
