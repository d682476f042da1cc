import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isJobCode } from '@/domain/job-types/job-codes';

/** How a job is called: its name in the person's language, else its code. */
export function useJobName(): (code: string) => string {
  const { t } = useTranslation('jobs');
  return useCallback((code) => (isJobCode(code) ? t(code) : code), [t]);
}
