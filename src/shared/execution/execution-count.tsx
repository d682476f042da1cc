import { PAGE_SIZE } from '@/lib/page-size';
import { useTranslation } from 'react-i18next';
import type { ExecutionPage } from '@/data/queries/executions/execution-page';
import { useFormat } from '@/i18n/format/use-format';

interface ExecutionCountProps {
  page: ExecutionPage;
  filtered: boolean;
}

/**
 * The number of executions, or of matching executions if filters are set. Also says if the number is approximate, or if
 * the rows do not come from the cache.
 */
export function ExecutionCount({ page, filtered }: ExecutionCountProps) {
  const { t } = useTranslation('executions');
  const format = useFormat();
  const { total, hasUncounted, approximate, source } = page;
  // While the page is being requested, `total` may count only the rows on this device, so it is hidden while it is less
  // than a page.
  if (source === 'requesting' && total < PAGE_SIZE) return <span>{t('grid.requesting')}</span>;
  const count = format.number(total);
  const known = approximate ? t('grid.about', { number: count }) : count;
  const number = hasUncounted ? t('pager.moreThan', { ns: 'common', number: count }) : known;
  return (
    <span>
      {t(`grid.${source === 'device' ? 'device' : filtered ? 'matching' : 'all'}`, { count: total, number })}
      {source !== 'cache' && source !== 'device' && `\u00A0· ${t(`grid.source.${source}`)}`}
    </span>
  );
}
