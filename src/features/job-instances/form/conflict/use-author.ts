import { useTranslation } from 'react-i18next';
import type { ConflictState } from './use-conflict';

/** Who made the other version, in words. */
export function useAuthor(): (change: ConflictState['change']) => string {
  const { t } = useTranslation('job-instances');
  return (change) => (change === null ? t('conflict.someone') : (change.username ?? t('conflict.system')));
}
