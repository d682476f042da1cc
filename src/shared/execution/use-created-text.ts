import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatHourMinute } from '@/i18n/format/date';
import type { CreatedSpan } from '@/domain/runs/period/created-span';

/** Returns a function that describes a filter by creation time, e.g. "21/11/2026 00:00 to now". */
export function useCreatedText(): (created: CreatedSpan) => string {
  const { t } = useTranslation('executions');
  return useCallback(
    ({ from, to }) => t('filter.between', { from: momentOf(from), to: to === null ? t('filter.now') : momentOf(to) }),
    [t],
  );
}

function momentOf(time: number): string {
  const date = new Date(time);
  return `${formatDay(date)} ${formatHourMinute(date)}`;
}
