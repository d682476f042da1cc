import { PAGE_SIZE } from '@/lib/page-size';
import { useTranslation } from 'react-i18next';
import type { ExecutionPage } from '@/data/queries/executions/use-execution-page';
import { useFormat } from '@/i18n/format/use-format';

interface ExecutionCountProps {
  page: ExecutionPage;
  filtered: boolean;
}

/** The number of executions or matches, with a note when it is approximate or the rows do not come from the cache. */
export function ExecutionCount({ page, filtered }: ExecutionCountProps) {
  const { t } = useTranslation('executions');
  const format = useFormat();
  const { total, approximate, source } = page;
  // While a list is still loading, the number of its first rows is meaningless.
  if (source === 'requesting' && total < PAGE_SIZE) return <span>{t('grid.requesting')}</span>;
  const number = approximate ? t('grid.about', { number: format.number(total) }) : format.number(total);
  return (
    <span>
      {t(`grid.${source === 'device' ? 'device' : filtered ? 'matching' : 'all'}`, { count: total, number })}
      {source !== 'cache' && source !== 'device' && ` · ${t(`grid.source.${source}`)}`}
    </span>
  );
}
