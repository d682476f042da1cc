import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isJobCode } from '@/domain/job-types/job-codes';

/** The name of a job in the language of the interface, or its code if it has no name. */
export function useJobName(): (code: string) => string {
  const { t } = useTranslation('jobs');
  return useCallback((code) => (isJobCode(code) ? t(code) : code), [t]);
}
