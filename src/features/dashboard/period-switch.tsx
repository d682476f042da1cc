import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readRemembered, remember } from '@/data/user-storage';
import { PERIODS, type Period } from '@/domain/runs/figures/period';
import { Segments } from '@/ui/pick/segments';

const NAME = 'dashboard-period';

/** The period of the dashboard, remembered per person; at first it is the night. */
export function useChosenPeriod(): [Period, (period: Period) => void] {
  const [period, setPeriod] = useState(rememberedPeriod);
  const choose = (next: Period): void => {
    remember(NAME, next);
    setPeriod(next);
  };
  return [period, choose];
}

function rememberedPeriod(): Period {
  const name = readRemembered(NAME);
  return PERIODS.find((period) => period === name) ?? 'night';
}

/** Chooses the period that the dashboard shows. */
export function PeriodSwitch({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  const { t } = useTranslation('dashboard');
  const options = PERIODS.map((period) => ({ value: period, label: t(`period.${period}`) }));
  return <Segments label={t('period.label')} options={options} value={value} onChange={onChange} />;
}
