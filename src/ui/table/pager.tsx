import { PAGE_SIZE } from '@/lib/page-size';
import { ChevronFirst, ChevronLast } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { classNames } from '../theme/class-names';
import { pageCount, pagesAround } from './pager-pages';
import styles from './pager.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  /** The number of rows on all pages. */
  total: number;
  /** Whether there are more rows than `total`, and nobody knows how many. */
  hasUncounted?: boolean | undefined;
  pageSize?: number;
  onPageChange: (page: number) => void;
  /** The accessible name; two pagers of one list need different names. */
  label?: string;
}

/**
 * Shows the range of rows and the page number, buttons for up to three pages around the current one, and jumps to the
 * first and last page. Renders nothing for a single page.
 */
export function Pager({ page, total, hasUncounted = false, pageSize = PAGE_SIZE, onPageChange, label }: PagerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const count = pageCount(hasUncounted ? total + 1 : total, pageSize);
  if (count === 1) return null;
  const range = {
    first: format.number((page - 1) * pageSize + 1),
    last: format.number(Math.min(page * pageSize, total)),
    total: hasUncounted ? t('pager.moreThan', { number: format.number(total) }) : format.number(total),
  };
  return (
    <nav className={styles.pager} aria-label={label ?? t('pager.label')}>
      {page <= count && (
        <>
          <span className={classNames(styles.text, styles.range)}>{t('pager.range', range)}</span>
          <span className={styles.text}>
            {hasUncounted
              ? t('pager.page', { page: format.number(page) })
              : t('pager.of', { page: format.number(page), count: format.number(count) })}
          </span>
        </>
      )}
      <IconButton
        icon={ChevronFirst}
        label={t('pager.first')}
        size="small"
        disabled={page <= 1}
        onClick={() => onPageChange(1)}
      />
      {pagesAround(page, count).map((number) => (
        <Button
          key={number}
          variant="quiet"
          size="small"
          className={styles.number}
          aria-label={t('pager.page', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPageChange(number)}
        >
          {number}
        </Button>
      ))}
      {!hasUncounted && (
        <IconButton
          icon={ChevronLast}
          label={t('pager.last')}
          size="small"
          disabled={page >= count}
          onClick={() => onPageChange(count)}
        />
      )}
    </nav>
  );
}
