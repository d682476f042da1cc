import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isJobCode } from '@/domain/job-types/job-codes';

/** Returns a function that gives the name of a job in the current language, or the code if the job has no name. */
export function useJobName(): (code: string) => string {
  const { t } = useTranslation('jobs');
  return useCallback((code) => (isJobCode(code) ? t(code) : code), [t]);
}
