import { useTranslation } from 'react-i18next';
import type { OnlinePage } from '@/data/online/online-call';
import { useFormat } from '@/i18n/format/use-format';

/**
 * Returns a function that writes the number of a list's rows: "12", or "more than 30" if the server does not count
 * them.
 */
export function useRowCountText(): (page: Pick<OnlinePage<unknown>, 'total' | 'hasUncounted'>) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ total, hasUncounted }) =>
    hasUncounted ? t('pager.moreThan', { number: format.number(total) }) : format.number(total);
}
