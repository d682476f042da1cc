import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Footer } from '@/app/shell/footer';
import noticeStyles from '@/app/shell/notices/notices.module.css';
import shellStyles from '@/app/shell/shell.module.css';
import styles from '@/shared/execution/execution.module.css';
import { ExecutionTable } from '@/shared/execution/execution-table';
import { FilterBar } from '@/ui/filter/filter-bar';
import filterStyles from '@/ui/filter/filter.module.css';
import { PageHead } from '@/ui/layout/page-head';
import popoverStyles from '@/ui/overlay/popover.module.css';
import { Pager } from '@/ui/table/pager';
import type { ExecutionRow } from '@/domain/execution';
import { TopBar } from './top-bar';

const MANY = 1_000_000;

/** The tracker and its frame as a super administrator sees it, with one row to be copied. */
export function TrackerScreen({ row }: { row: ExecutionRow }) {
  const { t } = useTranslation();
  const title = t('nav.executionTracker');
  return (
    <div className={shellStyles.shell}>
      <a href="#content" className={shellStyles.skip}>
        {t('nav.skip')}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className={shellStyles.content}>
        <div className={noticeStyles.notices} />
        <PageHead title={title} />
        <div>
          <div className={styles.line}>
            <Filters />
            <div className={styles.facts} />
          </div>
          <ExecutionTable name={title} rows={[row]} showCompany empty={null} slideIn={false} />
          <div className={styles.foot}>
            <Pager page={1} total={MANY} onPage={() => undefined} />
          </div>
        </div>
      </main>
      <Footer />
    </div>
  );
}

function Filters() {
  const { t } = useTranslation('executions');
  return (
    <FilterBar>
      <Chip label={t('filter.instance')} />
      <Chip label={t('filter.status')} />
      <Chip label={t('filter.createdBy')} />
      <Chip label={t('filter.company')} />
    </FilterBar>
  );
}

function Chip({ label }: { label: string }) {
  return (
    <span className={filterStyles.chip}>
      <span className={popoverStyles.frame}>
        <button type="button" aria-haspopup="dialog" aria-expanded={false} className={filterStyles.open} title="">
          <span className={filterStyles.name}>{label}</span>
          <ChevronDown size={14} aria-hidden />
        </button>
      </span>
    </span>
  );
}
