import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import type { TFunction } from 'i18next';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, type Formatters } from '@/i18n/format/use-format';
import { IconButton } from '@/ui/button/icon-button';
import type { LogSearch } from './use-log-search';
import styles from './log-tools.module.css';

interface LogSearchFieldProps {
  search: LogSearch;
  field: RefObject<HTMLInputElement | null>;
}

/** The search of a log with the number of its hits. Enter goes to the next one, Shift Enter to the one before. */
export function LogSearchField({ search, field }: LogSearchFieldProps) {
  const { t } = useTranslation('log');
  const format = useFormat();
  const hasHits = (search.hits?.lines.length ?? 0) > 0;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') search.move(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && search.query !== '') search.setQuery('');
    else return;
    event.preventDefault();
  };
  return (
    <search className={styles.search}>
      <Search size={16} aria-hidden />
      <input
        ref={field}
        value={search.query}
        aria-label={t('search')}
        placeholder={t('searchHint')}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => search.setQuery(event.target.value)}
        onKeyDown={onKey}
      />
      <span role="status" className={styles.hits}>
        {stateText(search, t, format)}
      </span>
      <IconButton
        icon={ChevronUp}
        size="small"
        label={t('previous')}
        disabled={!hasHits}
        onClick={() => search.move(-1)}
      />
      <IconButton
        icon={ChevronDown}
        size="small"
        label={t('next')}
        disabled={!hasHits}
        onClick={() => search.move(1)}
      />
    </search>
  );
}

function stateText({ state, hits, current }: LogSearch, t: TFunction<'log'>, format: Formatters): string {
  switch (state) {
    case 'off':
      return '';
    case 'searching':
      return t('searching');
    case 'no-pattern':
      return t('noPattern');
    case 'too-slow':
      return t('tooSlow');
    case 'found': {
      const count = hits?.lines.length ?? 0;
      if (count === 0) return t('noMatch');
      const words = { at: format.number(current + 1), count: format.number(count) };
      return hits?.isComplete === false ? t('hitsMore', words) : t('hits', words);
    }
  }
}
