import { useTranslation } from 'react-i18next';
import { useDayTally } from '@/data/queries/period/use-day-tally';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { useFormat } from '@/i18n/format/use-format';

interface DayCountProps {
  /** Any moment of the day, milliseconds since 1970. */
  day: number;
  filters: ExecutionFilters;
}

/**
 * "15 executions, 2 errors, 3 with warnings". Counts all executions of a day that match the filters, on every page of
 * the list. Renders nothing while the numbers are unknown, or if there are no executions.
 */
export function DayCount({ day, filters }: DayCountProps) {
  const { t } = useTranslation('tracker');
  const format = useFormat();
  const tally = useDayTally(day, filters);
  if (!tally || tally.total === 0) return null;
  const { total, errors, warnings } = tally;
  const textOf = (key: 'executions' | 'errors' | 'warnings', count: number): string =>
    t(`day.${key}`, { count, number: format.number(count) });
  return [
    textOf('executions', total),
    ...(errors > 0 ? [textOf('errors', errors)] : []),
    ...(warnings > 0 ? [textOf('warnings', warnings)] : []),
  ].join(', ');
}
