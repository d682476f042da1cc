import { Download, SendHorizontal, Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMaking } from '@/data/bulk/making-drafts';
import type { ShownLine } from '@/data/bulk/use-bulk';
import { useOnline } from '@/data/sync/use-sync';
import type { BulkChange } from '@/domain/bulk/bulk-change';
import { isSendableStatus } from '@/domain/bulk/bulk-line';
import { useFormat } from '@/i18n/format/use-format';
import { saveText } from '@/lib/browser/save-text';
import { Button } from '@/ui/button/button';
import { missingDrafts, type ReviewCounts } from './line-groups';
import { useReviewCsv } from './use-review-csv';
import type { ReviewActions } from './use-review-actions';
import styles from './review.module.css';

interface ReviewBarProps {
  id: string;
  change: BulkChange;
  lines: readonly ShownLine[];
  chosen: ReadonlySet<string>;
  counts: ReviewCounts;
  actions: ReviewActions;
}

/** The bar at the bottom: how many lines will be sent, are on their way, or were sent; and the actions. */
export function ReviewBar({ id, change, lines, chosen, counts, actions }: ReviewBarProps) {
  const { t } = useTranslation('bulk');
  const online = useOnline();
  const csvOf = useReviewCsv(change);
  const [isBusy, setIsBusy] = useState(false);
  const isMaking = useIsMaking(id);
  const missing = missingDrafts(lines);
  const countsText = useCountsText(counts);
  const format = useFormat();
  const made = { done: format.number(lines.length - missing), all: format.number(lines.length) };
  const text = isMaking && missing > 0 ? t('missing.making', made) : countsText;
  const codes = lines
    .filter(({ code, status }) => chosen.has(code) && isSendableStatus(status))
    .map(({ code }) => code);
  const send = async (): Promise<void> => {
    setIsBusy(true);
    await actions.send(codes).finally(() => setIsBusy(false));
  };
  const labelKey =
    counts.refused === counts.sendable && counts.refused > 0 ? 'send.again' : online ? 'send.action' : 'send.later';
  return (
    <section className={styles.bar} aria-label={t('review.bar')}>
      <div className={styles.barText}>
        <p role="status" className={styles.strong}>
          {text}
        </p>
        <p className={styles.quiet}>{t('review.each')}</p>
      </div>
      <div className={styles.barActions}>
        <Button icon={Download} onClick={() => saveText('review.csv', csvOf(lines), 'text/csv')}>
          {t('review.csv')}
        </Button>
        {counts.open > 0 && (
          <Button
            icon={Square}
            onClick={() =>
              void actions.takeBack(lines.filter(({ savedAt }) => savedAt !== null).map(({ code }) => code))
            }
          >
            {t('send.stop')}
          </Button>
        )}
        {(counts.sendable > 0 || counts.open === 0) && (
          <Button
            variant="primary"
            icon={SendHorizontal}
            busy={isBusy}
            disabledReason={counts.sendable === 0 ? t('send.nothing') : null}
            onClick={() => void send()}
          >
            {t(labelKey, { count: counts.sendable })}
          </Button>
        )}
      </div>
    </section>
  );
}

function useCountsText({ all, sendable, given, open, sent }: ReviewCounts): string {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const numbers = { count: given, sent: format.number(sent), given: format.number(given) };
  if (open > 0) return t('review.progress', numbers);
  if (given === 0)
    return t('review.willBeSent', { count: sendable, number: format.number(sendable), all: format.number(all) });
  if (sent === given) return t('review.allSent', { count: sent, number: format.number(sent) });
  return t('review.notAll', { ...numbers, failed: format.number(given - sent) });
}
