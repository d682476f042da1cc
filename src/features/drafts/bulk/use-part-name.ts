import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkChange, BulkPart } from '@/domain/bulk/bulk-change';

/**
 * Returns a function that gives the name of a part of a change. If the part changes alerts, its name also says what
 * happens to the addresses.
 */
export function usePartName(change: BulkChange): (part: BulkPart) => string {
  const { t } = useTranslation('bulk');
  return useCallback(
    (part) => {
      const name = t(`part.${part}`);
      if (part !== 'errorAlerts' && part !== 'warningAlerts') return name;
      const mode = change[part]?.mode;
      return mode === undefined ? name : t('part.alertsOf', { name, what: t(`alerts.done.${mode}`) });
    },
    [t, change],
  );
}
