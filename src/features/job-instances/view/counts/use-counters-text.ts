import { useTranslation } from 'react-i18next';
import type { ItemCounter } from '@/domain/runs/figures/run-items';
import { useFormat } from '@/i18n/format/use-format';
import { counterText, stepText } from '@/shared/runs/run-names';

/** Returns a function that writes counters with their steps: "created + updated of “Write products”". */
export function useCountersText(): (counters: readonly ItemCounter[]) => string {
  const { t } = useTranslation('job-instances');
  const format = useFormat();
  return (counters) => {
    const steps = [...new Set(counters.map(({ step }) => step))];
    const parts = steps.map((step) => {
      const names = counters.flatMap((each) => (each.step === step ? [counterText(each.counter)] : []));
      return t('counts.of', { counters: names.join(' + '), step: stepText(step) });
    });
    return format.list(parts);
  };
}
