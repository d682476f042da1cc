import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@/domain/instance';
import { formatDateTime } from '@/i18n/format/date';

/** Returns a function that describes a version: "Version 14 by user@acme.test, 20/11/2026 16:20:44". */
export function useVersionWords(): (entry: HistoryEntry) => string {
  const { t } = useTranslation('run');
  return ({ version, username, loggedAt }) =>
    t('changes.by', {
      version,
      who: username ?? t('history.system', { ns: 'instance-tabs' }),
      time: formatDateTime(loggedAt),
    });
}
