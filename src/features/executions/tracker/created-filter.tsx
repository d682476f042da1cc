import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@/ui/filter/filter-select';
import { readCreatedSpan, writeCreatedSpan } from './created-span';
import { useCreatedText } from './use-created-text';

/** The days before today with which each choice begins, and those with which it ends; null is until now. */
const CHOICES = [
  ['today', 0, null],
  ['yesterday', 1, 0],
  ['week', 6, null],
  ['month', 29, null],
] as const;

interface CreatedFilterProps {
  /** As the address has it (`created-span.ts`); undefined without a filter. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The filter by the time of creation, for some usual periods. The histogram chooses any other one. */
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

function startOfDay(before: number): number {
  const date = new Date();
  date.setDate(date.getDate() - before);
  return date.setHours(0, 0, 0, 0);
}
