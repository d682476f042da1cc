import { useTranslation } from 'react-i18next';
import type { OnlinePage } from '@/data/online/online-call';
import { useFormat } from '@/i18n/format/use-format';

/** Writes the number of rows of a list: "12", or "more than 30" where the server does not count. */
export function useRowCount(): (page: Pick<OnlinePage<unknown>, 'total' | 'hasUncounted'>) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ total, hasUncounted }) =>
    hasUncounted ? t('pager.moreThan', { number: format.number(total) }) : format.number(total);
}
