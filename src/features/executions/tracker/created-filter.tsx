import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@/ui/filter/filter-select';
import { readCreatedSpan, type MovingSpan } from '@/domain/runs/figures/created-span';
import { useCreatedText } from '@/shared/execution/use-created-text';

const CHOICES = ['today', 'yesterday', 'night', 'day', 'week', 'month'] as const satisfies readonly MovingSpan[];

interface CreatedFilterProps {
  /** A span in the format of the URL (`created-span.ts`); undefined if there is no filter. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The filter by creation time, with periods that move with the time. Fixed periods are chosen in the histogram. */
export function CreatedFilter({ value, onChange }: CreatedFilterProps) {
  const { t } = useTranslation('executions');
  const textOf = useCreatedText();
  return (
    <FilterSelect
      label={t('column.createdAt')}
      source={{ options: CHOICES.map((span) => ({ value: span, label: t(`filter.${span}`) })) }}
      value={value === undefined ? [] : [value]}
      onChange={([next]) => onChange(next)}
      labelOf={(text) => {
        const span = readCreatedSpan(text, 0);
        return span === null ? text : textOf(span);
      }}
    />
  );
}
