import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@/ui/filter/filter-select';
import { readCreatedSpan, writeCreatedSpan } from '@/domain/runs/figures/created-span';
import { useCreatedText } from './use-created-text';

/** The name of each period, and its start and end as a number of days before today; null if it has no end. */
const CHOICES = [
  ['today', 0, null],
  ['yesterday', 1, 0],
  ['week', 6, null],
  ['month', 29, null],
] as const;

interface CreatedFilterProps {
  /** A span in the format of the URL (`created-span.ts`); undefined if there is no filter. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The filter by creation time, with some common periods. Other periods are chosen in the histogram. */
export function CreatedFilter({ value, onChange }: CreatedFilterProps) {
  const { t } = useTranslation('executions');
  const textOf = useCreatedText();
  const options = CHOICES.map(([choice, first, last]) => ({
    value: writeCreatedSpan({ from: startOfDay(first), to: last === null ? null : startOfDay(last) }),
    label: t(`filter.${choice}`),
  }));
  return (
    <FilterSelect
      label={t('column.createdAt')}
      source={{ options }}
      value={value === undefined ? [] : [value]}
      onChange={([next]) => onChange(next)}
      labelOf={(text) => {
        const span = readCreatedSpan(text);
        return span === null ? text : textOf(span);
      }}
    />
  );
}

function startOfDay(daysAgo: number): number {
  const date = new Date();
  date.setDate(date.getDate() - daysAgo);
  return date.setHours(0, 0, 0, 0);
}
