import { useTranslation } from 'react-i18next';
import { isMovingSpan, readCreatedSpan } from '@/domain/runs/period/created-span';
import { useCreatedText } from '@/shared/execution/use-created-text';

/**
 * Returns a function that converts a period in the format of the URL to text: "Last 7 days", "17/11/2026 00:00 to now".
 */
export function usePeriodText(): (value: string) => string {
  const { t } = useTranslation('executions');
  const textOf = useCreatedText();
  return (value) => {
    if (isMovingSpan(value)) return t(`filter.${value}`);
    const span = readCreatedSpan(value, 0);
    return span === null ? value : textOf(span);
  };
}
