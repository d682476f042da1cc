import { useTranslation } from 'react-i18next';
import type { DataFieldProblem, DataRequest } from './data-requests';

/** Returns a function that gives the name of a request. */
export function useRequestName(): (request: DataRequest) => string {
  const { t } = useTranslation('data-console');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- request-words.test.ts checks that every request has a name
  return ({ key }) => t(`request.${key}` as 'request.account');
}

/** Returns a function that explains why the value of a field is invalid. */
export function useFieldProblem(): (problem: DataFieldProblem) => string {
  const { t } = useTranslation('data-console');
  return (problem) => (problem === 'required' ? t('error.required', { ns: 'common' }) : t(`error.${problem}`));
}
