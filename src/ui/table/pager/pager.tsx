import { PAGE_SIZE } from '@/lib/page-size';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '../../button/button';
import { IconButton } from '../../button/icon-button';
import { pageCount, pagesAround } from './pager-pages';
import styles from './pager.module.css';

interface PagerProps {
  /** The current page; the first page is 1. */
  page: number;
  /** The number of rows on all pages. */
  total: number;
  /** True if there are more rows than `total`, and nobody knows how many. */
  hasUncounted?: boolean | undefined;
  pageSize?: number;
  onPageChange: (page: number) => void;
  /** The accessible name. Two pagers of the same list need different names. */
  label?: string;
}

/**
 * Shows the range of rows and the page number. Has buttons for the first, previous, next and last page, and for up to
 * three pages around the current page. The list shows the number of all rows, so the pager does not. Renders nothing if
 * there is only one page.
 */
export function Pager({ page, total, hasUncounted = false, pageSize = PAGE_SIZE, onPageChange, label }: PagerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const count = pageCount(hasUncounted ? total + 1 : total, pageSize);
  if (count === 1) return null;
  const range = {
    first: format.number((page - 1) * pageSize + 1),
    last: format.number(Math.min(page * pageSize, total)),
  };
  const jump = (icon: LucideIcon, label: string, to: number, disabled: boolean) => (
    <IconButton icon={icon} label={label} size="small" disabled={disabled} onClick={() => onPageChange(to)} />
  );
  return (
    <nav className={styles.pager} aria-label={label ?? t('pager.label')}>
      {page <= count && (
        <>
          <span className={styles.text}>{t('pager.range', range)}</span>
          <span className={styles.text}>
            {hasUncounted
              ? t('pager.page', { page: format.number(page) })
              : t('pager.of', { page: format.number(page), count: format.number(count) })}
          </span>
        </>
      )}
      {jump(ChevronFirst, t('pager.first'), 1, page <= 1)}
      {jump(ChevronLeft, t('pager.previous'), Math.min(page - 1, count), page <= 1)}
      {pagesAround(page, count).map((number) => (
        <Button
          key={number}
          variant="quiet"
          size="small"
          className={styles.number}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPageChange(number)}
        >
          {format.number(number)}
        </Button>
      ))}
      {jump(ChevronRight, t('pager.next'), page + 1, page >= count)}
      {!hasUncounted && jump(ChevronLast, t('pager.last'), count, page >= count)}
    </nav>
  );
}
