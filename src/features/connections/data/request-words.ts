import { useTranslation } from 'react-i18next';
import type { DataFieldProblem, DataRequest } from './data-requests';

/** The name of a request. */
export function useRequestName(): (request: DataRequest) => string {
  const { t } = useTranslation('data-console');
  // request-words.test.ts checks that every request has a name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- request-words.test.ts checks that every request has a text
  return ({ key }) => t(`request.${key}` as 'request.account');
}

/** The error message of a field. */
export function useFieldProblem(): (problem: DataFieldProblem) => string {
  const { t } = useTranslation('data-console');
  return (problem) => (problem === 'required' ? t('error.required', { ns: 'common' }) : t(`error.${problem}`));
}
