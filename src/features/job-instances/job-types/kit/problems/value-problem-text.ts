import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '@/domain/configuration/schema/field-errors';

export type ValueProblem = FieldError | 'invalid' | 'duplicateKey' | 'syntax' | 'tooDeep';

/** Returns a function that gives the error message for a problem of a value or a text. */
export function useValueProblemText(): (problem: ValueProblem) => string {
  const { t } = useTranslation('job-forms');
  return useCallback((problem) => t(`problem.${problem}`), [t]);
}
