import { useTranslation } from 'react-i18next';
import { isActionType } from '@/domain/configuration/rules/action';

/** The label of an action type; an unknown type is shown unchanged. */
export function useActionWords(): (type: string) => string {
  const { t } = useTranslation('job-forms');
  return (type) => (isActionType(type) ? t(`actionType.${type}`) : type);
}
