import { useTranslation } from 'react-i18next';
import type { DataFieldProblem, DataRequest } from './data-requests';

/** What a request is called. */
export function useRequestName(): (request: DataRequest) => string {
  const { t } = useTranslation('data-console');
  // Every request has its name (request-words.test.ts).
  return ({ key }) => t(`request.${key}` as 'request.account');
}

/** What a refused field says. */
export function useFieldProblem(): (problem: DataFieldProblem) => string {
  const { t } = useTranslation('data-console');
  return (problem) => (problem === 'required' ? t('error.required', { ns: 'common' }) : t(`error.${problem}`));
}
