import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@/domain/instance';
import { formatDateTime } from '@/i18n/format/date';
import { useVersionAuthor } from '@/shared/instance-change/use-version-author';

/** Returns a function that describes a version: "Version 14 by user@acme.test, 20/11/2026 16:20:44". */
export function useVersionWords(): (entry: HistoryEntry) => string {
  const { t } = useTranslation('run');
  const author = useVersionAuthor();
  return ({ version, username, loggedAt }) =>
    t('changes.by', {
      version,
      who: author(username) ?? t('history.system', { ns: 'instance-tabs' }),
      time: formatDateTime(loggedAt),
    });
}
