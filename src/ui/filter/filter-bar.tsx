import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import styles from './filter.module.css';

interface FilterBarProps {
  /** Clears all filters. Pass it only while a filter is set. */
  onClear?: (() => void) | undefined;
  /** The number of results, e.g. "1,204 results". It is shown at the right end of the bar. */
  count?: ReactNode;
  children: ReactNode;
}

/** The line of filter chips above a list. */
export function FilterBar({ onClear, count, children }: FilterBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t('filter.label')}</legend>
        {children}
        {onClear && (
          <Button variant="quiet" size="small" onClick={onClear}>
            {t('action.clearFilters')}
          </Button>
        )}
      </fieldset>
      {count !== undefined && <div className={styles.count}>{count}</div>}
    </div>
  );
}
