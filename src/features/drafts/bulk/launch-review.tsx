import { ArrowLeft, Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { waitAgain } from '@/data/bulk/launch-lines';
import { runLaunches, stopLaunches, useIsLaunching } from '@/data/bulk/running-launches';
import type { ShownLine } from '@/data/bulk/use-bulk';
import { useOnline } from '@/data/sync/use-sync';
import { INSTANCES_PATH, instanceViewPath } from '@/domain/addresses/paths';
import { selectRequest } from '@/domain/addresses/router-state';
import { useFormat } from '@/i18n/format/use-format';
import { problemText } from '@/i18n/problem-text';
import { withStorage } from '@/shared/draft-state/with-storage';
import { Button } from '@/ui/button/button';
import { PageHead, type Crumb } from '@/ui/layout/page-head';
import { DataTable } from '@/ui/table/data-table';
import { Pager } from '@/ui/table/pager/pager';
import { useIsPhone } from '@/ui/layout/use-is-phone';
import { useRowFocus } from '@/ui/layout/use-row-focus';
import { LINES_PER_PAGE } from './line-groups';
import { useLaunchColumns } from './use-launch-columns';
import styles from './review.module.css';

interface LaunchReviewProps {
  id: string;
  /** True for delta runs, false for full runs; null if each integration uses its own setting. */
  delta: boolean | null;
  lines: readonly ShownLine[];
  crumbs: readonly Crumb[];
}

const keyOf = ({ code }: ShownLine): string => code;
const addressOf = ({ code }: ShownLine): string => instanceViewPath(code);

/** The review of a launch of many integrations, which are launched one after the other. */
export function LaunchReview({ id, delta, lines, crumbs }: LaunchReviewProps) {
  const { t } = useTranslation(['bulk', 'launch']);
  const format = useFormat();
  const navigate = useNavigate();
  const online = useOnline();
  const isPhone = useIsPhone();
  const [page, setPage] = useState(1);
  const table = useRef<HTMLDivElement>(null);
  useRowFocus(table);
  const isRunning = useIsLaunching(id);
  // Without codes, this call launches nothing. It only looks up launches that were sent before the page was closed.
  useEffect(() => {
    void runLaunches(id, { codes: [], delta }, problemText);
  }, [id, delta]);
  const columns = useLaunchColumns(
    isRunning || !online
      ? null
      : (code) =>
          withStorage(async ({ drafts }) => {
            await waitAgain(drafts, id, code);
            await runLaunches(id, { codes: [code], delta }, problemText);
          }),
    online ? null : t('launch:offline'),
  );
  const waiting = lines.filter(({ state }) => state === 'waiting').map(keyOf);
  const launched = lines.filter(({ state }) => state === 'launched').length;
  const isUnderWay = isRunning && lines.some(({ state }) => state === 'launching' || state === 'waiting');
  const back = (
    <Button
      variant="quiet"
      icon={ArrowLeft}
      onClick={() => void navigate(INSTANCES_PATH, { state: selectRequest(lines.map(keyOf)) })}
    >
      {t('review.back')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('launch.reviewTitle', { count: lines.length })}
        crumbs={crumbs}
        facts={[t(`launch.${delta === null ? 'own' : delta ? 'delta' : 'full'}`), t('launch.oneByOne')]}
        actions={!isPhone && back}
      />
      {isPhone && <div className={styles.headActions}>{back}</div>}
      <div ref={table} className={styles.table}>
        <DataTable
          label={t('launch.table')}
          columns={columns}
          rows={lines.slice((page - 1) * LINES_PER_PAGE, page * LINES_PER_PAGE)}
          rowKey={keyOf}
          rowLink={addressOf}
        />
      </div>
      <Pager page={page} total={lines.length} pageSize={LINES_PER_PAGE} onPageChange={setPage} />
      <section className={styles.bar} aria-label={t('review.bar')}>
        <div className={styles.barText}>
          <p role="status" className={styles.strong}>
            {t('launch.progress', {
              count: lines.length,
              done: format.number(launched),
              all: format.number(lines.length),
            })}
          </p>
          <p className={styles.quiet}>{t('launch.each')}</p>
        </div>
        <div className={styles.barActions}>
          {isUnderWay && (
            <Button icon={Square} onClick={() => stopLaunches(id)}>
              {t('send.stop')}
            </Button>
          )}
          {!isUnderWay && waiting.length > 0 && (
            <Button
              variant="primary"
              icon={Play}
              disabledReason={online ? null : t('launch:offline')}
              onClick={() => void runLaunches(id, { codes: waiting, delta }, problemText)}
            >
              {t('launch.rest', { count: waiting.length })}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}
