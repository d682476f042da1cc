import { useTranslation } from 'react-i18next';
import { isActionType } from '@/domain/configuration/rules/action';

/** An action type in words; one that the console does not know as it is spelled. */
export function useActionWords(): (type: string) => string {
  const { t } = useTranslation('job-forms');
  return (type) => (isActionType(type) ? t(`actionType.${type}`) : type);
}
