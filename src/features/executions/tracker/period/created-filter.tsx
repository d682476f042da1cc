import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { FilterSelect } from '@/ui/filter/filter-select';
import { usePeriodText } from './use-period-text';

const loadPanel = async () => {
  const [{ PeriodPanel: Panel }] = await Promise.all([import('./period-panel'), loadMoreTexts()]);
  return { default: Panel };
};
const PeriodPanel = lazyPart(loadPanel);

interface CreatedFilterProps {
  /** A span in the format of the URL (`created-span.ts`); undefined if there is no filter. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const NO_OPTIONS = { options: [] };

/** The filter by creation time: a period such as the last 7 days, or a fixed period from a calendar. */
export function CreatedFilter({ value, onChange }: CreatedFilterProps) {
  const { t } = useTranslation('executions');
  return (
    <FilterSelect
      label={t('column.createdAt')}
      source={NO_OPTIONS}
      value={value === undefined ? [] : [value]}
      onChange={() => onChange(undefined)}
      labelOf={usePeriodText()}
      panel={{
        load: loadPanel,
        render: (close) => (
          <Suspense>
            <PeriodPanel value={value} onChange={onChange} onClose={close} />
          </Suspense>
        ),
      }}
    />
  );
}
